at = junto a { $hexes }
between = entre { $first } y { $second }
at-the-edge-of = al borde de { $hexes }
free-intersection = intersección libre { $place }
costs = { $deed }; cuesta { $cards }
tap-again-to-leave-it-here = { $deed }; toca otra vez para dejarlo aquí
tap-again-to-confirm = { $deed }; toca otra vez para confirmar
build-a-settlement = construir un poblado { $place }
build-a-city = construir una ciudad { $place }
build-a-road = construir una carretera { $place }
sail = poner el barco { $place }
build-a-ship = construir un barco { $place }
move-the-ship = mover el barco situado { $place }
move-the-robber-to = mover el ladrón a: { $hex }
move-the-pirate-to = mover el pirata a: { $hex }
lay-the-harbour = colocar el puerto { $place }
give-a-number-first-to = dar primero un número a: { $hex }
take-the-number-from = tomar el número de: { $hex }
sail-there = navegar hasta aquí: { $place }
draw-a-card-from = robar una carta a { $colour }
at-harbour = junto a { $hexes }, { $harbour }
rolls-of-36 = { $ways } de 36 tiradas
robber-here = aquí está el ladrón
pirate-here = aquí está el pirata
piece-of-yours =
    { $piece ->
        [road] carretera tuya { $place }
        [settlement] poblado tuyo { $place }
       *[city] ciudad tuya { $place }
    }
piece-of =
    { $piece ->
        [road] carretera de { $colour } ({ $emblem }) { $place }
        [settlement] poblado de { $colour } ({ $emblem }) { $place }
       *[city] ciudad de { $colour } ({ $emblem }) { $place }
    }
ship-of-yours =
    { $line ->
        [closed] barco tuyo { $place }, en una línea cerrada
       *[open] barco tuyo { $place }, en una línea abierta
    }
ship-of =
    { $line ->
        [closed] barco de { $colour } ({ $emblem }) { $place }, en una línea cerrada
       *[open] barco de { $colour } ({ $emblem }) { $place }, en una línea abierta
    }
harbour-lies = { $harbour } { $place }
hex-and-number = { $terrain } { $number }
