king = King
robber-baron = Robber Baron
a-city-of = a city of
a-road-of = a road of
titles = Titles
the-largest-finished-city-and-the = The largest finished city and the longest finished road: what is to be outdone.
worth-now = { $name }: worth { $points } now
