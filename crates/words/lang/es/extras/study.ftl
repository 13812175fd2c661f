title = Tablero de estudio
lead = Prepara cualquier posición, juega por todos, prueba variantes y anota tus ideas. El motor puede analizar contigo.
by-the-book = Partida nueva
begin = Empezar el estudio
from-position = Preparar una posición
from-position-hint = Pega o abre una posición y estúdiala.
study-this = Estudiar desde aquí
broken = Este estudio no se puede abrir.
tree = Jugadas
tree-cut = Solo se muestran las jugadas cercanas.
start = Inicio
drawn = Robado: { $what }
promote = Subir la variante
delete = Borrar desde aquí
undo = Deshacer
chance = Azar
choose = O elige qué ocurre:
draw = Sacar al azar
draw-all = Sacar hasta que alguien juegue
percent = { $number } %
over = La partida ha terminado
to-decide = le toca
eyes = Vista
eyes-truth = Todo a la vista
eyes-mover = Quien juega
decides = ¿Quién juega?
known-to-spectator = Esta posición la guardó un espectador. Lo que no podía ver se ha sorteado.
known-to-seat = Esta posición se guardó con lo que sabía el asiento { $seat }. Lo que no podía ver se ha sorteado.
as-text = Posición como texto
comment = Comentario
comment-hint = ¿Qué opinas de esta jugada?
signs = Valorar la jugada
glyph-brilliant = Brillante
glyph-good = Buena
glyph-interesting = Interesante
glyph-doubtful = Dudosa
glyph-mistake = Error
glyph-blunder = Error grave
tools = Herramientas de dibujo
tool-play = Jugar
tool-mark = Marcar
tool-arrow = Flecha
mark-hint = Toca algo del tablero para marcarlo; tócalo otra vez para quitar la marca.
arrow-from = Toca donde empieza la flecha.
arrow-to = Ahora toca donde termina.
green = Verde, círculo
red = Rojo, cruz
blue = Azul, cuadrado
yellow = Amarillo, rombo
wipe = Borrar dibujos
engine = Motor
engine-nobody = Aquí nadie tiene que jugar.
engine-thinks = Pensando…
engine-refused = El motor no puede valorar esta posición.
engine-match-runs = Esta partida se está jugando aquí. El motor espera a que termine.
engine-so-far =
    { $lines ->
        [one] { $lines } línea hasta ahora en { $seconds } s, { $choices } jugadas posibles
       *[other] { $lines } líneas hasta ahora en { $seconds } s, { $choices } jugadas posibles
    }
engine-done =
    { $lines ->
        [one] { $lines } línea en { $seconds } s, { $choices } jugadas posibles
       *[other] { $lines } líneas en { $seconds } s, { $choices } jugadas posibles
    }
chance-to-win = { $percent } %
exact = calculado hasta el final
lines =
    { $lines ->
        [one] { $lines } línea
       *[other] { $lines } líneas
    }
loses-after =
    { $lines ->
        [one] −{ $percent } % · { $lines } línea
       *[other] −{ $percent } % · { $lines } líneas
    }
best-is-better = La jugada 1 es mejor: { $what }
play-it = Jugar
new-study = Estudio nuevo
share = Guardar y compartir
study-title = Título
save = Guardar
save-link = Guardar y obtener un enlace
save-copy = Guardar una copia
saved = Guardado.
link = Enlace a este estudio
link-hint = Quien tenga el enlace puede verlo. Solo este navegador puede cambiarlo.
save-file = Guardar como archivo
picture-svg = Imagen (SVG)
picture-png = Imagen (PNG)
study-too-large = Este estudio es demasiado grande.
study-unknown-form = Esto no es un estudio: la primera línea debe ser «anleger study 1».
study-unknown-version = Está escrito en un formato que esta página no conoce.
study-bad-line = Esta línea no se entiende.
study-too-many-nodes = Un estudio no puede tener más jugadas.
study-no-such-node = Se refiere a una jugada que no existe.
study-step-misplaced = Falta una jugada o está donde no debe.
study-text-too-long = Ese texto es demasiado largo.
study-too-many-drawings = Aquí hay demasiadas marcas y flechas.
study-other-rules = Pertenece a una versión de las reglas que esta página no conoce.
study-bad-start = Su posición inicial no se puede preparar.
study-illegal-step = Las reglas no permiten esta jugada.
study-not-chance = Aquí no se roba ni se tira nada.
no-such-study = Este estudio no existe o ya no existe.
too-many-studies = Has guardado muchos estudios. Inténtalo más tarde.
not-your-study = Solo el navegador que guardó este estudio puede cambiarlo. Guarda una copia.
