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
in-points =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }
thing =
    { $what ->
        [city] a city worth { $points }
        [town] a town worth { $points }
        [road] a road worth { $points }
        [monastery] a monastery worth { $points }
        [field] a field worth { $points }
        [farm] a farm worth { $points }
        [plain] a plain worth { $points }
       *[other] { $points }
    }
things-and = { $first } and { $last }
worth-more = { $what }: { $worth } points more to be expected
worth-less = { $what }: { $worth } points less to be expected
holds-instead = { $name } holds { $gains } instead of { $loses }
holds-more = { $name } also holds { $gains }
holds-less = { $name } is left without { $loses }
home-from = { $what }, instead of tying it to { $things }
home-tied = { $what }, and holds { $things } with it
home-free = { $what }; { $things } is still free
rolls-instead = { $name } gets cards on { $gains } instead of { $loses }
rolls-more = { $name } gets one more card on { $gains }
rolls-less = { $name } gets one card less on { $loses }
cards-more = { $what }: { $cards } more cards in ten rolls
cards-less = { $what }: { $cards } fewer cards in ten rolls
site-instead = { $name }’s best building site pays on { $gains } of 36 rolls instead of { $loses }
site-more = { $name } gains a building site that pays on { $gains } of 36 rolls
site-less = { $name } is left without a building site that pays on { $loses } of 36 rolls
scored-more =
    { $count ->
        [one] { $name } scores one more point at once
       *[other] { $name } scores { $count } more points at once
    }
scored-less =
    { $count ->
        [one] { $name } scores one point less at once
       *[other] { $name } scores { $count } points less at once
    }
points-more =
    { $count ->
        [one] { $name } has one more victory point
       *[other] { $name } has { $count } more victory points
    }
points-less =
    { $count ->
        [one] { $name } has one victory point less
       *[other] { $name } has { $count } victory points less
    }
hand-more =
    { $count ->
        [one] { $name } holds one more card
       *[other] { $name } holds { $count } more cards
    }
hand-less =
    { $count ->
        [one] { $name } holds one card less
       *[other] { $name } holds { $count } fewer cards
    }
route-more =
    { $count ->
        [one] { $name }’s trade route is one longer
       *[other] { $name }’s trade route is { $count } longer
    }
route-less =
    { $count ->
        [one] { $name }’s trade route is one shorter
       *[other] { $name }’s trade route is { $count } shorter
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
why-later = Nothing on the board shows it at once: it is how the game goes on that is better.
what-it-costs = What it costs
but = But: { $what }
judged-exactly = Looked through to the end.
judged-by-lines = Worked out with { $lines } lines of play for each decision weighed. Judged by what the player could know at the time.
