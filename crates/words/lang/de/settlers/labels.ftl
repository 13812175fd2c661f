at = an { $hexes }
between = zwischen { $first } und { $second }
at-the-edge-of = am Rand von { $hexes }
free-intersection = freie Kreuzung { $place }
costs = { $deed }; kostet { $cards }
tap-again-to-leave-it-here = { $deed }; noch einmal antippen lässt es liegen
tap-again-to-confirm = { $deed }; noch einmal antippen bestätigt
build-a-settlement = Siedlung bauen { $place }
build-a-city = Stadt bauen { $place }
build-a-road = Straße bauen { $place }
sail = Schiff einsetzen { $place }
build-a-ship = Schiff bauen { $place }
move-the-ship = Schiff versetzen, das { $place } liegt
move-the-robber-to = Räuber versetzen nach: { $hex }
move-the-pirate-to = Pirat versetzen nach: { $hex }
lay-the-harbour = Hafen anlegen { $place }
give-a-number-first-to = Zuerst eine Zahl für: { $hex }
take-the-number-from = Zahl nehmen von: { $hex }
sail-there = dorthin segeln: { $place }
draw-a-card-from = Karte ziehen bei { $colour }
at-harbour = an { $hexes }, { $harbour }
rolls-of-36 = { $ways } von 36 Würfen
robber-here = hier steht der Räuber
pirate-here = hier liegt der Pirat
piece-of-yours =
    { $piece ->
        [road] Straße von dir { $place }
        [settlement] Siedlung von dir { $place }
       *[city] Stadt von dir { $place }
    }
piece-of =
    { $piece ->
        [road] Straße von { $colour } ({ $emblem }) { $place }
        [settlement] Siedlung von { $colour } ({ $emblem }) { $place }
       *[city] Stadt von { $colour } ({ $emblem }) { $place }
    }
ship-of-yours =
    { $line ->
        [closed] Schiff von dir { $place }, in geschlossener Linie
       *[open] Schiff von dir { $place }, in offener Linie
    }
ship-of =
    { $line ->
        [closed] Schiff von { $colour } ({ $emblem }) { $place }, in geschlossener Linie
       *[open] Schiff von { $colour } ({ $emblem }) { $place }, in offener Linie
    }
harbour-lies = { $harbour } { $place }
hex-and-number = { $terrain } { $number }
