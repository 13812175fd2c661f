place-a-settler = ¿Pones un colono?
what-is-scored-next = ¿Qué se puntúa ahora?
place-settler = Poner colono
nobody = Sin colono
score-it = Puntuar
structures-wait =
    { $count ->
        [one] 1 construcción terminada · tócala para ver qué pasa
       *[other] { $count } construcciones terminadas · toca una para ver qué pasa
    }
