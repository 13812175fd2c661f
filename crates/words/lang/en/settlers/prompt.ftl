choose-what-you-can-spare = Choose what you can spare
touch-it-again-to-confirm = Tap it again to confirm
make-this-offer = Make this offer?
where-to-build-the-road = Where to build the road?
where-to-build-the-ship = Where to build the ship?
where-to-settle = Where to settle?
which-becomes-a-city = Which settlement becomes a city?
buy-a-card = Buy a card
touch-one-of-the-dashed-places = Tap one of the dashed places
lay-your-harbour = Lay your harbour
touch-an-intersection-good-numbers-have = Tap an intersection; good numbers have many dots
it-pays-one-card-at-once = It immediately brings one card for each hex around it
found-a-settlement = Found a settlement
take-cards-of-your-choice = Take cards of your choice
choose = Choose { $cards }
do-you-trade = Do you want to trade?
with-whom-do-you-trade = Who do you want to trade with?
you-can-trade-now-with = { $offer } · you can trade now with { $who }
trade-for-what-you-lack-or = Trade for what you lack, or end your turn
trade-and-build = Trade and build
build-settlement = Build settlement
build-city = Build city
build-road = Build road
build-ship = Build ship
lift-ship = Pick up ship
move-robber = Move robber
move-pirate = Move pirate
lay-harbour = Lay harbour
rob = Rob
buy-development-card = Buy development card
play-knight = Play knight
play-road-building = Play road building
play-invention = Play invention
play-monopoly = Play monopoly
trade = Trade
accept-offer = Accept offer
keep-this-board = Keep this board
deal-again = Deal again
end-turn-anyway = End turn anyway
confirm = Confirm
put-it-down = Put it down
move-ship = Move ship
offer = Offer
discard = Discard
take = Take
roll = Roll
end-turn = End turn
discard-2 = Discard { $due }
you-can-still-build = You can still build: { $can }
development-count = { $count } dev.
knight-count =
    { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
chip-count =
    { $count ->
        [one] 1 chip
       *[other] { $count } chips
    }
route-length = route { $length }
you-can-build = You can build: { $can }
awaits-answers =
    { $count ->
        [one] Waiting for { $names }’s answer
       *[other] Waiting for answers from { $names }
    }
awaits-discards =
    { $count ->
       *[other] Waiting for { $names } to discard
    }
lay-harbour-there = { $harbour } · tap a free coast
where-does-the-ship-go = Where does the ship go?
dashed-place-or-the-ship-again = Tap a dashed place, or the ship again to leave it there
move-the-ship = Move the ship
what-do-you-always-refuse = What do you always refuse?
refused-without-asking = Such offers are refused without asking you
what-do-you-give = What do you give?
tap-a-kind-to-give = Tap a kind of which you have enough
what-do-you-take = What do you take?
tap-the-card-to-take = Tap the card you want
which-kind = Which kind?
everybody-gives-it-to-you = Everybody gives you all their cards of it
what-do-you-need = What do you need?
tap-cards-to-get = Tap the cards you want to get
what-would-you-give-for-it = What would you give for it?
tap-cards-to-give = Tap cards in your hand
place-the-pirate = Place the pirate
tap-a-sea-hex = Tap a sea hex
add-a-road-or-ship = Add a road or ship
add-a-road = Add a road
tap-a-side-of-the-settlement = Tap a side next to your new settlement
keep-this-board-or-not = Keep this board?
dealt-again-if-all-agree = It is dealt again only if all of you want it
it-is-up-to-you = It is up to you
move-robber-or-pirate = Move the robber or the pirate
tap-land-or-sea = Tap a hex: land for the robber, sea for the pirate
move-the-robber = Move the robber
tap-a-hex-to-block = Tap a hex; it yields nothing while the robber is there
whom-do-you-rob = Who do you rob?
you-draw-unseen = You draw one card without seeing it first
roll-the-dice = Roll the dice
play-a-card-first = You may play a development card first
every-hex-yields = Every hex with the number rolled yields cards
build-for-free = Build for free
tap-a-place-for-road-or-ship = Tap a place for a road or ship
put-the-ship-down = Put the ship down
tap-where-it-goes = Tap where it goes
which-hex-first = Which hex first?
it-gets-the-next-number = It gets the next number
take-a-number = Take a number from the main island
the-bag-is-empty = The bag is empty: tap the number to move
