# A list: “a, b and c”.
list-more = { $first }, { $next }
list-last = { $most } and { $last }
points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
# The seats are called by their colours, and known by emblems on their pieces.
colour-blue = Blue
colour-orange = Orange
colour-green = Green
colour-plum = Plum
colour-black = Black
colour-ivory = Ivory
emblem-circle = circle
emblem-triangle = triangle
emblem-square = square
emblem-diamond = diamond
emblem-star = star
emblem-cross = cross
