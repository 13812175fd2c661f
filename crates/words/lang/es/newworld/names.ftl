the-coast = la costa
town = pueblo
road = camino
roads = caminos
farm = granja
plain = llanura
a-town = un pueblo
two-towns = dos pueblos
a-road = un camino
two-roads = dos caminos
a-crossing = un cruce
a-farm = una granja
animals = animales
an-open-plain = una llanura abierta
bandit = bandido
sheriff = sheriff
farmer = granjero
trapper = trampero
place-on-coast = fila { $row }
place = columna { $column }, fila { $row }
column-number = columna { $number }
column-with-surveyors =
    { $column }: { $surveyors ->
        [one] 1 agrimensor
       *[other] { $surveyors } agrimensores
    }
column-with-bonus =
    { $column }: { $surveyors ->
        [one] 1 agrimensor
       *[other] { $surveyors } agrimensores
    }; un colono que puntúe aquí recibe { $bonus } más
coast = costa
coast-with = costa con { $town }
town-of =
    { $tiles ->
        [one] pueblo de 1 loseta
       *[other] pueblo de { $tiles } losetas
    }
road-of =
    { $tiles ->
        [one] camino de 1 loseta
       *[other] camino de { $tiles } losetas
    }
town-finished = terminado
road-finished = terminado
farm-with-neighbours = granja con { $around } de 8 casillas vecinas llenas
plain-with-animals =
    { $animals ->
        [one] llanura, 1 animal
       *[other] llanura, { $animals } animales
    }
your-settler = tu colono
settler-of = colono de { $owner }
settler-on-map = { $settler } como { $role } en la columna { $column }, { $extent }
in-danger = { $settler }; vuelve a casa tras la próxima puntuación, salvo que puntúe él mismo
settler-as = colono como { $role }, { $extent }
score-next = puntuar ahora: { $extent }
