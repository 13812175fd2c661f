fairy-at-the-start-of-the = fairy at the start of the turn
fairy-beside-a-scored-follower = fairy beside a scored follower
pig-1-more-for-each-finished = pig: 1 more for each finished city
ransom = ransom
king-1-for-each-finished-city = King: 1 for each finished city
robber-baron-1-for-each-finished = Robber Baron: 1 for each finished road
most-goods =
    { $good ->
        [wine] most wine
        [grain] most grain
       *[cloth] most cloth
    }
# $size: “3 tiles and 1 pennant”.
finished-feature =
    { $feature ->
        [city] finished city: { $size }
        [road] finished road: { $size }
       *[monastery] finished monastery: { $size }
    }
unfinished-feature =
    { $feature ->
        [city] unfinished city: { $size }
        [road] unfinished road: { $size }
       *[monastery] unfinished monastery: { $size }
    }
field-with-cities =
    { $cities ->
        [one] field: 1 finished city
       *[other] field: { $cities } finished cities
    }
