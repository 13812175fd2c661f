# What stands on pictures that are sent to others, and beside a link where it is shown with one.
invites =
    { $count ->
        [one] { $names } invites you to play { $game }
       *[other] { $names } invite you to play { $game }
    }
take-a-seat = Take a seat: { $game }
play = { $names } are playing { $game }
plays-alone = { $names } is playing { $game }
won =
    { $count ->
        [one] { $names } won at { $game }
       *[other] { $names } share the victory at { $game }
    }
free-seats =
    { $open ->
        [0] All seats are taken.
        [one] One seat is free.
       *[other] { $open } seats are free.
    }
free-seat = free seat
running = Game in progress
finished = Final score
join-in = Join in
no-account = In the browser: no account, no download.
puzzle = Puzzle: what would you play?
puzzle-asked = { $game }: one move is best. Can you find it?
study = A study: { $game }
study-told = A board to think about, with every branch to play through.
