an-empty-sea = Un mar vacío
land-and-sea = Tierra y mar
numbers = Números
harbours = Puertos
islands-start-victory-chips = Islas, inicio, fichas de victoria
robber-and-pirate = Ladrón y pirata
size-of-the-map = Tamaño del mapa
random-shuffled-before-each-game = Al azar: se mezcla antes de cada partida
random-land-or-sea = Al azar, tierra o mar
undiscovered = Sin descubrir
no-number = Sin número
random-number = Número al azar
number-drawn-in-play = Número por sortear
harbour-of-a-random-kind = Puerto de tipo al azar
starting-area-on-or-off = Zona inicial: sí o no
robber = Ladrón
pirate = Pirata
add-a-hex = Añadir un hexágono
remove-a-hex = Quitar un hexágono
no-victory-chips = Sin fichas de victoria
victory-chips-for-the-first-settlement = Fichas de victoria por el primer poblado en cada isla
victory-chips-for-each-foreign-island = Fichas de victoria por cada isla ajena
victory-chips-for-trade-lines-between = Fichas de victoria por líneas comerciales entre dos islas
main-island = isla principal
far-side = orilla lejana
desert-belt = franja de desierto
sea = mar
undiscovered-2 = sin descubrir
random = al azar
row-place = fila { $at }, puesto { $at-2 }
land-brush =
    { $terrain ->
        [sea] Mar
        [desert] Desierto
        [gold] Río de oro
        [fields] Sembrados
        [hills] Colinas
        [mountains] Montañas
        [pasture] Pastos
       *[woods] Bosque
    }
harbour-brush =
    { $kind ->
        [brick] Puerto de arcilla 2:1
        [lumber] Puerto de madera 2:1
        [wool] Puerto de lana 2:1
        [grain] Puerto de trigo 2:1
        [ore] Puerto de mineral 2:1
       *[any] Puerto 3:1
    }
island-brush =
    { $letter ->
        [m] Isla principal
        [n] Orilla lejana
        [d] Franja de desierto
       *[other] Isla { $letter }
    }
island-of = isla { $letter }
