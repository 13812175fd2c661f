at = à l’intersection { $hexes }
between = entre { $first } et { $second }
at-the-edge-of = au bord de { $hexes }
free-intersection = place libre { $place }
costs = { $deed } ; coûte { $cards }
tap-again-to-leave-it-here = { $deed } ; touche encore pour le laisser ici
tap-again-to-confirm = { $deed } ; touche encore pour confirmer
build-a-settlement = construire une colonie { $place }
build-a-city = construire une ville { $place }
build-a-road = construire une route { $place }
sail = poser le bateau { $place }
build-a-ship = construire un bateau { $place }
move-the-ship = déplacer le bateau situé { $place }
move-the-robber-to = déplacer le voleur vers : { $hex }
move-the-pirate-to = déplacer le pirate vers : { $hex }
lay-the-harbour = poser le port { $place }
give-a-number-first-to = donner d’abord un numéro à : { $hex }
take-the-number-from = prendre le numéro de : { $hex }
sail-there = amener le bateau ici : { $place }
draw-a-card-from = tirer une carte chez { $colour }
at-harbour = à l’intersection { $hexes }, { $harbour }
rolls-of-36 =
    { $ways ->
        [one] { $ways } lancer sur 36
       *[other] { $ways } lancers sur 36
    }
robber-here = le voleur est ici
pirate-here = le pirate est ici
piece-of-yours =
    { $piece ->
        [road] ta route { $place }
        [settlement] ta colonie { $place }
       *[city] ta ville { $place }
    }
piece-of =
    { $piece ->
        [road] route du joueur { $colour } ({ $emblem }) { $place }
        [settlement] colonie du joueur { $colour } ({ $emblem }) { $place }
       *[city] ville du joueur { $colour } ({ $emblem }) { $place }
    }
ship-of-yours =
    { $line ->
        [closed] ton bateau { $place }, dans une ligne fermée
       *[open] ton bateau { $place }, dans une ligne ouverte
    }
ship-of =
    { $line ->
        [closed] bateau du joueur { $colour } ({ $emblem }) { $place }, dans une ligne fermée
       *[open] bateau du joueur { $colour } ({ $emblem }) { $place }, dans une ligne ouverte
    }
harbour-lies = { $harbour } { $place }
hex-and-number = { $terrain } { $number }
