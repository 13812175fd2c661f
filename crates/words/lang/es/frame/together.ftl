link = Enlace a esta mesa
copy-link = Copiar enlace
copied = Copiado
share = Compartir…
qr-hint = O escanéalo con un teléfono.
invite = Invitar
invite-to-watch = Quien abra este enlace puede mirar. Los asientos solo se ocupan antes de empezar la partida.
invite-others = Invitar a otros
seats = Quién juega
sit-here = Elegir este asiento
your-seat = tu asiento
leave-seat = Dejar asiento
start = Empezar la partida
second-player = Añadir otro jugador en este dispositivo
second-player-hint = Así se juega por turnos en una misma pantalla. La partida empieza cuando tú lo digas.
second-name = Su nombre
add = Añadir
agreed = Lo acordado
by-the-book = Todo lo demás, como en el reglamento.
none = ninguna
chat = Chat
watching = Estás mirando
resigned-watching = Has abandonado y estás mirando
onlooker = mirando
chat-name = Tu nombre
talk = Los espectadores pueden chatear
puzzles-allowed = De esta partida pueden salir problemas (solo posiciones, sin nombres)
talk-free = Todos pueden chatear.
talk-seats = Solo los jugadores pueden chatear.
accept-rematch = Aceptar revancha
new-table = Nueva mesa
nothing-here = Aquí no hay nada
no-such-page = Ninguna página tiene esta dirección. Quizá se perdió una letra por el camino.
no-such-table = Ninguna mesa tiene esta dirección. Pide que te envíen el enlace otra vez.
begins-on-your-sign = Hay varios asientos en un mismo dispositivo, así que la partida espera tu señal.
begins-when-full = La partida empieza en cuanto se ocupen todos los asientos.
mixing = Barajando: cada dispositivo añade un número aleatorio, para que nadie pueda elegir lo que viene.
mixing-waits = Esperando a { $names }, { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    } como mucho.
bank = { $bank } por jugador, { $more ->
        [one] { $more } segundo
       *[other] { $more } segundos
    } por turno
rematch-asked = Revancha: esperando a { $all }
resigned = { $name } ha abandonado.
out-of-time = A { $name } se le acabó el tiempo.
waiting-for-people =
    { $open ->
        [0] Todos los asientos están ocupados.
        [one] Queda un asiento libre. Envía este enlace a alguien.
       *[other] Quedan { $open } asientos libres. Envía este enlace a tus amigos.
    }
no-seat-left = Todos los asientos están ocupados. Puedes mirar; la partida empieza enseguida.
take-a-seat = Toma asiento: basta con un nombre.
wants-rematch =
    { $count ->
        [one] { $names } quiere la revancha
       *[other] { $names } quieren la revancha
    }
decided =
    { $lead ->
        [0] { $winner } y { $next } tienen los mismos puntos.
        [one] { $winner } acabó 1 punto por delante de { $next }.
       *[other] { $winner } acabó { $lead } puntos por delante de { $next }.
    }
decided-by = { $decided } Lo que marcó la diferencia: { $heading }, { $made } a { $other }.
begins = Comienzo
begins-in-position = En una posición preparada
who-may-find = Quién puede encontrar esta mesa
open-to-strangers = Mesa abierta: cualquiera puede encontrarla en la sala y sentarse
watched-by-strangers = Cualquiera puede ver la partida
is-open = Mesa abierta: cualquiera puede encontrarla en la sala y sentarse.
is-watched = Cualquiera puede ver esta partida.
is-open-and-watched = Mesa abierta: cualquiera puede encontrarla en la sala, sentarse y ver la partida.
watching-late = Estás mirando con { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    } de retraso
