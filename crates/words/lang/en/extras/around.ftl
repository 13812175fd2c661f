setup-title = New table
seat = Seat
name = Name
alone = Guest
at-this-screen = Player on this device
by-link = Friend, invited by link
seat-add = Add a seat
seat-remove = Remove a seat
sieve-players = Players
sieve-any-players = any number
sieve-length = Length
sieve-any-length = any length
more = Advanced options
more-hint = Defaults are fine
rules-agreed = Rules at this table
create-hint = Next you get a link to send to your friends.
offline-title = Play offline
offline-lead = Everything runs on this device. Once the page has loaded, you need no network.
offline-start = Start the game
offline-start-hint = The game is saved in this browser, even if you reload.
offline-waits = You have an unfinished game.
offline-go-on = Continue
offline-forget = Discard it
lesson-wait = The bot is playing.
lesson-play-on = Your move. Play as you like; the next step comes by itself.
lesson-next = Continue
lesson-skip = Skip
lesson-last = Keep playing
try-it = Try it, step by step
contents = Contents
no-record = Open a saved game to watch it again here.
previous = Back
next = Forward
pause = Pause
moment = Move
eyes = Seen by
spectator = a spectator
log = Log
chart = Points over time
chart-label = One line per player; the table below shows the same numbers.
chart-table = As a table
headings = Points by source
play-on-here = Open a table
play-on-from = Opens a new table after move { $moment }, with the same dice.
moment-of = Move { $now } of { $last }
seats-fitted = The table now has { $count } seats, as this map needs.
special-rules = Special: { $rules }.
usually = { $value } – default
no-such-game = There is no such game here.
to-table = Back to the table
maps =
    { $count ->
        [0] No map fits
        [one] { $count } map
       *[other] { $count } maps
    }
maps-of-all = { $shown } of { $all } maps
