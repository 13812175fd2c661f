hole = A hole: no tile will ever fit here
fitting = Tiles that fit here: { $count } of { $total }
tiles-left =
    { $count ->
        [one] 1 tile left
       *[other] { $count } tiles left
    }
