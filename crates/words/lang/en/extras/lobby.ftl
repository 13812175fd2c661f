title = Lobby
lead = Play with people you do not know yet: sit down at an open table and start as soon as it is full.
open-tables = Open tables
own-table = Nothing for you? Create a table of your own and open it to everybody:
lost = The connection was lost. The list will be back in a moment.
filter = Show only
game = Game
any-game = All games
seats-choice = Number of players
any-seats = Any number of players
seats = { $seats } players
clock = Clock
any-clock = With or without clock
with-clock = With clock
without-clock = Without clock
bots = Bots
any-bots = With or without bots
with-bots = With bots
without-bots = People only
none = Nobody is waiting at an open table right now.
tables =
    { $tables ->
        [one] 1 open table
       *[other] { $tables } open tables
    }
sit-down-at = Sit down: { $game }, { $names }
taken = taken
seats-taken = { $taken } of { $seats } seats taken
set-up = starts from a saved position
quick = Quick pairing
quick-hint = Say what you want to play and wait here; you are led to a table as soon as enough people want the same. The game can be watched by others.
seek = Find players
seeking = Looking for players: { $waiting } of { $seats } …
watch-title = Watch games
watch-lead = Games in progress whose players let others watch. Where hands are hidden you see everything a little later.
running-games = Games in progress
none-running = No game that can be watched is in progress right now.
games =
    { $games ->
        [one] 1 game in progress
       *[other] { $games } games in progress
    }
decisions =
    { $decisions ->
        [one] 1 move made
       *[other] { $decisions } moves made
    }
over = finished
