no-victory-chips = pas de jetons de victoire
victory-chips-for-new-shores = jetons de victoire pour de nouveaux rivages
victory-chips-for-foreign-islands = jetons de victoire pour les îles étrangères
victory-chips-for-trade-lines = jetons de victoire pour les lignes commerciales
points-to-win = { $plan } points pour gagner
player-range = { $least }–{ $most } joueurs
player-range-or-two = { $least }–{ $most } joueurs, ou 2
two-may-play = À deux : la règle prévoit trois ou quatre joueurs ; rien d’autre ne change.
player-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
times-the-base-game = { $length } : { $whole },{ $tenths } × le jeu de base
ships = bateaux
gold-rivers = rivières d’or
undiscovered-hexes = cases inexplorées
numbers-on-landing = numéros tirés en accostant
dealt-at-random = terre et mer distribuées au hasard
harbours-by-players = ports posés par les joueurs
one-home-island = une seule île de départ
