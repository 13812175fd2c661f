the-board-is-dealt-again = El tablero se reparte de nuevo.
keeps-the-board = conserva el tablero
wants-a-new-board = quiere otro tablero
discovers =
    { $terrain ->
        [sea] descubre mar
        [desert] descubre desierto
        [gold] descubre un río de oro
        [fields] descubre sembrados
        [hills] descubre colinas
        [mountains] descubre montañas
        [pasture] descubre pastos
       *[woods] descubre bosque
    }
moves-the-robber = mueve el ladrón
moves-the-pirate = mueve el pirata
picks-up-a-ship = levanta un barco
builds =
    { $piece ->
        [road] construye una carretera
        [ship] construye un barco
        [settlement] construye un poblado
       *[city] construye una ciudad
    }
rolls = saca un { $sum }
rolls-dice = saca un { $sum } ({ $first } + { $second })
gets = recibe { $cards }
plays =
    { $card ->
        [knight] juega un caballero
        [road-building] juega una construcción de carreteras
        [invention] juega un invento
       *[monopoly] juega un monopolio
    }
buys-a-development-card = compra una carta de desarrollo
offers = ofrece: { $trade }
makes-no-trade = no comercia
for = { $give } por { $take }
trades-with = cierra un trato con { $with }: { $trade }
refuses = rechaza
agrees = acepta
makes-a-counter-offer = hace una contraoferta: { $trade }
nobody-has-the-longest-trade-route = Ya nadie tiene la ruta comercial más larga.
returns-a-victory-chip-the-trade = devuelve una ficha de victoria: la línea comercial se ha roto
completes-a-trade-line = completa una línea comercial
takes-the-from-the-main-island = toma el { $number } de la isla principal
not-enough-in-the-bank-nobody = No hay bastante { $kind } en la banca: nadie recibe nada.
steals-from = roba { $card } a { $victim }
gets-from = recibe { $cards } de { $from }
must-discard = debe descartar { $cards }
discards = descarta { $cards }
trades-for-with-the-bank = cambia { $give } por { $take } con la banca
trades-for-with = cambia { $give } por { $take } con { $with }
now-has-the-longest-trade-route = tiene ahora la ruta comercial más larga: { $length } piezas
now-has-the-largest-army-knights = tiene ahora el mayor ejército: { $knights } caballeros
earns-chips-for =
    { $reason ->
        [island]
            { $chips ->
                [one] gana una ficha de victoria por una isla nueva
               *[other] gana { $chips } fichas de victoria por una isla nueva
            }
       *[trade-line]
            { $chips ->
                [one] gana una ficha de victoria por una línea comercial
               *[other] gana { $chips } fichas de victoria por una línea comercial
            }
    }
the-game-is-over-wins-with =
    { $count ->
        [one] Fin de la partida: { $names } gana con { $best } puntos.
       *[other] Fin de la partida: { $names } ganan con { $best } puntos cada uno.
    }
lays-a-harbour =
    { $kind ->
        [brick] coloca un puerto de arcilla 2:1
        [lumber] coloca un puerto de madera 2:1
        [wool] coloca un puerto de lana 2:1
        [grain] coloca un puerto de trigo 2:1
        [ore] coloca un puerto de mineral 2:1
       *[any] coloca un puerto 3:1
    }
steals-a-card-from = roba una carta a { $victim }
buys-the-card = compra una carta de desarrollo: { $card }
discards-and-more =
    { $count ->
        [one] descarta { $cards }; falta 1
       *[other] descarta { $cards }; faltan { $count }
    }
trades-with-you = cierra un trato contigo: { $trade }
