at = at { $hexes }
between = between { $first } and { $second }
at-the-edge-of = at the edge of { $hexes }
free-intersection = free intersection { $place }
costs = { $deed }; costs { $cards }
tap-again-to-leave-it-here = { $deed }; tap again to leave it here
tap-again-to-confirm = { $deed }; tap again to confirm
build-a-settlement = build a settlement { $place }
build-a-city = build a city { $place }
build-a-road = build a road { $place }
sail = put the ship down { $place }
build-a-ship = build a ship { $place }
move-the-ship = move the ship that lies { $place }
move-the-robber-to = move the robber to: { $hex }
move-the-pirate-to = move the pirate to: { $hex }
lay-the-harbour = lay the harbour { $place }
give-a-number-first-to = first give a number to: { $hex }
take-the-number-from = take the number from: { $hex }
sail-there = sail there: { $place }
draw-a-card-from = draw a card from { $colour }
at-harbour = at { $hexes }, { $harbour }
rolls-of-36 = { $ways } of 36 rolls
robber-here = the robber is here
pirate-here = the pirate is here
piece-of-yours =
    { $piece ->
        [road] road of yours { $place }
        [settlement] settlement of yours { $place }
       *[city] city of yours { $place }
    }
piece-of =
    { $piece ->
        [road] road of { $colour } ({ $emblem }) { $place }
        [settlement] settlement of { $colour } ({ $emblem }) { $place }
       *[city] city of { $colour } ({ $emblem }) { $place }
    }
ship-of-yours =
    { $line ->
        [closed] ship of yours { $place }, in a closed line
       *[open] ship of yours { $place }, in an open line
    }
ship-of =
    { $line ->
        [closed] ship of { $colour } ({ $emblem }) { $place }, in a closed line
       *[open] ship of { $colour } ({ $emblem }) { $place }, in an open line
    }
harbour-lies = { $harbour } { $place }
hex-and-number = { $terrain } { $number }
