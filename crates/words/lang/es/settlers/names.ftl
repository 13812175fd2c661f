road = carretera
ship = barco
settlement = poblado
city = ciudad
development-card = carta de desarrollo
a-road = una carretera
a-ship = un barco
a-settlement = un poblado
a-city = una ciudad
a-development-card = una carta de desarrollo
brick = arcilla
lumber = madera
wool = lana
grain = trigo
ore = mineral
nothing = nada
sea = mar
desert = desierto
gold-river = río de oro
fields = sembrados
hills = colinas
mountains = montañas
pasture = pastos
woods = bosque
undiscovered = sin descubrir
knight = caballero
victory-point = punto de victoria
road-building = construcción de carreteras
invention = invento
monopoly = monopolio
harbour =
    { $kind ->
        [brick] puerto de arcilla 2:1
        [lumber] puerto de madera 2:1
        [wool] puerto de lana 2:1
        [grain] puerto de trigo 2:1
        [ore] puerto de mineral 2:1
       *[any] puerto 3:1
    }
cards-of =
    { $kind ->
        [brick]
            { $count ->
                [one] 1 arcilla
               *[other] { $count } arcillas
            }
        [lumber]
            { $count ->
                [one] 1 madera
               *[other] { $count } maderas
            }
        [wool]
            { $count ->
                [one] 1 lana
               *[other] { $count } lanas
            }
        [grain]
            { $count ->
                [one] 1 trigo
               *[other] { $count } trigos
            }
       *[ore]
            { $count ->
                [one] 1 mineral
               *[other] { $count } minerales
            }
    }
card-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
you-get-you-give = recibes { $get }, das { $give }
you-get-you-give-first = Recibes { $get }, das { $give }
decimal = { $whole },{ $tenths }
