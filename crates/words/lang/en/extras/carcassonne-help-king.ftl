king-robber-baron = King & Robber Baron
no-tiles-are-added-but-two = No tiles are added, but two titles. They lie beside the map until somebody earns them.
whoever-finishes-the-first-city-becomes = Whoever finishes the first city becomes King. After that, finishing a city with more tiles than any finished one takes the title away.
in-the-same-way-whoever-finishes = In the same way, whoever finishes the longest road becomes Robber Baron.
it-only-matters-who-lays-the = It only matters who lays the last tile, not whose followers stand there; even an empty city or road counts. Pennants, inns and cathedrals do not count, and an equal size does not take a title away.
at-the-end-of-the-game = At the end of the game the King gets 1 point for every finished city on the map, the Robber Baron 1 point for every finished road, whoever built them.
this-tile-finishes-a-city-of = This tile finishes a city of 4 tiles. Whoever laid it is King now, until somebody finishes a city of at least 5.
