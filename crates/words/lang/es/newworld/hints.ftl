place-no-settler = No pongas ningún colono
score-the-lit-town-first = Puntúa primero el pueblo iluminado
score-the-lit-road-first = Puntúa primero el camino iluminado
score-the-lit-farm-first = Puntúa primero la granja iluminada
place-settler =
    { $role ->
        [bandit] Pon un colono en el camino como bandido
        [sheriff] Pon un colono en el pueblo como sheriff
        [farmer] Pon un colono en la granja como granjero
       *[trapper] Pon un colono en la llanura como trampero
    }
finishes =
    { $what ->
        [town] así se termina un pueblo y ganas
        [road] así se termina un camino y ganas
       *[farm] así se termina una granja y ganas
    } { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
