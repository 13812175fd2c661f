a-tile-fits-nowhere-and-is = A tile fits nowhere and is removed from the game: { $shows }
laid-a-tile-with = laid a tile with { $shows }
scored =
    { $points ->
        [one] scored 1 point ({ $why })
       *[other] scored { $points } points ({ $why })
    }
scored-each =
    { $points ->
        [one] { $names } scored 1 point each ({ $why })
       *[other] { $names } scored { $points } points each ({ $why })
    }
tied = { $why }; a tie, so all score in full
won =
    { $points ->
        [one] The game is over: { $name } wins with 1 point.
       *[other] The game is over: { $name } wins with { $points } points.
    }
won-together =
    { $points ->
        [one] The game is over: { $names } share the win with 1 point.
       *[other] The game is over: { $names } share the win with { $points } points.
    }
