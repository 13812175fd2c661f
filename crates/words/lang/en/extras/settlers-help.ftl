what-it-is-about = The aim
you-settle-an-island-settlements-and = You settle an island. Settlements and cities bring cards when the dice show the number of a hex beside them; with cards you build more. The first to 10 points on their own turn wins; other maps ask for more.
a-settlement-is-worth-1-point = ·A settlement is worth 1 point, a city 2.
the-longest-trade-route-and-the = ·The longest trade route and the largest army are worth 2 each.
a-victory-point-card-and-a = ·A victory point card and a victory chip are worth 1 each.
the-beginning = The beginning
in-turn-order-everybody-builds-a = In turn order everybody builds a settlement with a road beside it; then once more in reverse order. The second settlement immediately brings one card for each hex around it.
the-more-dots-under-a-number = The more dots under a number, the more often it is rolled: 6 and 8 are best, 2 and 12 rarely come up. Aim for different terrain, too.
a-turn = A turn
roll-the-dice-everybody-may-get = ·Roll the dice: everybody may get cards.
trade-with-the-others-and-with = ·Trade with the others and with the bank, and build, in any order and as often as you can pay.
once-in-your-turn-also-before = ·Once in your turn, also before the roll, you may play a development card.
harvest = Harvest
every-hex-with-the-number-rolled = Every hex with the number rolled brings a card for each settlement at its corners and two for each city: hills brick, woods lumber, pasture wool, fields grain, mountains ore. The desert yields nothing, and neither does a hex with the robber.
there-are-19-cards-of-each = There are 19 cards of each kind. If the bank cannot pay everybody, nobody gets that kind; if only one player is owed cards, that player gets what is left.
seven-and-the-robber = Seven and the robber
a-seven-brings-no-cards-anyone = A seven brings no cards. Anyone with more than seven cards discards half of them, rounded down. Then the player whose turn it is moves the robber to another land hex and steals a card from somebody with a building there. While the robber stays, the hex yields nothing.
building = Building
a-new-road-continues-your-roads = A new road continues your roads or starts at a building of yours. A settlement needs a road or ship of yours that leads to it, and all neighbouring intersections must be free of buildings. A settlement of yours can become a city; the settlement piece returns to your supply.
you-have-5-settlements-4-cities = You have 5 settlements, 4 cities and 15 roads. Another player’s building blocks your road.
trade = Trade
on-your-turn-you-can-trade = On your turn you can trade with the others: tap what you want and what you would give for it, and make the offer. Everybody answers yes, no or with a counter-offer, and you choose among them. No gifts, and no resource on both sides. You are not asked again about an offer you have refused this turn, and if you have heard enough, say “Not this turn”.
the-bank-gives-one-card-for = The bank gives one card for four of a kind. A building at a harbour gets you a better rate: three of a kind, or two of the resource the harbour shows.
development-cards = Development cards
you-may-play-one-per-turn = You may play one per turn, but not one you bought this turn.
knight-14-move-the-robber-and = ·Knight (14): move the robber and draw a card.
road-building-2-two-free-roads = ·Road building (2): two free roads or ships.
invention-2-two-cards-of-your = ·Invention (2): two cards of your choice from the bank.
monopoly-2-everybody-gives-you-all = ·Monopoly (2): everybody gives you all their cards of one kind.
victory-point-5-stays-hidden-and = ·Victory point (5): stays hidden and counts automatically, even on the turn you buy it.
longest-route-largest-army = Longest route, largest army
five-pieces-in-a-row-without = Five pieces in a row without a branch earn the longest trade route; roads and ships join only at a building of yours, and another player’s building cuts the route. Three knights played earn the largest army. Each passes only to somebody who has more.
if-a-route-is-broken-and = If a route is broken and several are now tied for longest, its holder keeps the card if among them; otherwise it is set aside until one player alone has the longest.
ships = Ships
on-maps-with-sea-everybody-has = On maps with sea everybody has 15 ships. A ship needs water on one side and continues from a building or ship of yours, never from a road. A coast takes a road or a ship, not both. Where a line of ships reaches land, you may settle.
once-per-turn-you-may-move = Once per turn you may move the ship at the end of an open line, one that does not connect two of your buildings; but not a ship you built this turn.
at-the-beginning-a-settlement-on = At the beginning a settlement on the coast may get a ship instead of its road.
gold = Gold
a-gold-river-brings-a-card = A gold river brings a card of your choice for each settlement and two for each city. You choose after all other cards are dealt out, in turn order, from what the bank still has.
the-pirate = The pirate
you-may-agree-to-play-with = You may agree to play with the pirate. A seven or a knight then moves either the robber on land or the pirate at sea. Where the pirate goes, you steal a card from somebody with a ship at that hex. Ships can be neither placed at that hex nor moved away from it.
fair-dice = Fair dice
before-the-first-move-the-table = Before the first move the table commits to a secret number with a fingerprint. At a table with people their devices add random numbers of their own, so that nobody can choose the rolls alone, and “Fairness” says whose did. After the game everybody can check every roll. Levelled dice are a shuffled deck of all 36 rolls: luck evens out, and the tab “Dice” shows what is left.
cost =
    { $piece ->
        [road] Road: { $cards }
        [ship] Ship: { $cards }
        [settlement] Settlement: { $cards }
        [city] City: { $cards }
       *[card] Development card: { $cards }
    }
