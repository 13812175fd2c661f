list-more = { $first }, { $next }
list-last = { $most } et { $last }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
colour-blue = Bleu
colour-orange = Orange
colour-green = Vert
colour-plum = Prune
colour-black = Noir
colour-ivory = Ivoire
emblem-circle = cercle
emblem-triangle = triangle
emblem-square = carré
emblem-diamond = losange
emblem-star = étoile
emblem-cross = croix
