what-each-number-brings-now = Ce que chaque numéro rapporte en ce moment :
dice = Dés
rolled = { $who } a fait { $sum }
rolled-dice = { $who } a fait { $sum } : { $first } et { $second }
last-roll = Dernier lancer
player = Joueur
cards = Cartes
from = Origine
number = Numéro
rolls-the-line-shows-what-was =
    { $all ->
        [one] { $all } lancer ; le trait montre ce qu’on pouvait attendre
       *[other] { $all } lancers ; le trait montre ce qu’on pouvait attendre
    }
left = { $sum } : encore { $count }
levelled-dice-of-36-rolls-left =
    { $left ->
        [one] Dés équilibrés : encore { $left } lancer sur 36 dans la pile
       *[other] Dés équilibrés : encore { $left } lancers sur 36 dans la pile
    }
the-robber-blocks-that-hits = Le voleur bloque la case { $land } { $chip } ; joueurs touchés : { $hit }.
came = { $sum } : { $count } fois, attendu { $expected }
the-robber-blocks-nobody = Le voleur bloque la case { $land } { $chip } ; personne n’y a de construction.
