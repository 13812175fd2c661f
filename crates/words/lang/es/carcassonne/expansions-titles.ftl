king = Rey
robber-baron = Barón ladrón
titles = Títulos
the-largest-finished-city-and-the = La ciudad terminada más grande y el camino terminado más largo: lo que hay que superar.
worth-now = { $name }: ahora vale { $points }
king-held =
    Rey: { $holder }. Ciudad más grande: { $tiles ->
        [one] 1 loseta
       *[other] { $tiles } losetas
    }. Ahora vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
robber-held =
    Barón ladrón: { $holder }. Camino más largo: { $tiles ->
        [one] 1 loseta
       *[other] { $tiles } losetas
    }. Ahora vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
king-free = Rey: aún nadie. Termina una ciudad para ser Rey.
robber-free = Barón ladrón: aún nadie. Termina un camino para ser Barón ladrón.
king-free-beyond =
    Rey: aún nadie. Hace falta una ciudad de más de { $tiles ->
        [one] 1 loseta
       *[other] { $tiles } losetas
    }.
robber-free-beyond =
    Barón ladrón: aún nadie. Hace falta un camino de más de { $tiles ->
        [one] 1 loseta
       *[other] { $tiles } losetas
    }.
became-king =
    pasa a ser Rey con una ciudad de { $tiles ->
        [one] 1 loseta
       *[other] { $tiles } losetas
    }
became-robber =
    pasa a ser Barón ladrón con un camino de { $tiles ->
        [one] 1 loseta
       *[other] { $tiles } losetas
    }
stayed-king =
    sigue siendo Rey con una ciudad de { $tiles ->
        [one] 1 loseta
       *[other] { $tiles } losetas
    }
stayed-robber =
    sigue siendo Barón ladrón con un camino de { $tiles ->
        [one] 1 loseta
       *[other] { $tiles } losetas
    }
replaced-king =
    releva a { $before } como Rey con una ciudad de { $tiles ->
        [one] 1 loseta
       *[other] { $tiles } losetas
    }
replaced-robber =
    releva a { $before } como Barón ladrón con un camino de { $tiles ->
        [one] 1 loseta
       *[other] { $tiles } losetas
    }
