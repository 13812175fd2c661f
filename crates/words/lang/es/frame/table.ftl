title-my-turn = ● Te toca – Anleger
your-turn = Te toca
language = Idioma
theme = Tema
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
fold = Mostrar menos
unfold = Mostrar más
close = Cerrar
board = El tablero
tools = Vista
fit = Ajustar
fit-help = Mostrar todo el tablero (0)
last-moves = Últimas jugadas
last-moves-help = Señala lo que han hecho los demás desde tu último turno; L te lleva allí
connecting = Conectando…
lost = Conexión perdida. Reconectando: nada de lo que hiciste se pierde.
to-start = Ir a la portada
unknown-game = Esta página es demasiado antigua para el juego de esta mesa. Vuelve a cargarla para tener la última versión.
unreadable = Esta página y el servidor son de versiones distintas. Vuelve a cargarla, por favor.
undo = Deshacer
undo-help = Deshacer tu último paso
undo-asks = Deshacer tu última jugada: los demás tienen que aceptarlo
done = Listo
done-help = Confirmar (Enter)
hint = Pista
hint-help = ¿Qué haría un bot?
over = Fin de la partida
thinking = Un bot está pensando
bot-is-late = El bot tarda más de lo habitual: ahora mismo hay muchos pensando
is-away = Ausente ahora
players = Jugadores
you = tú
away = ausente
caretaker = juega un bot
resigned = abandonó
out-of-time = sin tiempo
made-so-far = logrados hasta ahora
if-it-ended = si la partida acabara ya
about-game = Sobre este juego
tab-log = Historial
tab-chat = Chat
tab-stock = Quedan
tab-fair = Juego limpio
chat-hint = Mensaje
chat-seats-only = Aquí solo pueden chatear los jugadores.
send = Enviar
allow = Permitir
refuse = Rechazar
take-back = Recuperar mi asiento
let-bot-play = Dejar jugar a un bot
result = Resultado
show-board = Ver el tablero
breakdown = Puntos por origen
rematch = Jugar otra vez
next-match = A la siguiente partida
replay = Ver la repetición
download = Guardar esta partida
menu = Menú
help = Reglas
settings = Ajustes
wish-preview = El primer toque muestra, el segundo confirma
wish-sound = Sonido cuando me toque
wish-title = Mostrar mi turno en el título de la pestaña
keys = Teclas: Tab y las flechas recorren el tablero, Enter elige y confirma, R gira, Escape cancela, + − 0 cambian el zoom, L va a las últimas jugadas y vuelve. Una pulsación larga, el clic derecho o I muestran detalles de un lugar.
resign = Abandonar
resign-ask = ¿Abandonar esta partida?
resign-means = Entonces ya no podrás ganar. Con tres o más jugadores la partida sigue y un bot ocupa tu asiento.
play-on = Seguir jugando
your-name = Tu nombre
sit-down = Sentarse
open-seat = Asiento libre
level-beginner = principiante
level-novice = novato
level-casual = ocasional
level-steady = sólido
level-skilled = hábil
level-strong = fuerte
level-veteran = veterano
level-expert = experto
is-back-and-plays-on = ha vuelto y sigue jugando
has-resigned = ha abandonado
has-no-time-left = se ha quedado sin tiempo
would-like-to-undo-a-move = quiere deshacer una jugada
agrees = está de acuerdo
disagrees = no está de acuerdo
votes-to-let-a-bot-play = vota por que juegue un bot
left-the-table = ha dejado la mesa
came-back = ha vuelto
would-like-to-play-again = quiere jugar otra vez
is-thinking = { $name } está pensando
points-if-it-ended = { $points } si la partida acabara ya
answers-missing = Esperando a { $names }.
bot-plays-for = Un bot está jugando por { $name }.
bot-took-over = Un bot ha tomado el relevo de { $name }
bot = Bot ({ $level })
bot-of-several = Bot { $number } ({ $level })
rating = Fuerza { $rating }
list-of-two = { $first } y { $last }
turn-of =
    { $count ->
        [0] Un momento…
        [one] Turno de { $names }
       *[other] Esperando a { $names }
    }
won =
    { $count ->
        [0] No gana nadie
        [one] Gana { $names }
       *[other] { $names } comparten la victoria
    }
advice = Pista: { $text }.
advice-with-reason = Pista: { $text } – { $reason }.
wants-back =
    { $decisions ->
        [one] { $name } quiere deshacer la última jugada.
       *[other] { $name } quiere deshacer { $decisions } jugadas.
    }
away-for-long =
    { $votes ->
        [0] { $name } lleva un rato ausente.
        [one] { $name } lleva un rato ausente. Un voto por que juegue un bot.
       *[other] { $name } lleva un rato ausente. { $votes } votos por que juegue un bot.
    }
took-back =
    { $decisions ->
        [one] ha deshecho un paso
       *[other] ha deshecho { $decisions } pasos
    }
save-position = Guardar la posición
copy-position = Copiar la posición
kept-name = Nombre reservado aquí
