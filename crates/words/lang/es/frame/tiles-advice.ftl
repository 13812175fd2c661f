lay-your-tile-on-the-lit = Coloca tu loseta en la casilla iluminada
brings-at-once =
    { $points ->
        [one] da 1 punto al momento
       *[other] da { $points } puntos al momento
    }
brings-at-the-end =
    { $points ->
        [one] 1 punto más si la partida acabara ya
       *[other] { $points } puntos más si la partida acabara ya
    }
figure-brings-at-once =
    { $figure ->
        [settler] un colono en ella daría
       *[follower] un seguidor en ella daría
    } { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } al momento
figure-brings-at-the-end =
    { $figure ->
        [settler] un colono en ella valdría
       *[follower] un seguidor en ella valdría
    } { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } si la partida acabara ya
