farmers = Paysans
followers-may-lie-down-in-fields = Les partisans peuvent se coucher dans les prés et rapporter des points en fin de partie.
city-of-two-tiles = Ville de deux tuiles
what-the-smallest-city-scores-when = Ce que rapporte la plus petite ville une fois terminée.
scoring-of-fields = Décompte des prés
how-farmers-score-at-the-end = Comment les paysans comptent en fin de partie.
copies-of-the-base-game = Nombre de jeux de base
more-copies-make-a-larger-map = Plusieurs jeux donnent une plus grande carte et une partie plus longue.
followers = Partisans
how-many-each-player-has-7 = Combien chaque joueur en a ; 7 selon la règle.
expansions = Extensions
play-with-none-one-or-any = Jouez sans extension, avec une seule ou avec le mélange de votre choix.
rules-of-the-expansions = Règles des extensions
untick-the-first-to-choose-single = Décoche la première case pour choisir les règles une à une ; une règle peut aussi s’ajouter aux tuiles d’une autre extension.
a-pig-left-alone = Cochon resté seul
what-a-pig-does-when-the = Ce que fait un cochon quand le dernier paysan de son propriétaire est parti.
the-fairys-point = Point de la fée
who-gets-a-point-from-the = Qui reçoit un point de la fée au début de son tour.
the-fairy-stands = Place de la fée
whom-she-helps-one-follower-or = Qui elle aide : un seul partisan, ou tous ceux de sa tuile.
the-dragon-moves = Le dragon avance
anyone-it-chases-away-before-scoring = Qui se fait chasser avant le décompte n’a pas de points.
a-princess-must-choose = La princesse doit choisir
whoever-adds-her-to-a-city = Qui l’ajoute à une ville occupée par des chevaliers doit en renvoyer un.
towers-open-again = Tours rouvertes
a-tower-may-grow-again-once = Une tour peut de nouveau grandir dès que le partisan au sommet est parti.
ransom-on-credit = Rançon à crédit
prisoners-may-be-bought-back-with = On peut racheter un prisonnier avec moins de 3 points.
a-princess-must-act = la princesse doit agir
a-princess-may-act = la princesse peut agir
towers-open-again-2 = les tours se rouvrent
towers-stay-closed = les tours restent fermées
ransom-on-credit-2 = rançon à crédit
no-ransom-on-credit = pas de rançon à crédit
with-farmers = avec paysans
without-farmers = sans paysans
n-4-points = 4 points
n-2-points = 2 points
n-3-per-finished-city-at-a = 3 par ville terminée, pour chaque pré
n-4-per-finished-city-once = 4 par ville terminée, une seule fois
goes-home = rentre chez lui
stays-to-the-end = reste jusqu’à la fin
everyone-on-her-tile = tous ceux de sa tuile
only-the-follower-beside-her = seulement le partisan à ses côtés
whoever-stands-in-that-place = quiconque prend la place de ce partisan
with-one-follower = auprès d’un partisan
on-a-tile-with-all-who = sur une tuile, auprès de tous
before-scoring = avant le décompte
after-scoring = après le décompte
inns-cathedrals = Auberges & Cathédrales
traders-builders = Marchands & Bâtisseurs
princess-dragon = Princesse & Dragon
the-tower = La Tour
king-robber-baron = Roi & Baron brigand
all-rules-of-the-chosen-expansions = toutes celles des extensions choisies
big-follower = grand partisan
inns = auberges
cathedrals = cathédrales
goods = marchandises
builder = bâtisseur
pig = cochon
fairy = fée
volcano-and-dragon = volcan et dragon
portals = portails magiques
princesses = princesses
towers = tours
king = Roi
robber-baron = Baron brigand
base-games-mixed =
    { $count ->
        [one] { $count } jeu de base
       *[other] { $count } jeux de base mélangés
    }
followers-each =
    { $count ->
        [one] { $count } partisan par joueur
       *[other] { $count } partisans par joueur
    }
two-tile-city-scores =
    { $points ->
        [one] { $points } point pour une ville de deux tuiles
       *[other] { $points } points pour une ville de deux tuiles
    }
lone-pig-does =
    { $does ->
        [stays] un cochon seul reste jusqu’à la fin
       *[returns] un cochon seul rentre chez lui
    }
fairy-point-goes-to =
    { $whom ->
        [tile] point de la fée : tous ceux de sa tuile
        [place] point de la fée : quiconque prend la place de son partisan
       *[follower] point de la fée : seulement le partisan à ses côtés
    }
fairy-stands-with =
    { $place ->
        [on-tile] la fée se tient sur une tuile, auprès de tous
       *[by-follower] la fée se tient auprès d’un partisan
    }
dragon-moves-when =
    { $when ->
        [after-scoring] le dragon avance après le décompte
       *[before-scoring] le dragon avance avant le décompte
    }
game-with-expansions =
    { $count ->
        [one] { $game } · { $count } extension
       *[other] { $game } · { $count } extensions
    }
