link = Link to this table
copy-link = Copy link
copied = Copied
share = Share …
qr-hint = Or scan it with a phone.
invite = Invite
invite-to-watch = Whoever opens this link can watch. Seats can only be taken before the game starts.
invite-others = Invite others
seats = Who plays
sit-here = Choose this seat
your-seat = your seat
leave-seat = Leave seat
start = Start the game
second-player = Add a second player on this device
second-player-hint = You then take turns on one screen. The game starts when you say so.
second-name = Their name
add = Add
agreed = What was agreed
by-the-book = Everything else as in the rulebook.
none = none
chat = Chat
watching = You are watching
resigned-watching = You have resigned and are watching
onlooker = watching
chat-name = Your name
talk = Spectators may chat
puzzles-allowed = Puzzles may be made from this game (positions only, no names)
talk-free = Everybody can chat.
talk-seats = Only players can chat.
accept-rematch = Accept rematch
new-table = New table
nothing-here = There is nothing here
no-such-page = There is no page at this address. Perhaps a letter is missing.
no-such-table = There is no table at this address. Ask for the link again.
begins-on-your-sign = Several seats are played on one device, so the game waits until you start it.
begins-when-full = The game starts as soon as every seat is taken.
mixing = Shuffling: every device adds a random number, so that nobody can choose what comes.
mixing-waits = Waiting for { $names }, { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } at most.
bank = { $bank } each, { $more } seconds a turn
rematch-asked = Rematch: waiting for { $all }
resigned = { $name } resigned.
out-of-time = { $name } ran out of time.
waiting-for-people =
    { $open ->
        [0] Every seat is taken.
        [one] One seat is open. Send this link to a friend.
       *[other] { $open } seats are open. Send this link to your friends.
    }
no-seat-left = Every seat is taken. You can watch; the game starts in a moment.
take-a-seat = Take a seat – a name is all you need.
wants-rematch =
    { $count ->
        [one] { $names } wants a rematch
       *[other] { $names } want a rematch
    }
decided =
    { $lead ->
        [0] { $winner } and { $next } have the same points.
        [one] { $winner } finished 1 point ahead of { $next }.
       *[other] { $winner } finished { $lead } points ahead of { $next }.
    }
decided-by = { $decided } What made the difference: { $heading }, { $made } to { $other }.
begins = Start
begins-in-position = In a position that somebody set up
who-may-find = Who can find this table
open-to-strangers = Open table: anyone can find it in the lobby and sit down
watched-by-strangers = Anyone can watch the game
is-open = Open table: anyone can find it in the lobby and sit down.
is-watched = Anyone can watch this game.
is-open-and-watched = Open table: anyone can find it in the lobby, sit down, and watch the game.
watching-late = You are watching, { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } behind
