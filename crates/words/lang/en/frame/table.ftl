title-my-turn = ● Your turn – Anleger
your-turn = Your turn
language = Language
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
fold = Show less
unfold = Show more
close = Close
board = The board
tools = View
fit = Fit
fit-help = Show the whole board (0)
last-moves = Last moves
last-moves-help = Mark what the others did since your last turn; L goes there
connecting = Connecting …
lost = Connection lost. Reconnecting – nothing you did is lost.
to-start = To the start page
unknown-game = This page is too old for the game at this table. Reload it to get the latest version.
unreadable = This page and the server are of different versions. Please reload.
undo = Undo
undo-help = Undo your last step
undo-asks = Undo your last move – the others have to agree
done = Done
done-help = Confirm (Enter)
hint = Hint
hint-help = What would a bot do?
over = Game over
thinking = A bot is thinking
bot-is-late = The bot is taking longer than usual: many are thinking right now
is-away = Away right now
players = Players
you = you
away = away
caretaker = a bot plays
resigned = resigned
out-of-time = out of time
made-so-far = scored so far
if-it-ended = if the game ended now
about-game = About this game
tab-log = Log
tab-chat = Chat
tab-stock = Remaining
tab-fair = Fairness
chat-hint = Message
chat-seats-only = Only players can chat here.
send = Send
allow = Allow
refuse = Refuse
take-back = Take my seat back
let-bot-play = Let a bot play
result = Result
show-board = Look at the board
breakdown = Points by source
rematch = Play again
next-match = To the next game
replay = Watch the replay
download = Save this game
menu = Menu
help = Rules
settings = Settings
wish-preview = First tap previews, second tap confirms
wish-sound = Play a sound when it is my turn
wish-title = Show my turn in the tab title
keys = Keys: Tab and the arrows move across the board, Enter selects and confirms, R rotates, Escape cancels, + − 0 zoom, L goes to the last moves and back. A long press, a right click or I shows details about a place.
resign = Resign
resign-ask = Resign from this game?
resign-means = You can no longer win then. With three or more players the game goes on and a bot takes your seat.
play-on = Keep playing
your-name = Your name
sit-down = Sit down
open-seat = Open seat
level-beginner = beginner
level-novice = novice
level-casual = casual
level-steady = steady
level-skilled = skilled
level-strong = strong
level-veteran = veteran
level-expert = expert
is-back-and-plays-on = is back and plays on
has-resigned = resigned
has-no-time-left = ran out of time
would-like-to-undo-a-move = would like to undo a move
agrees = agrees
disagrees = disagrees
votes-to-let-a-bot-play = votes to let a bot play
left-the-table = left the table
came-back = came back
would-like-to-play-again = would like to play again
is-thinking = { $name } is thinking
points-if-it-ended = { $points } if the game ended now
answers-missing = Waiting for { $names }.
bot-plays-for = A bot is playing for { $name }.
bot-took-over = A bot has taken over for { $name }
bot = Bot ({ $level })
bot-of-several = Bot { $number } ({ $level })
rating = Rating { $rating }
list-of-two = { $first } and { $last }
turn-of =
    { $count ->
        [0] One moment …
        [one] { $names }’s turn
       *[other] Waiting for { $names }
    }
won =
    { $count ->
        [0] Nobody wins
        [one] { $names } wins
       *[other] { $names } share the victory
    }
advice = Hint: { $text }.
advice-with-reason = Hint: { $text } – { $reason }.
wants-back =
    { $decisions ->
        [one] { $name } would like to undo the last move.
       *[other] { $name } would like to undo { $decisions } moves.
    }
away-for-long =
    { $votes ->
        [0] { $name } has been away for a while.
        [one] { $name } has been away for a while. One vote to let a bot play.
       *[other] { $name } has been away for a while. { $votes } votes to let a bot play.
    }
took-back =
    { $decisions ->
        [one] undid a step
       *[other] undid { $decisions } steps
    }
save-position = Save position
copy-position = Copy position
kept-name = Keeps this name here
