tiles =
    { $count ->
        [one] 1 loseta
       *[other] { $count } losetas
    }
followers =
    { $count ->
        [one] 1 seguidor
       *[other] { $count } seguidores
    }
settlers =
    { $count ->
        [one] 1 colono
       *[other] { $count } colonos
    }
pennants =
    { $count ->
        [one] 1 escudo
       *[other] { $count } escudos
    }
posts =
    { $count ->
        [one] 1 puesto comercial
       *[other] { $count } puestos comerciales
    }
flags =
    { $count ->
        [one] 1 bandera
       *[other] { $count } banderas
    }
animals =
    { $count ->
        [one] 1 animal
       *[other] { $count } animales
    }
places =
    { $count ->
        [one] 1 sitio
       *[other] { $count } sitios
    }
open-ends =
    { $count ->
        [one] 1 extremo abierto
       *[other] { $count } extremos abiertos
    }
open-sides =
    { $count ->
        [one] 1 lado abierto
       *[other] { $count } lados abiertos
    }
