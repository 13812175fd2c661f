lay-your-tile = Lay your tile
lay-tile = Lay tile
tiles-that-fit = Tiles that fit
how-many-of-the-remaining-tiles = How many of the remaining tiles fit on each empty cell.
first-lay-your-tile = First lay your tile.
there-is-already-a-tile-there = There is already a tile there.
the-tile-looks-the-same-with = The tile looks the same with fewer turns.
the-tile-has-no-such-place = The tile has no such place.
that-place-goes-by-another-name = That place goes by another name.
on-your-tile-you-have = { $places } on your tile · you have { $left }
# Between the two invisible marks stands what only people with a keyboard are told.
tile-in-hand =
    Fits in { $places ->
        [one] 1 place
       *[other] { $places } places
    } · tap it{"\u2063"} or press R{"\u2063"} to rotate · { $now ->
        [0] fits nowhere this way round
       *[other] { $now } this way round
    }
tile-tried = Tap it again to lay it · tap your tile{"\u2063"} or press R{"\u2063"} to rotate
