king-robber-baron = Roi & Baron brigand
no-tiles-are-added-but-two = Aucune tuile ne s’ajoute, mais deux titres. Ils attendent à côté de la carte que quelqu’un les mérite.
whoever-finishes-the-first-city-becomes = Qui termine la première ville devient Roi. Ensuite, le titre passe à qui termine une ville qui a plus de tuiles que toutes celles déjà terminées.
in-the-same-way-whoever-finishes = De la même façon, qui termine la plus longue route devient Baron brigand.
it-only-matters-who-lays-the = Seul compte qui pose la dernière tuile, pas à qui sont les partisans qui s’y trouvent ; même une ville ou une route vide compte. Les blasons, auberges et cathédrales ne comptent pas, et une taille égale ne suffit pas pour prendre le titre.
at-the-end-of-the-game = À la fin de la partie, le Roi reçoit 1 point par ville terminée sur la carte, le Baron brigand 1 point par route terminée, peu importe qui les a bâties.
this-tile-finishes-a-city-of = Cette tuile termine une ville de 4 tuiles. Qui l’a posée est maintenant Roi, jusqu’à ce que quelqu’un termine une ville d’au moins 5.
