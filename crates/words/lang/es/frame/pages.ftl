navigation = Sitio
rules = Reglas
to-start = Portada
to-table = Volver a la mesa
loading = Un momento…
part-missing = No se pudo cargar esta parte de la página. Revisa tu conexión o vuelve a cargar la página.
part-again = Reintentar
welcome = Acerca una silla.
welcome-lead = Coloca losetas, construye ciudades y supera en astucia a tus amigos. En el navegador, con solo un enlace y sin crear una cuenta.
play-now = Jugar ya
new-table = Nueva mesa
new-table-hint = Invita a tus amigos con un enlace
first-game = Tu primera partida
first-game-hint = Aprende jugando, paso a paso
offline = Jugar sin conexión
offline-hint = En este dispositivo, contra bots o por turnos
load-record = Abrir una partida guardada
load-record-hint = Partida o posición: vuelve a verla o sigue jugando
my-tables = Mis mesas
forget-table = Quitar esta mesa y dejar tu asiento
table-asked = …
table-unreachable = servidor inaccesible
table-gone = ya no existe
table-waiting = esperando jugadores
table-playing = en curso
table-over = terminada · ver repetición
unreachable = No se puede acceder al servidor.
unreachable-offline = Aun así puedes jugar sin conexión.
record-broken = Esta partida guardada no se puede abrir.
line = Línea
no-such-game = Aquí no existe ese juego.
setup-title = Nueva mesa
seats = ¿Quién juega?
seat = Asiento
name = Nombre
your-name = Tu nombre
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
aids = Ayuda durante la partida
aid-learner = Para aprender
aid-learner-help = Todas las ayudas, y pistas de un bot cuando las pidas.
aid-normal = Entre amigos
aid-normal-help = Lo que podrías calcular por tu cuenta: puntos, losetas restantes, qué encaja dónde.
aid-tournament = Torneo
aid-tournament-help = Solo el tablero, sin ayudas.
clock = Reloj
clock-none = Sin reloj
clock-count-up = Visible, sin límite de tiempo
clock-five = 5 minutos por jugador, +5 segundos por turno
clock-fifteen = 15 minutos por jugador, +10 segundos por turno
clock-forty-five = 45 minutos por jugador, +30 segundos por turno
clock-week = Una semana por jugador, +1 hora por turno
rules-agreed = Reglas en esta mesa
create-table = Crear mesa
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
replay = Repetición
no-record = Abre una partida guardada para volver a verla aquí.
previous = Atrás
next = Adelante
play = Reproducir
pause = Pausa
moment = Jugada
eyes = Visto por
spectator = un espectador
log = Historial
chart = Evolución de los puntos
chart-label = Una línea por jugador; la tabla de abajo muestra los mismos números.
chart-table = Como tabla
headings = Puntos por origen
dice-sealed = Esta partida no se terminó, así que su número secreto no se revela. Todas las jugadas siguen las reglas; el azar no se puede comprobar.
dice-external = El azar de esta partida vino de fuera. Todas las jugadas siguen las reglas; el azar no se puede comprobar.
dice-false = Algo no está bien en esta partida:
download = Descargar esta partida
play-on = Continuar desde aquí
play-on-here = Abrir una mesa
play-on-sealed = Solo se puede continuar una partida terminada, porque su azar tiene que conocerse.
record-too-large = El archivo es demasiado grande.
record-line-too-long = La línea es demasiado larga.
record-too-many-steps = Tiene demasiadas jugadas.
record-unknown-form = Este archivo no es una partida guardada.
record-unknown-version = Se guardó en un formato que esta página no conoce.
record-truncated = El archivo se corta antes de tiempo.
record-bad-line = Esta línea no se entiende.
record-rules-version = Se jugó con otra versión de las reglas.
record-wrong-game = Esta página no conoce ese juego.
record-setup = No se puede preparar su mesa.
record-not-played = Usa expansiones que aquí no se juegan.
record-bad-notation = Esta jugada no se puede leer.
record-illegal-step = Esta jugada va contra las reglas.
record-not-the-dice = Este resultado no sale de su azar.
record-wrong-share = Un número aleatorio que alguien añadió no es el prometido.
record-wrong-seed = Su número secreto no coincide con la huella.
record-wrong-score = Los puntos no cuadran.
record-tampered = Se modificó después.
record-other-match = No es la partida que tu dispositivo vio en esta mesa.
record-contradiction = Se contradice.
play-on-from = Abre una mesa nueva tras la jugada { $moment }, con el mismo azar.
seats-fitted = La mesa tiene ahora { $count } asientos, como pide este mapa.
guest = Invitado { $number }
moment-of = Jugada { $now } de { $last }
players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
maps =
    { $count ->
        [0] Ningún mapa encaja
        [one] { $count } mapa
       *[other] { $count } mapas
    }
maps-of-all = { $shown } de { $all } mapas
against =
    { $count ->
        [one] { $game } contra { $level ->
                [careless] un bot despistado
                [easy] un bot fácil
                [medium] un bot medio
                [hard] un bot difícil
                [expert] un bot experto
               *[other] un bot
            }
       *[other] { $game } contra { $count } { $level ->
                [careless] bots despistados
                [easy] bots fáciles
                [medium] bots medios
                [hard] bots difíciles
                [expert] bots expertos
               *[other] bots
            }
    }
special-rules = Especial: { $rules }.
usually = { $value } – habitual
first-game-of = Tu primera partida: { $game }
position-door = Pegar una posición
