there-is-no-land-yet-to = Aún no hay tierra donde empezar
undiscovered-hexes-need-a-stack-to = Los hexágonos sin descubrir necesitan una pila de la que salir
there-is-a-stack-of-hexes = Sobra una pila de hexágonos: ningún hexágono sin descubrir sale de ella
numbers-that-are-drawn-in-play = Los números por sortear necesitan una bolsa de la que salir
there-is-a-bag-of-numbers = Sobra una bolsa de números: ningún hexágono saca de ella
tick-for-how-many-players-it = Elige para cuántos jugadores es: dos, tres o cuatro
the-goal-must-lie-between-3 = La meta debe estar entre 3 y 50 puntos
roads-and-ships-together-at-most = Carreteras y barcos juntos: como máximo 32 por jugador
the-map-needs-at-least-one = El mapa necesita al menos una fila
this-row-is-too-long = Esta fila es demasiado larga
the-map-is-too-large-at = El mapa es demasiado grande: como máximo 64 hexágonos y 192 intersecciones
numbers-in-a-spiral-need-an = Los números en espiral necesitan una isla de 19 hexágonos con la forma del juego base y sus 18 números
it-is-not-clear-from-which = No está claro de qué reserva sale este hexágono
it-is-not-clear-from-which-2 = No está claro de qué reserva sale el número de este hexágono
there-is-no-such-hex = No existe ese hexágono
something-is-not-right-here = Algo no está bien aquí
at-most-16-harbours = Como máximo 16 puertos
the-players-lay-the-harbours-themselves = Los puertos los colocan los jugadores: quita estos de la costa
two-harbours-share-an-intersection-move = Dos puertos comparten una intersección: mueve uno de ellos
a-harbour-cannot-lie-beside-a = Un puerto no puede estar junto a un hexágono que se reparte o está sin descubrir
this-harbour-lies-inland-it-needs = Este puerto está tierra adentro: necesita agua a un lado
this-harbour-lies-out-at-sea = Este puerto está en alta mar: necesita tierra a un lado
the-kinds-of-harbours-on-the = Los tipos de puerto de la costa no coinciden con las cantidades de los ajustes
nobody-can-start-beside-undiscovered-hexes = Nadie puede empezar junto a hexágonos sin descubrir
nobody-can-start-at-sea-choose = Nadie puede empezar en el mar: elige tierra como zona inicial
there-are-victory-chips-for-an = Hay fichas de victoria para una isla que no existe
trade-lines-need-two-islands-and = Las líneas comerciales necesitan dos islas, con los dos poblados iniciales en una de ellas
the-robber-starts-on-the-desert = El ladrón empieza en el desierto, pero no hay ninguno
the-robber-must-stand-on-land = El ladrón debe estar en tierra
the-pirate-must-be-at-sea = El pirata debe estar en el mar
the-robber-needs-two-land-hexes = El ladrón necesita dos hexágonos de tierra entre los que moverse
no-deal-has-such-islands = Ningún reparto de estos hexágonos da islas así
this-file-is-too-long-for = Este archivo es demasiado largo para un mapa: en una partida guardada ocuparía { $bytes } bytes, y solo caben { $most }.
two-islands-touch-here-leave-water = Aquí se tocan dos islas ({ $first }, { $second }): deja agua entre ellas o conviértelas en una sola
pieces-per-player =
    { $what ->
        [settlements] Cada jugador necesita entre { $least } y 30 poblados
        [cities] Cada jugador necesita entre { $least } y 30 ciudades
        [roads] Cada jugador necesita entre { $least } y 30 carreteras
       *[ships] Cada jugador necesita entre { $least } y 30 barcos
    }
is-unknown-here-use-one-of = Aquí no se conoce «{ $word }»; usa una de estas: { $known }
needs-a-number =
    { $terrain ->
        [gold] Este hexágono de oro necesita un número
        [fields] Este hexágono de sembrados necesita un número
        [hills] Este hexágono de colinas necesita un número
        [mountains] Este hexágono de montañas necesita un número
        [pasture] Este hexágono de pastos necesita un número
       *[woods] Este hexágono de bosque necesita un número
    }
cannot-have-a-number =
    { $terrain ->
        [sea] Este hexágono de mar no puede tener número
        [desert] Este hexágono de desierto no puede tener número
       *[unknown] Este hexágono boca abajo no puede tener número
    }
cannot-belong-to =
    { $terrain ->
        [sea] Este hexágono de mar no puede formar parte de: { $area }
        [desert] Este hexágono de desierto no puede formar parte de: { $area }
        [gold] Este hexágono de oro no puede formar parte de: { $area }
        [fields] Este hexágono de sembrados no puede formar parte de: { $area }
        [hills] Este hexágono de colinas no puede formar parte de: { $area }
        [mountains] Este hexágono de montañas no puede formar parte de: { $area }
        [pasture] Este hexágono de pastos no puede formar parte de: { $area }
        [woods] Este hexágono de bosque no puede formar parte de: { $area }
       *[unknown] Este hexágono boca abajo no puede formar parte de: { $area }
    }
row-count =
    { $got ->
        [one] Aquí hay 1 fila, pero { $want } en «areas»
       *[other] Aquí hay { $got } filas, pero { $want } en «areas»
    }
row-straight = La fila { $row } debe estar desplazada medio hexágono respecto a la fila de encima
row-length =
    { $got ->
        [one] Esta fila tiene 1 hexágono en vez de { $want }
       *[other] Esta fila tiene { $got } hexágonos en vez de { $want }
    }
start-room =
    La zona inicial es demasiado pequeña: tiene { $room ->
        [one] 1 intersección
       *[other] { $room } intersecciones
    } y necesita { $need }. Añade tierra o deja que se empiece también en otra isla
pool-nowhere = Ningún hexágono sale de la reserva «{ $pool }»
pool-hexes =
    La reserva «{ $pool }» tiene { $got ->
        [one] 1 hexágono
       *[other] { $got } hexágonos
    } para { $want ->
        [one] 1 sitio
       *[other] { $want } sitios
    }
pool-chips =
    La reserva «{ $pool }» tiene { $got ->
        [one] 1 número
       *[other] { $got } números
    } para { $want ->
        [one] 1 sitio
       *[other] { $want } sitios
    }
harbour-count =
    Cada puerto necesita un sitio en la costa: { $harbours ->
        [one] 1 puerto
       *[other] { $harbours } puertos
    }, { $spots ->
        [one] 1 sitio
       *[other] { $spots } sitios
    }
syntax = Esto no se puede leer ({ $reason })
no-meaning = «{ $word }» no significa nada aquí
no-side = «{ $word }» no es un lado de un hexágono
no-harbour = No existe ese puerto ({ $reason })
no-bonus = «{ $word }» no da fichas de victoria
spot-nowhere = No existe el hexágono ({ $row }, { $place })
terrain-total = { $terrain }: { $got } en vez de { $want }
number-total = el { $number }: { $got } en vez de { $want }
totals-changed = Los totales han cambiado ({ $changes })
