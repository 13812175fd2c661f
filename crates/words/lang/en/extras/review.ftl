verdict-forced = Forced
verdict-only-move = Only move
verdict-best = Best
verdict-good = Good
verdict-inaccuracy = Inaccuracy
verdict-mistake = Mistake
verdict-blunder = Blunder
part-scored = Points scored
part-city = Open cities
part-road = Open roads
part-monastery = Monasteries
part-field = Fields
part-home = Figures at home
part-expansion = Expansions
part-town = Open towns
part-farm = Farms
part-plain = Plains
part-points = Victory points
part-production = Production
part-hand = Cards in hand
part-sites = Building sites
part-renown = Knights, development cards and trade route
part-moment = Immediate prospects
more = { $part }: { $name } can expect { $worth } points more
less = { $part }: { $name } can expect { $worth } points less
home-more =
    { $count ->
        [one] { $name } keeps one more figure at home, worth { $worth } points
       *[other] { $name } keeps { $count } more figures at home, worth { $worth } points
    }
home-less =
    { $count ->
        [one] { $name } has one figure less at home, worth { $worth } points
       *[other] { $name } has { $count } figures less at home, worth { $worth } points
    }
report-title = Game review: { $game }
unfinished = This game was not played to the end: the last chances stand in for the result.
player = Player
accuracy = Accuracy
opening = Opening
middle = Middle
ending = Ending
lost = Lost by own decisions
given = Gained from rivals’ mistakes
luck = Luck
start = Chance at the start
result = Result
adjusted = Result without luck
chances = Chances to win over time
turning-points = Turning points
turned-by-chance = Move { $step }: luck changed { $name }’s chance by { $change } percentage points
turned-by-decision = Move { $step }: a decision changed { $name }’s chance by { $change } percentage points
to-learn-from = Decisions to learn from
none-to-learn-from = No decision lost much: there is nothing to learn from here.
move-heading = Move { $step }: { $played }
lost-so-much = Lost { $loss } percentage points of the chance to win (from { $before } % to { $after } %)
better-was = Better: { $notation }
as-played = As played
instead = The better decision
may-go-on = How it may go on
why = Why it is better
judged-exactly = Looked through to the end.
judged-by-lines = Worked out with { $lines } lines of play for each decision weighed. Judged by what the player could know at the time.
