navigation = Sitio
rules = Reglas
to-start = Portada
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
seats = ¿Quién juega?
your-name = Tu nombre
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
create-table = Crear mesa
replay = Repetición
play = Reproducir
dice-sealed = Esta partida no se terminó, así que su número secreto no se revela. Todas las jugadas siguen las reglas; el azar no se puede comprobar.
dice-external = El azar de esta partida vino de fuera. Todas las jugadas siguen las reglas; el azar no se puede comprobar.
dice-false = Algo no está bien en esta partida:
download = Descargar esta partida
play-on = Continuar desde aquí
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
guest = Invitado { $number }
players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
against =
    { $count ->
        [one] { $game } contra un bot ({ $level })
       *[other] { $game } contra { $count } bots ({ $level })
    }
first-game-of = Tu primera partida: { $game }
puzzles-door = Problemas
position-door = Pegar una posición
study-door = Tablero de estudio
