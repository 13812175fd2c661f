an-empty-sea = An empty sea
land-and-sea = Land and sea
numbers = Numbers
harbours = Harbours
islands-start-victory-chips = Islands, start, victory chips
robber-and-pirate = Robber and pirate
size-of-the-map = Size of the map
random-shuffled-before-each-game = Random: shuffled before each game
random-land-or-sea = Random, land or sea
undiscovered = Undiscovered
no-number = No number
random-number = Random number
number-drawn-in-play = Number drawn in play
harbour-of-a-random-kind = Harbour of a random kind
starting-area-on-or-off = Starting area: on or off
robber = Robber
pirate = Pirate
add-a-hex = Add a hex
remove-a-hex = Remove a hex
no-victory-chips = No victory chips
victory-chips-for-the-first-settlement = Victory chips for the first settlement on each island
victory-chips-for-each-foreign-island = Victory chips for each foreign island
victory-chips-for-trade-lines-between = Victory chips for trade lines between two islands
main-island = main island
far-side = far side
desert-belt = desert belt
sea = sea
undiscovered-2 = undiscovered
random = random
row-place = row { $at }, place { $at-2 }
land-brush =
    { $terrain ->
        [sea] Sea
        [desert] Desert
        [gold] Gold river
        [fields] Fields
        [hills] Hills
        [mountains] Mountains
        [pasture] Pasture
       *[woods] Woods
    }
harbour-brush =
    { $kind ->
        [brick] Brick harbour 2:1
        [lumber] Lumber harbour 2:1
        [wool] Wool harbour 2:1
        [grain] Grain harbour 2:1
        [ore] Ore harbour 2:1
       *[any] Harbour 3:1
    }
island-brush =
    { $letter ->
        [m] Main island
        [n] Far side
        [d] Desert belt
       *[other] Island { $letter }
    }
island-of = island { $letter }
