fairy-at-the-start-of-the = hada al empezar el turno
fairy-beside-a-scored-follower = hada junto a un seguidor que puntúa
pig-1-more-for-each-finished = cerdo: 1 más por cada ciudad terminada
ransom = rescate
king-1-for-each-finished-city = Rey: 1 por cada ciudad terminada
robber-baron-1-for-each-finished = Barón ladrón: 1 por cada camino terminado
most-goods =
    { $good ->
        [wine] mayoría de vino
        [grain] mayoría de trigo
       *[cloth] mayoría de paño
    }
finished-feature =
    { $feature ->
        [city] ciudad terminada: { $size }
        [road] camino terminado: { $size }
       *[monastery] monasterio terminado: { $size }
    }
unfinished-feature =
    { $feature ->
        [city] ciudad sin terminar: { $size }
        [road] camino sin terminar: { $size }
       *[monastery] monasterio sin terminar: { $size }
    }
field-with-cities =
    { $cities ->
        [one] prado: 1 ciudad terminada
       *[other] prado: { $cities } ciudades terminadas
    }
