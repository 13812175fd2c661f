an-empty-sea = Une mer vide
land-and-sea = Terre et mer
numbers = Numéros
harbours = Ports
islands-start-victory-chips = Îles, départ, jetons de victoire
robber-and-pirate = Voleur et pirate
size-of-the-map = Taille de la carte
random-shuffled-before-each-game = Au hasard : mélangé avant chaque partie
random-land-or-sea = Au hasard, terre ou mer
undiscovered = Inexploré
no-number = Sans numéro
random-number = Numéro au hasard
number-drawn-in-play = Numéro tiré en cours de partie
harbour-of-a-random-kind = Port d’une sorte au hasard
starting-area-on-or-off = Zone de départ : oui ou non
robber = Voleur
pirate = Pirate
add-a-hex = Ajouter une case
remove-a-hex = Retirer une case
no-victory-chips = Pas de jetons de victoire
victory-chips-for-the-first-settlement = Jetons de victoire pour la première colonie sur chaque île
victory-chips-for-each-foreign-island = Jetons de victoire pour chaque île étrangère
victory-chips-for-trade-lines-between = Jetons de victoire pour les lignes commerciales entre deux îles
main-island = île principale
far-side = autre rive
desert-belt = bande de désert
sea = mer
undiscovered-2 = inexploré
random = au hasard
row-place = rangée { $at }, place { $at-2 }
land-brush =
    { $terrain ->
        [sea] Mer
        [desert] Désert
        [gold] Rivière d’or
        [fields] Champs
        [hills] Collines
        [mountains] Montagnes
        [pasture] Pâturage
       *[woods] Forêt
    }
harbour-brush =
    { $kind ->
        [brick] Port argile 2:1
        [lumber] Port bois 2:1
        [wool] Port laine 2:1
        [grain] Port blé 2:1
        [ore] Port minerai 2:1
       *[any] Port 3:1
    }
island-brush =
    { $letter ->
        [m] Île principale
        [n] Autre rive
        [d] Bande de désert
       *[other] Île { $letter }
    }
island-of = île { $letter }
