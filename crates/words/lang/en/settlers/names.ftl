road = road
ship = ship
settlement = settlement
city = city
development-card = development card
a-road = a road
a-ship = a ship
a-settlement = a settlement
a-city = a city
a-development-card = a development card
brick = brick
lumber = lumber
wool = wool
grain = grain
ore = ore
nothing = nothing
sea = sea
desert = desert
gold-river = gold river
fields = fields
hills = hills
mountains = mountains
pasture = pasture
woods = woods
undiscovered = undiscovered
knight = knight
victory-point = victory point
road-building = road building
invention = invention
monopoly = monopoly
harbour =
    { $kind ->
        [brick] brick harbour 2:1
        [lumber] lumber harbour 2:1
        [wool] wool harbour 2:1
        [grain] grain harbour 2:1
        [ore] ore harbour 2:1
       *[any] harbour 3:1
    }
cards-of =
    { $kind ->
        [brick] { $count } brick
        [lumber] { $count } lumber
        [wool] { $count } wool
        [grain] { $count } grain
       *[ore] { $count } ore
    }
card-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
you-get-you-give = you get { $get }, you give { $give }
you-get-you-give-first = You get { $get }, you give { $give }
decimal = { $whole }.{ $tenths }
