the-board-is-dealt-again = The board is dealt again.
keeps-the-board = keeps the board
wants-a-new-board = wants a new board
discovers =
    { $terrain ->
        [sea] discovers sea
        [desert] discovers desert
        [gold] discovers a gold river
        [fields] discovers fields
        [hills] discovers hills
        [mountains] discovers mountains
        [pasture] discovers pasture
       *[woods] discovers woods
    }
moves-the-robber = moves the robber
moves-the-pirate = moves the pirate
picks-up-a-ship = picks up a ship
builds =
    { $piece ->
        [road] builds a road
        [ship] builds a ship
        [settlement] builds a settlement
       *[city] builds a city
    }
rolls = rolls { $sum }
rolls-dice = rolls { $sum } ({ $first } + { $second })
gets = gets { $cards }
plays =
    { $card ->
        [knight] plays a knight
        [road-building] plays road building
        [invention] plays invention
       *[monopoly] plays monopoly
    }
buys-a-development-card = buys a development card
offers = offers: { $trade }
makes-no-trade = makes no trade
for = { $give } for { $take }
trades-with = trades with { $with }: { $trade }
refuses = refuses
agrees = agrees
makes-a-counter-offer = makes a counter-offer: { $trade }
nobody-has-the-longest-trade-route = Nobody has the longest trade route any more.
returns-a-victory-chip-the-trade = returns a victory chip: the trade line is broken
completes-a-trade-line = completes a trade line
takes-the-from-the-main-island = takes the { $number } from the main island
not-enough-in-the-bank-nobody = Not enough { $kind } in the bank: nobody gets any.
steals-from = steals { $card } from { $victim }
gets-from = gets { $cards } from { $from }
must-discard = must discard { $cards }
discards = discards { $cards }
trades-for-with-the-bank = trades { $give } for { $take } with the bank
trades-for-with = trades { $give } for { $take } with { $with }
now-has-the-longest-trade-route = now has the longest trade route: { $length } pieces
now-has-the-largest-army-knights = now has the largest army: { $knights } knights
earns-chips-for =
    { $reason ->
        [island]
            { $chips ->
                [one] earns a victory chip for a new island
               *[other] earns { $chips } victory chips for a new island
            }
       *[trade-line]
            { $chips ->
                [one] earns a victory chip for a trade line
               *[other] earns { $chips } victory chips for a trade line
            }
    }
the-game-is-over-wins-with =
    { $count ->
        [one] The game is over: { $names } wins with { $best } points.
       *[other] The game is over: { $names } win with { $best } points each.
    }
lays-a-harbour =
    { $kind ->
        [ore] lays an ore harbour 2:1
        [brick] lays a brick harbour 2:1
        [lumber] lays a lumber harbour 2:1
        [wool] lays a wool harbour 2:1
        [grain] lays a grain harbour 2:1
       *[any] lays a harbour 3:1
    }
steals-a-card-from = steals a card from { $victim }
buys-the-card = buys a development card: { $card }
discards-and-more = discards { $cards }; { $count } more to go
trades-with-you = trades with you: { $trade }
