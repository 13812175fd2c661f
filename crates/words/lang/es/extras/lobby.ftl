title = Sala
lead = Juega con gente que aún no conoces: siéntate a una mesa abierta y la partida empieza en cuanto se llene.
open-tables = Mesas abiertas
own-table = ¿No hay nada para ti? Crea tu propia mesa y ábrela a todos:
lost = Se perdió la conexión. La lista vuelve enseguida.
filter = Mostrar solo
game = Juego
any-game = Todos los juegos
seats-choice = Número de jugadores
any-seats = Cualquier número
seats = { $seats } jugadores
clock = Reloj
any-clock = Con o sin reloj
with-clock = Con reloj
without-clock = Sin reloj
bots = Bots
any-bots = Con o sin bots
with-bots = Con bots
without-bots = Solo personas
none = Ahora mismo nadie espera en una mesa abierta.
tables =
    { $tables ->
        [one] 1 mesa abierta
       *[other] { $tables } mesas abiertas
    }
sit-down-at = Sentarse: { $game }, { $names }
taken = ocupada
seats-taken = { $taken } de { $seats } asientos ocupados
set-up = empieza en una posición guardada
quick = Partida rápida
quick-hint = Di a qué quieres jugar y espera aquí; en cuanto haya suficiente gente que quiera lo mismo, pasas a una mesa. Otros pueden ver la partida.
seek = Buscar jugadores
seeking = Buscando jugadores: { $waiting } de { $seats }…
watch-title = Ver partidas
watch-lead = Partidas en curso que sus jugadores dejan ver. Donde hay cartas ocultas lo ves todo un poco más tarde.
running-games = Partidas en curso
none-running = Ahora mismo no hay ninguna partida que se pueda ver.
games =
    { $games ->
        [one] 1 partida en curso
       *[other] { $games } partidas en curso
    }
decisions =
    { $decisions ->
        [one] 1 jugada hecha
       *[other] { $decisions } jugadas hechas
    }
over = terminada
