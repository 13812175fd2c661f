title = Study board
lead = Set up any position, play for every seat, try variations, and write down what you think. The engine can look on.
by-the-book = Start a new game
begin = Start studying
from-position = Set up a position
from-position-hint = Paste or open a position, then study it.
study-this = Study from here
broken = This study cannot be opened.
tree = Moves
tree-cut = Only the moves around this one are listed.
start = Start
drawn = Drawn: { $what }
promote = Move branch up
delete = Delete from here
undo = Undo
chance = Chance
choose = Or choose what happens:
draw = Draw at random
draw-all = Draw until a player moves
percent = { $number }%
over = The game is over
to-decide = to move
eyes = View
eyes-truth = Everything is visible
eyes-mover = Player to move
decides = Who moves?
known-to-spectator = This position was saved by somebody who was watching. What they could not see was drawn at random.
known-to-seat = This position was saved as seat { $seat } knew it. What they could not see was drawn at random.
as-text = Position as text
comment = Comment
comment-hint = What do you think of this move?
signs = Rate this move
glyph-brilliant = Brilliant
glyph-good = Good
glyph-interesting = Interesting
glyph-doubtful = Dubious
glyph-mistake = Mistake
glyph-blunder = Blunder
tools = Drawing tools
tool-play = Play
tool-mark = Mark
tool-arrow = Arrow
mark-hint = Tap something on the board to mark it; tap again to remove the mark.
arrow-from = Tap where the arrow starts.
arrow-to = Now tap where it ends.
green = Green, circle
red = Red, cross
blue = Blue, square
yellow = Yellow, diamond
wipe = Clear drawings
engine = Engine
engine-nobody = Nobody has to move here.
engine-thinks = Thinking…
engine-refused = The engine cannot judge this position.
engine-match-runs = This game is still being played here. The engine waits until it is over.
engine-so-far =
    { $lines ->
        [one] { $lines } line so far in { $seconds } s, { $choices } possible moves
       *[other] { $lines } lines so far in { $seconds } s, { $choices } possible moves
    }
engine-done =
    { $lines ->
        [one] { $lines } line in { $seconds } s, { $choices } possible moves
       *[other] { $lines } lines in { $seconds } s, { $choices } possible moves
    }
chance-to-win = { $percent }%
exact = calculated to the end
lines =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }
loses-after =
    { $lines ->
        [one] −{ $percent }% · { $lines } line
       *[other] −{ $percent }% · { $lines } lines
    }
best-is-better = Move 1 is better: { $what }
play-it = Play
new-study = New study
share = Save and share
study-title = Title
save = Save
save-link = Save and get a link
save-copy = Save as a copy
saved = Saved.
link = Link to this study
link-hint = Anyone with the link can look at it. Only this browser can change it.
save-file = Save as file
picture-svg = Picture (SVG)
picture-png = Picture (PNG)
study-too-large = This study is too large.
study-unknown-form = This is not a study: the first line must be “anleger study 1”.
study-unknown-version = It is written in a form this page does not know.
study-bad-line = This line cannot be understood.
study-too-many-nodes = A study cannot have more moves than that.
study-no-such-node = It refers to a move that is not there.
study-step-misplaced = A move is missing, or stands where none belongs.
study-text-too-long = That text is too long.
study-too-many-drawings = There are too many marks and arrows here.
study-other-rules = It belongs to a version of the rules this page does not know.
study-bad-start = Its starting position cannot be set up.
study-illegal-step = The rules do not allow this move.
study-not-chance = Nothing is drawn or rolled here.
no-such-study = This study does not exist, or no longer exists.
too-many-studies = You have saved many studies. Try again later.
not-your-study = Only the browser that saved this study can change it. Save it as a copy.
