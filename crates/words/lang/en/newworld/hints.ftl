place-no-settler = Place no settler
score-the-lit-town-first = Score the highlighted town first
score-the-lit-road-first = Score the highlighted road first
score-the-lit-farm-first = Score the highlighted farm first
place-settler =
    { $role ->
        [bandit] Place a settler on the road as a bandit
        [sheriff] Place a settler in the town as a sheriff
        [farmer] Place a settler on the farm as a farmer
       *[trapper] Place a settler in the plain as a trapper
    }
finishes =
    { $what ->
        [town] it finishes a town
        [road] it finishes a road
       *[farm] it finishes a farm
    } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
