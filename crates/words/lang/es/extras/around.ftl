setup-title = Nueva mesa
seat = Asiento
name = Nombre
alone = Invitado
at-this-screen = Jugador en este dispositivo
by-link = Amigo invitado por enlace
seat-add = Añadir un asiento
seat-remove = Quitar un asiento
sieve-players = Jugadores
sieve-any-players = cualquier número
sieve-length = Duración
sieve-any-length = cualquiera
more = Opciones avanzadas
more-hint = Lo habitual suele bastar
rules-agreed = Reglas en esta mesa
create-hint = Después recibirás un enlace para enviar a tus amigos.
offline-title = Jugar sin conexión
offline-lead = Todo funciona en este dispositivo. Una vez cargada la página, no necesitas red.
offline-start = Empezar la partida
offline-start-hint = La partida se guarda en este navegador, aunque vuelvas a cargar la página.
offline-waits = Tienes una partida sin terminar.
offline-go-on = Continuar
offline-forget = Descartarla
lesson-wait = El bot está jugando.
lesson-play-on = Te toca. Juega como quieras; el siguiente paso llega solo.
lesson-next = Continuar
lesson-skip = Saltar
lesson-last = Seguir jugando
try-it = Pruébalo paso a paso
contents = Índice
no-record = Abre una partida guardada para volver a verla aquí.
previous = Atrás
next = Adelante
pause = Pausa
moment = Jugada
eyes = Visto por
spectator = un espectador
log = Historial
chart = Evolución de los puntos
chart-label = Una línea por jugador; la tabla de abajo muestra los mismos números.
chart-table = Como tabla
headings = Puntos por origen
play-on-here = Abrir una mesa
play-on-from = Abre una mesa nueva tras la jugada { $moment }, con el mismo azar.
moment-of = Jugada { $now } de { $last }
seats-fitted = La mesa tiene ahora { $count } asientos, como pide este mapa.
special-rules = Especial: { $rules }.
usually = { $value } – habitual
no-such-game = Aquí no existe ese juego.
to-table = Volver a la mesa
maps =
    { $count ->
        [0] Ningún mapa encaja
        [one] { $count } mapa
       *[other] { $count } mapas
    }
maps-of-all = { $shown } de { $all } mapas
