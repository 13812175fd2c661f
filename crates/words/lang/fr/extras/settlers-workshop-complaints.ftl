there-is-no-land-yet-to = Il n’y a pas encore de terre où commencer
undiscovered-hexes-need-a-stack-to = Les cases inexplorées ont besoin d’une pile où les tirer
there-is-a-stack-of-hexes = Il y a une pile de cases en trop : aucune case inexplorée n’y est tirée
numbers-that-are-drawn-in-play = Les numéros tirés en cours de partie ont besoin d’un sac
there-is-a-bag-of-numbers = Il y a un sac de numéros en trop : aucune case n’y puise
tick-for-how-many-players-it = Choisis le nombre de joueurs : deux, trois ou quatre
the-goal-must-lie-between-3 = L’objectif doit être entre 3 et 50 points
roads-and-ships-together-at-most = Routes et bateaux ensemble : 32 au maximum par joueur
the-map-needs-at-least-one = La carte a besoin d’au moins une rangée
this-row-is-too-long = Cette rangée est trop longue
the-map-is-too-large-at = La carte est trop grande : 64 cases et 192 intersections au maximum
numbers-in-a-spiral-need-an = Les numéros en spirale demandent une île de 19 cases à la forme du jeu de base, avec ses 18 numéros
it-is-not-clear-from-which = On ne sait pas de quelle réserve cette case est tirée
it-is-not-clear-from-which-2 = On ne sait pas de quelle réserve cette case reçoit son numéro
there-is-no-such-hex = Cette case n’existe pas
something-is-not-right-here = Quelque chose ne va pas ici
at-most-16-harbours = 16 ports au maximum
the-players-lay-the-harbours-themselves = Les joueurs posent les ports eux-mêmes : retire ceux-ci de la côte
two-harbours-share-an-intersection-move = Deux ports partagent une intersection : déplace l’un d’eux
a-harbour-cannot-lie-beside-a = Un port ne peut pas border une case tirée au hasard ou inexplorée
this-harbour-lies-inland-it-needs = Ce port est à l’intérieur des terres : il lui faut de l’eau d’un côté
this-harbour-lies-out-at-sea = Ce port est en pleine mer : il lui faut de la terre d’un côté
the-kinds-of-harbours-on-the = Les sortes de ports sur la côte ne correspondent pas à leur nombre dans les réglages
nobody-can-start-beside-undiscovered-hexes = Personne ne peut commencer à côté de cases inexplorées
nobody-can-start-at-sea-choose = Personne ne peut commencer en mer : choisis de la terre comme zone de départ
there-are-victory-chips-for-an = Il y a des jetons de victoire pour une île qui n’existe pas
trade-lines-need-two-islands-and = Les lignes commerciales demandent deux îles, et les deux colonies de départ sur l’une d’elles
the-robber-starts-on-the-desert = Le voleur commence dans le désert, mais il n’y en a pas
the-robber-must-stand-on-land = Le voleur doit être sur terre
the-pirate-must-be-at-sea = Le pirate doit être en mer
the-robber-needs-two-land-hexes = Le voleur a besoin de deux cases de terre entre lesquelles se déplacer
no-deal-has-such-islands = Aucune distribution de ces cases ne donne de telles îles
this-file-is-too-long-for = Ce fichier est trop long pour une carte : dans une partie enregistrée, il occuperait { $bytes } octets, et il n’y a de place que pour { $most }.
two-islands-touch-here-leave-water = Deux îles se touchent ici ({ $first }, { $second }) : laisse de l’eau entre elles, ou fais-en une seule île
pieces-per-player =
    { $what ->
        [settlements] Il faut entre { $least } et 30 colonies par joueur
        [cities] Il faut entre { $least } et 30 villes par joueur
        [roads] Il faut entre { $least } et 30 routes par joueur
       *[ships] Il faut entre { $least } et 30 bateaux par joueur
    }
is-unknown-here-use-one-of = « { $word } » est inconnu ici ; utilise un de ces mots : { $known }
needs-a-number =
    { $terrain ->
        [gold] Cette case d’or a besoin d’un numéro
        [fields] Cette case de champs a besoin d’un numéro
        [hills] Cette case de collines a besoin d’un numéro
        [mountains] Cette case de montagnes a besoin d’un numéro
        [pasture] Cette case de pâturage a besoin d’un numéro
       *[woods] Cette case de forêt a besoin d’un numéro
    }
cannot-have-a-number =
    { $terrain ->
        [sea] Cette case de mer ne peut pas avoir de numéro
        [desert] Cette case de désert ne peut pas avoir de numéro
       *[unknown] Cette case face cachée ne peut pas avoir de numéro
    }
cannot-belong-to =
    { $terrain ->
        [sea] Cette case de mer ne peut pas faire partie de : { $area }
        [desert] Cette case de désert ne peut pas faire partie de : { $area }
        [gold] Cette case d’or ne peut pas faire partie de : { $area }
        [fields] Cette case de champs ne peut pas faire partie de : { $area }
        [hills] Cette case de collines ne peut pas faire partie de : { $area }
        [mountains] Cette case de montagnes ne peut pas faire partie de : { $area }
        [pasture] Cette case de pâturage ne peut pas faire partie de : { $area }
        [woods] Cette case de forêt ne peut pas faire partie de : { $area }
       *[unknown] Cette case face cachée ne peut pas faire partie de : { $area }
    }
row-count =
    { $got ->
        [one] Il y a { $got } rangée ici, mais { $want } sous « areas »
       *[other] Il y a { $got } rangées ici, mais { $want } sous « areas »
    }
row-straight = La rangée { $row } doit être décalée d’une demi-case par rapport à celle du dessus
row-length =
    { $got ->
        [one] Cette rangée a { $got } case au lieu de { $want }
       *[other] Cette rangée a { $got } cases au lieu de { $want }
    }
start-room =
    La zone de départ est trop petite : elle a { $room ->
        [one] { $room } intersection
       *[other] { $room } intersections
    } et il en faut { $need }. Ajoute de la terre, ou laisse aussi les joueurs commencer sur une autre île
pool-nowhere = Aucune case n’est tirée de la réserve « { $pool } »
pool-hexes =
    La réserve « { $pool } » a { $got ->
        [one] { $got } case
       *[other] { $got } cases
    } pour { $want ->
        [one] { $want } place
       *[other] { $want } places
    }
pool-chips =
    La réserve « { $pool } » a { $got ->
        [one] { $got } numéro
       *[other] { $got } numéros
    } pour { $want ->
        [one] { $want } place
       *[other] { $want } places
    }
harbour-count =
    Il faut une place sur la côte pour chaque port : { $harbours ->
        [one] { $harbours } port
       *[other] { $harbours } ports
    }, { $spots ->
        [one] { $spots } place
       *[other] { $spots } places
    }
syntax = Ceci est illisible ({ $reason })
no-meaning = « { $word } » ne veut rien dire ici
no-side = « { $word } » n’est pas un côté de case
no-harbour = Ce port n’existe pas ({ $reason })
no-bonus = « { $word } » ne rapporte pas de jetons de victoire
spot-nowhere = La case ({ $row }, { $place }) n’existe pas
terrain-total = { $terrain } : { $got } au lieu de { $want }
number-total = le { $number } : { $got } au lieu de { $want }
totals-changed = Les totaux ont changé ({ $changes })
