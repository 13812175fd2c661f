both-surveyors-stand-in-column-and = Los dos agrimensores están en la columna { $column } y no pueden seguir hacia el oeste
laid-a-tile-at = coloca una loseta con { $shows } ({ $place })
placed-settler =
    { $role ->
        [bandit] pone un bandido
        [sheriff] pone un sheriff
        [farmer] pone un granjero
       *[trapper] pone un trampero
    }
got-bonus =
    recibe { $points ->
        [one] 1 punto más
       *[other] { $points } puntos más
    } gracias a { $surveyors ->
        [one] 1 agrimensor
       *[other] { $surveyors } agrimensores
    }
surveyor-left-coast = Un agrimensor deja la costa y va a la columna { $to }
surveyor-moved = Un agrimensor avanza de la columna { $from } a la columna { $to }
sent-home =
    { $role ->
        [bandit] se lleva a casa sin puntos a un bandido de la columna { $column }
        [sheriff] se lleva a casa sin puntos a un sheriff de la columna { $column }
        [farmer] se lleva a casa sin puntos a un granjero de la columna { $column }
       *[trapper] se lleva a casa sin puntos a un trampero de la columna { $column }
    }
