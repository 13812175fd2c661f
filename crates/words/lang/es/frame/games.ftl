list-more = { $first }, { $next }
list-last = { $most } y { $last }
points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
colour-blue = Azul
colour-orange = Naranja
colour-green = Verde
colour-plum = Ciruela
colour-black = Negro
colour-ivory = Marfil
emblem-circle = círculo
emblem-triangle = triángulo
emblem-square = cuadrado
emblem-diamond = rombo
emblem-star = estrella
emblem-cross = cruz
