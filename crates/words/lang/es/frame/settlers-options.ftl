points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
offers-per-turn-count =
    { $count ->
        [0] sin ofertas
        [one] 1 oferta por turno
       *[other] { $count } ofertas por turno
    }
scenario = Mapa
scenario-help = El tablero, su meta y sus reglas especiales.
custom = Tu propio mapa
custom-help = Un archivo de escenario o un mapa del taller.
points-to-win = Puntos para ganar
points-to-win-help = Cada mapa tiene su propia meta; elige otra para una partida más corta o más larga.
pirate = Pirata
pirate-help = Un barco negro que saquea en el mar como el ladrón en tierra.
friendly-robber = Ladrón amable
friendly-robber-help = Quien tenga dos puntos o menos queda a salvo.
harbours = Puertos
harbours-help = Qué puerto está en cada sitio.
red-apart = Números rojos separados
red-apart-help = Al repartir los números, el 6 y el 8 nunca quedan uno al lado del otro.
domestic-trade = Comercio entre jugadores
domestic-trade-help = Si no, solo se comercia con la banca.
offers-per-turn = Ofertas por turno
offers-per-turn-help = Cuántas veces puede preguntar a los demás quien tiene el turno.
dice = Dados
dice-help = Los dados equilibrados son un mazo con las 36 tiradas, que se vuelve a barajar cuando se agota.
numbers = Números
numbers-help = Cómo se ponen los números en una isla que se reparte.
home-island-limit = Plazas en la isla natal
home-island-limit-help = Como máximo la mitad de los jugadores empieza en una misma isla (La gran travesía).
redeal = Repartir de nuevo
redeal-help = Antes de empezar, el tablero se puede repartir de nuevo si todos están de acuerdo.
trade-lines = Líneas comerciales
trade-lines-help = Una ficha por cada línea desde casa hasta la otra costa: qué camino cuenta y dónde puede acabar una línea compartida (La gran travesía).
start-ship-card = Descubrimientos de los barcos iniciales
start-ship-card-help = ¿Da una carta un barco inicial que descubre tierra (Oceanía)?
two-players = Dos jugadores
two-players-help = El reglamento es para tres o cuatro. Dos pueden jugar en «La isla» y «Nuevas costas» con las mismas reglas; hay más sitio y menos comercio.
rolls = Tiradas
rolls-help = Se sacan y se muestran los dos dados; las partidas de versiones anteriores solo conocen la suma.
harbours-shuffled = puertos mezclados
harbours-fixed = puertos como en el original
dice-fair = dados normales
dice-levelled = dados equilibrados
numbers-spiral = números en espiral
numbers-random = números al azar
pirate-on = con pirata
pirate-off = sin pirata
friendly-robber-on = ladrón amable
friendly-robber-off = ladrón normal
red-apart-on = números rojos separados
red-apart-off = números rojos también juntos
domestic-trade-on = comercio entre jugadores
domestic-trade-off = comercio solo con la banca
home-island-limit-on = plazas limitadas en cada costa
home-island-limit-off = inicio en cualquiera de las costas
redeal-on = el tablero se puede repartir de nuevo
redeal-off = vale el primer reparto
trade-lines-own-first = líneas propias antes que las compartidas
trade-lines-shortest = cuenta la línea comercial más corta
start-ship-card-on = los barcos iniciales dan una carta
start-ship-card-off = los barcos iniciales no dan carta
two-players-on = también para dos
two-players-off = para tres o cuatro
rolls-pairs = los dos dados
rolls-sums = solo la suma de los dados
