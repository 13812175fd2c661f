both-surveyors-stand-in-column-and = Both surveyors stand in column { $column } and cannot go further west
# $shows is what the tile shows in a few words: “a town and a road”.
laid-a-tile-at = laid a tile with { $shows } ({ $place })
placed-settler =
    { $role ->
        [bandit] placed a bandit
        [sheriff] placed a sheriff
        [farmer] placed a farmer
       *[trapper] placed a trapper
    }
got-bonus =
    got { $points ->
        [one] 1 more point
       *[other] { $points } more points
    } from { $surveyors ->
        [one] 1 surveyor
       *[other] { $surveyors } surveyors
    }
surveyor-left-coast = A surveyor leaves the coast for column { $to }
surveyor-moved = A surveyor moves from column { $from } to column { $to }
sent-home =
    { $role ->
        [bandit] had a bandit in column { $column } sent home without points
        [sheriff] had a sheriff in column { $column } sent home without points
        [farmer] had a farmer in column { $column } sent home without points
       *[trapper] had a trapper in column { $column } sent home without points
    }
