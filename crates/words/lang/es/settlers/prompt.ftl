choose-what-you-can-spare = Elige de qué puedes prescindir
touch-it-again-to-confirm = Toca otra vez para confirmar
make-this-offer = ¿Haces esta oferta?
where-to-build-the-road = ¿Dónde va la carretera?
where-to-build-the-ship = ¿Dónde va el barco?
where-to-settle = ¿Dónde va el poblado?
which-becomes-a-city = ¿Qué poblado pasa a ser ciudad?
buy-a-card = Comprar una carta
touch-one-of-the-dashed-places = Toca uno de los sitios punteados
lay-your-harbour = Coloca tu puerto
touch-an-intersection-good-numbers-have = Toca una intersección; los buenos números tienen muchos puntitos
it-pays-one-card-at-once = Da al momento una carta por cada hexágono a su alrededor
found-a-settlement = Funda un poblado
take-cards-of-your-choice = Toma cartas a tu elección
choose = Elige { $cards }
do-you-trade = ¿Aceptas el trato?
with-whom-do-you-trade = ¿Con quién comercias?
you-can-trade-now-with = { $offer } · ya puedes comerciar con { $who }
trade-for-what-you-lack-or = Consigue lo que te falta comerciando o termina tu turno
trade-and-build = Comercia y construye
build-settlement = Construir poblado
build-city = Construir ciudad
build-road = Construir carretera
build-ship = Construir barco
lift-ship = Levantar barco
move-robber = Mover ladrón
move-pirate = Mover pirata
lay-harbour = Colocar puerto
rob = Robar
buy-development-card = Comprar carta de desarrollo
play-knight = Jugar caballero
play-road-building = Jugar carreteras
play-invention = Jugar invento
play-monopoly = Jugar monopolio
trade = Comerciar
accept-offer = Aceptar oferta
keep-this-board = Conservar tablero
deal-again = Repartir de nuevo
end-turn-anyway = Terminar turno igualmente
confirm = Confirmar
put-it-down = Poner aquí
move-ship = Mover barco
offer = Ofrecer
discard = Descartar
take = Tomar
roll = Tirar
end-turn = Terminar turno
discard-2 = Descarta { $due }
you-can-still-build = Aún puedes construir: { $can }
development-count = { $count } des.
knight-count =
    { $count ->
        [one] 1 caballero
       *[other] { $count } caballeros
    }
chip-count =
    { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }
route-length = ruta { $length }
you-can-build = Puedes construir: { $can }
awaits-answers =
    { $count ->
        [one] Esperando la respuesta de { $names }
       *[other] Esperando las respuestas de { $names }
    }
awaits-discards =
    { $count ->
        [one] Esperando a que { $names } descarte
       *[other] Esperando a que { $names } descarten
    }
lay-harbour-there = Toca una costa libre ({ $harbour })
where-does-the-ship-go = ¿Adónde va el barco?
dashed-place-or-the-ship-again = Toca un sitio punteado, o el barco otra vez para dejarlo ahí
move-the-ship = Mueve el barco
what-do-you-always-refuse = ¿Qué rechazas siempre?
refused-without-asking = Esas ofertas se rechazan sin preguntarte
what-do-you-give = ¿Qué das?
tap-a-kind-to-give = Toca un recurso del que tengas bastante
what-do-you-take = ¿Qué tomas?
tap-the-card-to-take = Toca la carta que quieres
which-kind = ¿Qué recurso?
everybody-gives-it-to-you = Todos te dan todas las cartas que tengan de él
what-do-you-need = ¿Qué necesitas?
tap-cards-to-get = Toca las cartas que quieres recibir
what-would-you-give-for-it = ¿Qué darías a cambio?
tap-cards-to-give = Toca cartas de tu mano
place-the-pirate = Coloca el pirata
tap-a-sea-hex = Toca un hexágono de mar
add-a-road-or-ship = Añade una carretera o un barco
add-a-road = Añade una carretera
tap-a-side-of-the-settlement = Toca un lado junto a tu nuevo poblado
keep-this-board-or-not = ¿Conservas este tablero?
dealt-again-if-all-agree = Solo se reparte de nuevo si todos lo quieren
it-is-up-to-you = Tú decides
move-robber-or-pirate = Mueve el ladrón o el pirata
tap-land-or-sea = Toca un hexágono: tierra para el ladrón, mar para el pirata
move-the-robber = Mueve el ladrón
tap-a-hex-to-block = Toca un hexágono; no da nada mientras el ladrón esté allí
whom-do-you-rob = ¿A quién robas?
you-draw-unseen = Robas una carta sin verla
roll-the-dice = Tira los dados
play-a-card-first = Antes puedes jugar una carta de desarrollo
every-hex-yields = Cada hexágono con el número que salga da cartas
build-for-free = Construye gratis
tap-a-place-for-road-or-ship = Toca un sitio para una carretera o un barco
put-the-ship-down = Vuelve a poner el barco
tap-where-it-goes = Toca el sitio adonde va
which-hex-first = ¿Qué hexágono va primero?
it-gets-the-next-number = Recibe el próximo número
take-a-number = Toma un número de la isla principal
the-bag-is-empty = La bolsa está vacía: toca el número que quieres mover
