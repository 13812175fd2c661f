navigation = Site
rules = Rules
to-start = Start page
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
seats = Who is playing?
your-name = Your name
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
create-table = Create table
replay = Replay
play = Play
dice-sealed = This game was not finished, so its secret number is not revealed. All moves follow the rules; the dice cannot be checked.
dice-external = The dice of this game were not rolled here. All moves follow the rules; the dice cannot be checked.
dice-false = Something is wrong with this game:
download = Download this game
play-on = Continue from here
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
guest = Guest { $number }
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
against =
    { $count ->
        [one] { $game } against a bot ({ $level })
       *[other] { $game } against { $count } bots ({ $level })
    }
first-game-of = Your first game: { $game }
puzzles-door = Puzzles
position-door = Paste a position
study-door = Study board
