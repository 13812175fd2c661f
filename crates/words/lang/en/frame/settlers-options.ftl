points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
offers-per-turn-count =
    { $count ->
        [0] no offers
        [one] 1 offer per turn
       *[other] { $count } offers per turn
    }
scenario = Map
scenario-help = The board, its goal and its special rules.
custom = Your own map
custom-help = A scenario file, or a map from the workshop.
points-to-win = Points to win
points-to-win-help = Every map has a goal of its own; choose another for a shorter or longer game.
pirate = Pirate
pirate-help = A black ship that plunders on the sea as the robber does on land.
friendly-robber = Friendly robber
friendly-robber-help = Players with two points or fewer are spared.
harbours = Harbours
harbours-help = Which harbour is where.
red-apart = Red numbers apart
red-apart-help = 6 and 8 never lie side by side when numbers are dealt.
domestic-trade = Trade among players
domestic-trade-help = Otherwise you trade only with the bank.
offers-per-turn = Offers per turn
offers-per-turn-help = How often the player whose turn it is may ask the others.
dice = Dice
dice-help = Levelled dice are a deck of all 36 rolls, shuffled again when it is used up.
numbers = Numbers
numbers-help = How numbers are placed on an island that is dealt.
home-island-limit = Room on the home island
home-island-limit-help = At most half of the players start on one island (Great Crossing).
redeal = Deal again
redeal-help = Before the game begins, the board may be dealt again if everybody agrees.
trade-lines = Trade lines
trade-lines-help = A chip for every line from home to the other coast: which way counts, and where a shared line may end (Great Crossing).
start-ship-card = Discoveries of start ships
start-ship-card-help = Does a start ship that discovers land bring a card (Oceania)?
two-players = Two players
two-players-help = The rulebook is for three or four players. Two can play The Island and New Shores by the same rules; there is more room and less trade.
rolls = Rolls
rolls-help = Both dice are drawn and shown; games begun in earlier versions know only their sum.
harbours-shuffled = harbours shuffled
harbours-fixed = harbours as printed
dice-fair = ordinary dice
dice-levelled = levelled dice
numbers-spiral = numbers in a spiral
numbers-random = numbers at random
pirate-on = with the pirate
pirate-off = no pirate
friendly-robber-on = friendly robber
friendly-robber-off = ordinary robber
red-apart-on = red numbers apart
red-apart-off = red numbers may touch
domestic-trade-on = trade among players
domestic-trade-off = trade with the bank only
home-island-limit-on = room on each coast is limited
home-island-limit-off = start on either coast
redeal-on = the board may be dealt again
redeal-off = the first deal stands
trade-lines-own-first = own trade lines before shared ones
trade-lines-shortest = the shortest trade line counts
start-ship-card-on = start ships bring a card
start-ship-card-off = start ships bring no card
two-players-on = two may play
two-players-off = for three or four
rolls-pairs = both dice
rolls-sums = only the sum of the dice
