navigation = Site
rules = Rules
to-start = Start page
to-table = Back to the table
loading = One moment …
part-missing = This part of the page could not be loaded. Check your connection or reload the page.
part-again = Try again
welcome = Pull up a chair.
welcome-lead = Lay tiles, build cities and outwit your friends. Right in the browser, with just a link, no account needed.
play-now = Play now
new-table = New table
new-table-hint = Invite friends with a link
first-game = Your first game
first-game-hint = Learn as you play, step by step
offline = Play offline
offline-hint = On this device, against bots or taking turns
load-record = Open a saved game
load-record-hint = A game or a position: watch it again or play on
my-tables = My tables
forget-table = Remove this table and give up your seat
table-asked = …
table-unreachable = server not reachable
table-gone = no longer exists
table-waiting = waiting for players
table-playing = in progress
table-over = finished · watch replay
unreachable = The server cannot be reached.
unreachable-offline = You can still play offline.
record-broken = This saved game cannot be opened.
line = Line
no-such-game = There is no such game here.
setup-title = New table
seats = Who is playing?
seat = Seat
name = Name
your-name = Your name
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
aids = Help during the game
aid-learner = Learning game
aid-learner-help = All aids, and hints from a bot when you ask.
aid-normal = Among friends
aid-normal-help = What you could work out yourself: points, remaining tiles, what fits where.
aid-tournament = Tournament
aid-tournament-help = Just the board, no aids.
clock = Clock
clock-none = No clock
clock-count-up = Shown, no time limit
clock-five = 5 minutes each, +5 seconds per turn
clock-fifteen = 15 minutes each, +10 seconds per turn
clock-forty-five = 45 minutes each, +30 seconds per turn
clock-week = A week each, +1 hour per turn
rules-agreed = Rules at this table
create-table = Create table
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
replay = Replay
no-record = Open a saved game to watch it again here.
previous = Back
next = Forward
play = Play
pause = Pause
moment = Move
eyes = Seen by
spectator = a spectator
log = Log
chart = Points over time
chart-label = One line per player; the table below shows the same numbers.
chart-table = As a table
headings = Points by source
dice-sealed = This game was not finished, so its secret number is not revealed. All moves follow the rules; the dice cannot be checked.
dice-external = The dice of this game were not rolled here. All moves follow the rules; the dice cannot be checked.
dice-false = Something is wrong with this game:
download = Download this game
play-on = Continue from here
play-on-here = Open a table
play-on-sealed = Only a finished game can be continued, because its dice have to be known.
record-too-large = The file is too large.
record-line-too-long = The line is too long.
record-too-many-steps = It has too many moves.
record-unknown-form = This file is not a saved game.
record-unknown-version = It was saved in a format this page does not know.
record-truncated = The file ends too early.
record-bad-line = This line cannot be understood.
record-rules-version = It was played with another version of the rules.
record-wrong-game = This page does not know that game.
record-setup = Its table cannot be set up.
record-not-played = It uses expansions that are not played here.
record-bad-notation = This move cannot be read.
record-illegal-step = This move is against the rules.
record-not-the-dice = This result does not follow from its dice.
record-wrong-share = A random number that somebody added is not the one that was promised.
record-wrong-seed = Its secret number does not match the fingerprint.
record-wrong-score = The points do not add up.
record-tampered = It was changed afterwards.
record-other-match = It is not the game that your device was shown at this table.
record-contradiction = It contradicts itself.
play-on-from = Opens a new table after move { $moment }, with the same dice.
seats-fitted = The table now has { $count } seats, as this map needs.
guest = Guest { $number }
moment-of = Move { $now } of { $last }
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
maps =
    { $count ->
        [0] No map fits
        [one] { $count } map
       *[other] { $count } maps
    }
maps-of-all = { $shown } of { $all } maps
against =
    { $count ->
        [one] { $game } against { $level ->
                [careless] a careless bot
                [easy] an easy bot
                [medium] a medium bot
                [hard] a hard bot
                [expert] an expert bot
               *[other] a bot
            }
       *[other] { $game } against { $count } { $level ->
                [careless] careless bots
                [easy] easy bots
                [medium] medium bots
                [hard] hard bots
                [expert] expert bots
               *[other] bots
            }
    }
special-rules = Special: { $rules }.
usually = { $value } – default
first-game-of = Your first game: { $game }
position-door = Paste a position
