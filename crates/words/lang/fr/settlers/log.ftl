the-board-is-dealt-again = Le plateau est redistribué.
keeps-the-board = garde le plateau
wants-a-new-board = veut un nouveau plateau
discovers =
    { $terrain ->
        [sea] découvre la mer
        [desert] découvre un désert
        [gold] découvre une rivière d’or
        [fields] découvre des champs
        [hills] découvre des collines
        [mountains] découvre des montagnes
        [pasture] découvre un pâturage
       *[woods] découvre une forêt
    }
moves-the-robber = déplace le voleur
moves-the-pirate = déplace le pirate
picks-up-a-ship = reprend un bateau
builds =
    { $piece ->
        [road] construit une route
        [ship] construit un bateau
        [settlement] construit une colonie
       *[city] construit une ville
    }
rolls = fait { $sum } aux dés
rolls-dice = fait { $sum } aux dés ({ $first } + { $second })
gets = reçoit { $cards }
plays =
    { $card ->
        [knight] joue un chevalier
        [road-building] joue la construction de routes
        [invention] joue l’invention
       *[monopoly] joue le monopole
    }
buys-a-development-card = achète une carte de développement
offers = propose : { $trade }
makes-no-trade = ne fait pas d’échange
for = { $give } contre { $take }
trades-with = échange avec { $with } : { $trade }
refuses = refuse
agrees = accepte
makes-a-counter-offer = fait une contre-offre : { $trade }
nobody-has-the-longest-trade-route = Plus personne n’a la plus longue route commerciale.
returns-a-victory-chip-the-trade = rend un jeton de victoire : la ligne commerciale est coupée
completes-a-trade-line = achève une ligne commerciale
takes-the-from-the-main-island = prend le { $number } sur l’île principale
not-enough-in-the-bank-nobody = La banque n’a plus assez de cartes ({ $kind }) : personne n’en reçoit.
steals-from = vole { $card } à { $victim }
gets-from = prend { $cards } à { $from }
must-discard = doit défausser { $cards }
discards = défausse { $cards }
trades-for-with-the-bank = échange { $give } contre { $take } avec la banque
trades-for-with = échange { $give } contre { $take } avec { $with }
now-has-the-longest-trade-route = a maintenant la plus longue route commerciale : { $length } tronçons
now-has-the-largest-army-knights = a maintenant l’armée la plus puissante : { $knights } chevaliers
earns-chips-for =
    { $reason ->
        [island]
            { $chips ->
                [one] gagne un jeton de victoire pour une nouvelle île
               *[other] gagne { $chips } jetons de victoire pour une nouvelle île
            }
       *[trade-line]
            { $chips ->
                [one] gagne un jeton de victoire pour une ligne commerciale
               *[other] gagne { $chips } jetons de victoire pour une ligne commerciale
            }
    }
the-game-is-over-wins-with =
    { $count ->
        [one] La partie est terminée : { $names } gagne avec { $best } points.
       *[other] La partie est terminée : { $names } gagnent avec { $best } points chacun.
    }
lays-a-harbour =
    { $kind ->
        [brick] pose un port argile 2:1
        [lumber] pose un port bois 2:1
        [wool] pose un port laine 2:1
        [grain] pose un port blé 2:1
        [ore] pose un port minerai 2:1
       *[any] pose un port 3:1
    }
steals-a-card-from = vole une carte à { $victim }
buys-the-card = achète une carte de développement : { $card }
discards-and-more = défausse { $cards } ; encore { $count } à défausser
trades-with-you = échange avec toi : { $trade }
