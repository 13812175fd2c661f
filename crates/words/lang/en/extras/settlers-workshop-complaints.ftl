there-is-no-land-yet-to = There is no land yet to start on
undiscovered-hexes-need-a-stack-to = Undiscovered hexes need a stack to be drawn from
there-is-a-stack-of-hexes = There is one stack of hexes too many: no undiscovered hex is drawn from it
numbers-that-are-drawn-in-play = Numbers that are drawn in play need a bag to be drawn from
there-is-a-bag-of-numbers = There is one bag of numbers too many: no hex draws from it
tick-for-how-many-players-it = Choose how many players it is for: two, three or four
the-goal-must-lie-between-3 = The goal must be between 3 and 50 points
roads-and-ships-together-at-most = Roads and ships together: at most 32 per player
the-map-needs-at-least-one = The map needs at least one row
this-row-is-too-long = This row is too long
the-map-is-too-large-at = The map is too large: at most 64 hexes and 192 intersections
numbers-in-a-spiral-need-an = Numbers in a spiral need an island of 19 hexes in the shape of the base game, with its 18 numbers
it-is-not-clear-from-which = It is not clear from which pool this hex is dealt
it-is-not-clear-from-which-2 = It is not clear from which pool this hex gets its number
there-is-no-such-hex = There is no such hex
something-is-not-right-here = Something is not right here
at-most-16-harbours = At most 16 harbours
the-players-lay-the-harbours-themselves = The players lay the harbours themselves: take these off the coast
two-harbours-share-an-intersection-move = Two harbours share an intersection: move one of them
a-harbour-cannot-lie-beside-a = A harbour cannot lie beside a hex that is dealt or undiscovered
this-harbour-lies-inland-it-needs = This harbour lies inland: it needs water on one side
this-harbour-lies-out-at-sea = This harbour lies out at sea: it needs land on one side
the-kinds-of-harbours-on-the = The kinds of harbours on the coast do not match the counts in the settings
nobody-can-start-beside-undiscovered-hexes = Nobody can start beside undiscovered hexes
nobody-can-start-at-sea-choose = Nobody can start at sea: choose land as the starting area
there-are-victory-chips-for-an = There are victory chips for an island that does not exist
trade-lines-need-two-islands-and = Trade lines need two islands, and both start settlements on one of them
the-robber-starts-on-the-desert = The robber starts in the desert, but there is none
the-robber-must-stand-on-land = The robber must stand on land
the-pirate-must-be-at-sea = The pirate must be at sea
the-robber-needs-two-land-hexes = The robber needs two land hexes between which it can move
no-deal-has-such-islands = No deal of these hexes has such islands
this-file-is-too-long-for = This file is too long for a map: in a saved game it would take { $bytes } bytes, and there is room for { $most }.
two-islands-touch-here-leave-water = Two islands touch here ({ $first }, { $second }): leave water between them, or make them one island
pieces-per-player =
    { $what ->
        [settlements] Each player needs between { $least } and 30 settlements
        [cities] Each player needs between { $least } and 30 cities
        [roads] Each player needs between { $least } and 30 roads
       *[ships] Each player needs between { $least } and 30 ships
    }
is-unknown-here-use-one-of = “{ $word }” is unknown here; use one of: { $known }
needs-a-number =
    { $terrain ->
        [gold] This gold hex needs a number
        [fields] This field hex needs a number
        [hills] This hill hex needs a number
        [mountains] This mountain hex needs a number
        [pasture] This pasture hex needs a number
       *[woods] This woods hex needs a number
    }
cannot-have-a-number =
    { $terrain ->
        [sea] This sea hex cannot have a number
        [desert] This desert hex cannot have a number
       *[unknown] This face-down hex cannot have a number
    }
cannot-belong-to =
    { $terrain ->
        [sea] This sea hex cannot belong to: { $area }
        [desert] This desert hex cannot belong to: { $area }
        [gold] This gold hex cannot belong to: { $area }
        [fields] This field hex cannot belong to: { $area }
        [hills] This hill hex cannot belong to: { $area }
        [mountains] This mountain hex cannot belong to: { $area }
        [pasture] This pasture hex cannot belong to: { $area }
        [woods] This woods hex cannot belong to: { $area }
       *[unknown] This face-down hex cannot belong to: { $area }
    }
row-count =
    { $got ->
        [one] There is 1 row here, but { $want } under “areas”
       *[other] There are { $got } rows here, but { $want } under “areas”
    }
row-straight = Row { $row } must be shifted by half a hex against the row above
row-length =
    { $got ->
        [one] This row has 1 hex instead of { $want }
       *[other] This row has { $got } hexes instead of { $want }
    }
start-room =
    The starting area is too small: it has { $room ->
        [one] 1 intersection
       *[other] { $room } intersections
    } and needs { $need }. Add land, or let players start on another island as well
pool-nowhere = No hex is dealt from the pool “{ $pool }”
pool-hexes =
    The pool “{ $pool }” has { $got ->
        [one] 1 hex
       *[other] { $got } hexes
    } for { $want ->
        [one] 1 place
       *[other] { $want } places
    }
pool-chips =
    The pool “{ $pool }” has { $got ->
        [one] 1 number
       *[other] { $got } numbers
    } for { $want ->
        [one] 1 place
       *[other] { $want } places
    }
harbour-count =
    There must be a place on the coast for every harbour: { $harbours ->
        [one] 1 harbour
       *[other] { $harbours } harbours
    }, { $spots ->
        [one] 1 place
       *[other] { $spots } places
    }
syntax = This cannot be read ({ $reason })
no-meaning = “{ $word }” means nothing here
no-side = “{ $word }” is not a side of a hex
no-harbour = There is no such harbour ({ $reason })
no-bonus = “{ $word }” does not earn victory chips
spot-nowhere = There is no hex ({ $row }, { $place })
terrain-total = { $terrain }: { $got } instead of { $want }
number-total = the { $number }: { $got } instead of { $want }
totals-changed = The totals have changed ({ $changes })
