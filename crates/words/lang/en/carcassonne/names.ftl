# Behind the size of a road or city: “3 tiles and an inn”.
an-inn = an inn
a-cathedral = a cathedral
# Also behind “laid a tile with” and “with”.
wine = wine
grain = grain
cloth = cloth
follower = follower
big-follower = big follower
builder = builder
pig = pig
tower-place-still-empty = tower place, still empty
the-dragon = the dragon
the-fairy = the fairy
# Where a cell lies, seen from the start tile: “column 2 right, row 1 up”.
place =
    { $side ->
        [left] column { $column } left
        [right] column { $column } right
       *[start] start column
    }, { $way ->
        [up] row { $row } up
        [down] row { $row } down
       *[start] start row
    }
city-of =
    { $tiles ->
        [one] city of 1 tile
       *[other] city of { $tiles } tiles
    }
city-with-cathedral =
    { $tiles ->
        [one] city of 1 tile with a cathedral
       *[other] city of { $tiles } tiles with a cathedral
    }
road-of =
    { $tiles ->
        [one] road of 1 tile
       *[other] road of { $tiles } tiles
    }
road-with-inn =
    { $tiles ->
        [one] road of 1 tile with an inn
       *[other] road of { $tiles } tiles with an inn
    }
# Behind a city or a road: “city of 3 tiles, 1 pennant, finished”.
city-finished = finished
road-finished = finished
monastery-with-tiles = monastery with { $around } of 8 tiles around it
field-with-cities =
    { $cities ->
        [one] field, 1 finished city
       *[other] field, { $cities } finished cities
    }
goods-of =
    { $good ->
        [wine] { $count } wine
        [grain] { $count } grain
       *[cloth] { $count } cloth
    }
your-figure =
    { $figure ->
        [big] your big follower
        [builder] your builder
        [pig] your pig
       *[follower] your follower
    }
figure-of =
    { $figure ->
        [big] { $owner }’s big follower
        [builder] { $owner }’s builder
        [pig] { $owner }’s pig
       *[follower] { $owner }’s follower
    }
# $figure is one of the figures above: “your follower”, “big follower”.
figure-as =
    { $figure } as { $role ->
        [knight] knight
        [thief] thief
        [monk] monk
       *[farmer] farmer
    }
figure-on-tower = { $figure } on a tower
tower-of =
    { $height ->
        [one] tower of 1 piece
       *[other] tower of { $height } pieces
    }, { $state ->
        [topped] closed by a follower
        [open] open
       *[closed] closed
    }
