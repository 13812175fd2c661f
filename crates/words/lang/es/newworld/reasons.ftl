finished-structure =
    { $structure ->
        [town] pueblo terminado: { $size }
        [road] camino terminado: { $size }
       *[farm] granja terminada: { $size }
    }
unfinished-structure =
    { $structure ->
        [town] pueblo sin terminar: { $size }
        [road] camino sin terminar: { $size }
       *[farm] granja sin terminar: { $size }
    }
plain-with-animals =
    { $animals ->
        [one] llanura: 1 animal
       *[other] llanura: { $animals } animales
    }
