king = King
robber-baron = Robber Baron
titles = Titles
the-largest-finished-city-and-the = The largest finished city and the longest finished road: the ones to beat.
worth-now = { $name }: worth { $points } now
king-held =
    King: { $holder }. Largest city: { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }. Worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } now.
robber-held =
    Robber Baron: { $holder }. Longest road: { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }. Worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } now.
king-free = King: nobody yet. Finish a city to become King.
robber-free = Robber Baron: nobody yet. Finish a road to become Robber Baron.
king-free-beyond =
    King: nobody yet. It takes a city of more than { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }.
robber-free-beyond =
    Robber Baron: nobody yet. It takes a road of more than { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }.
became-king =
    became King with a city of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
became-robber =
    became Robber Baron with a road of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
stayed-king =
    stayed King with a city of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
stayed-robber =
    stayed Robber Baron with a road of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
replaced-king =
    replaced { $before } as King with a city of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
replaced-robber =
    replaced { $before } as Robber Baron with a road of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
