points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
offers-per-turn-count =
    { $count ->
        [0] pas d’offres
        [one] 1 offre par tour
       *[other] { $count } offres par tour
    }
scenario = Carte
scenario-help = Le plateau, son objectif et ses règles particulières.
custom = Ta propre carte
custom-help = Un fichier de scénario, ou une carte de l’atelier.
points-to-win = Points pour gagner
points-to-win-help = Chaque carte a son propre objectif ; choisis-en un autre pour une partie plus courte ou plus longue.
pirate = Pirate
pirate-help = Un bateau noir qui pille en mer comme le voleur sur terre.
friendly-robber = Voleur aimable
friendly-robber-help = Les joueurs qui ont deux points ou moins sont épargnés.
harbours = Ports
harbours-help = Quel port se trouve où.
red-apart = Numéros rouges séparés
red-apart-help = Quand on distribue les numéros, 6 et 8 ne sont jamais côte à côte.
domestic-trade = Échanges entre joueurs
domestic-trade-help = Sinon, on n’échange qu’avec la banque.
offers-per-turn = Offres par tour
offers-per-turn-help = Combien de fois le joueur dont c’est le tour peut proposer un échange aux autres.
dice = Dés
dice-help = Les dés équilibrés sont une pile des 36 lancers, mélangée à nouveau quand elle est épuisée.
numbers = Numéros
numbers-help = Comment les numéros sont placés sur une île distribuée.
home-island-limit = Place sur l’île de départ
home-island-limit-help = La moitié des joueurs au plus commence sur la même île (La grande traversée).
redeal = Redistribuer
redeal-help = Avant le début de la partie, le plateau peut être redistribué si tout le monde est d’accord.
trade-lines = Lignes commerciales
trade-lines-help = Un jeton pour chaque ligne de chez soi à l’autre côte : quel chemin compte, et où une ligne partagée peut finir (La grande traversée).
start-ship-card = Découvertes des bateaux de départ
start-ship-card-help = Un bateau de départ qui découvre une terre rapporte-t-il une carte (Océanie) ?
two-players = À deux
two-players-help = La règle est prévue pour trois ou quatre joueurs. À deux, on peut jouer les cartes « L’île » et « Nouveaux rivages » selon les mêmes règles ; il y a plus de place et moins d’échanges.
rolls = Lancers
rolls-help = Les deux dés sont tirés et montrés ; les parties de versions antérieures ne connaissent que leur somme.
harbours-shuffled = ports mélangés
harbours-fixed = ports comme imprimés
dice-fair = dés ordinaires
dice-levelled = dés équilibrés
numbers-spiral = numéros en spirale
numbers-random = numéros au hasard
pirate-on = avec le pirate
pirate-off = sans pirate
friendly-robber-on = voleur aimable
friendly-robber-off = voleur ordinaire
red-apart-on = numéros rouges séparés
red-apart-off = numéros rouges parfois voisins
domestic-trade-on = échanges entre joueurs
domestic-trade-off = échanges avec la banque seulement
home-island-limit-on = places limitées sur chaque côte
home-island-limit-off = départ sur la côte de son choix
redeal-on = le plateau peut être redistribué
redeal-off = on garde le premier plateau
trade-lines-own-first = lignes à soi avant les lignes partagées
trade-lines-shortest = la ligne commerciale la plus courte compte
start-ship-card-on = les bateaux de départ rapportent une carte
start-ship-card-off = les bateaux de départ ne rapportent pas de carte
two-players-on = à deux aussi
two-players-off = à trois ou à quatre
rolls-pairs = les deux dés
rolls-sums = seulement la somme des dés
