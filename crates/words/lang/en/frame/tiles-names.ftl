from-to =
    { $road } from { $from ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } to { $to ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
cell-idle = empty cell, { $place }
cell-unfit = empty cell, { $place }, does not fit
cell-fits-rotated = free cell, { $place }, fits when rotated
cell-fits = free cell, { $place }, fits
cell-tried = free cell, { $place }, your tile is previewed here; tap again to confirm
selected = { $name }, selected; tap again to confirm
your-tile = your tile; turn it: { $shows }
drawn-tile = the drawn tile: { $shows }
# What a tile shows, one thing after the other: “city in the north; road to the east”.
and-also = { $first }; { $next }
# Something on the map and its place.
thing-at = { $thing }; { $place }
# A side of a tile where a town is; several stand in a list for $sides in `town-at`.
side-at =
    { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
# A side of a tile that a road leads to; several stand in a list for $sides in the sentences below.
side-to =
    { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
town-at = { $town } in the { $sides }
town-everywhere = { $town } on all sides
# $what is printed in the town: “pennant and cathedral”, “1 flag”.
town-with = { $town } with { $what }
road-ends = { $road } to the { $side }, ends here
roads-end = { $roads } to the { $sides }, end here
crossing-to = crossing, { $roads } to the { $sides }
