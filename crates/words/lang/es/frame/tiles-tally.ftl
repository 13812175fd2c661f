hole = Un hueco: aquí ya no encajará ninguna loseta
fitting = Losetas que encajan aquí: { $count } de { $total }
tiles-left =
    { $count ->
        [one] Queda 1 loseta
       *[other] Quedan { $count } losetas
    }
