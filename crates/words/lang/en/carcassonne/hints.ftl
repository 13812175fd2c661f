take-nobody = Take no prisoner
place-no-follower = Place no follower
do-nothing-more-in-this-turn = Do nothing more this turn
take-your-big-follower-back = Take your big follower back
take-a-follower-back = Take a follower back
send-the-lit-knight-away = Send the highlighted knight away
call-the-fairy-to-the-lit = Call the fairy to the highlighted tile
call-the-fairy-to-your-lit = Call the fairy to your highlighted follower
go-through-the-portal-to-the = Go through the portal to the highlighted tile
put-a-tower-piece-on-the = Put a tower piece on the highlighted place
close-the-lit-tower-with-your = Close the highlighted tower with your big follower
close-the-lit-tower-with-a = Close the highlighted tower with a follower
take-the-lit-follower-prisoner = Take the highlighted follower prisoner
move-the-dragon-to-the-lit = Move the dragon to the highlighted tile
she-brings-1-point-at-the = she brings 1 point at the start of each of your turns
place-follower =
    { $on ->
        [city] Place a follower in the city as a knight
        [road] Place a follower on the road as a thief
        [monastery] Place a follower in the monastery as a monk
       *[field] Place a follower in the field as a farmer
    }
place-big-follower =
    { $on ->
        [city] Place your big follower in the city as a knight
        [road] Place your big follower on the road as a thief
        [monastery] Place your big follower in the monastery as a monk
       *[field] Place your big follower in the field as a farmer
    }
place-builder =
    { $on ->
        [city] Place your builder in the city
       *[road] Place your builder on the road
    }
place-pig = Place your pig in the field
buy-follower-back = Buy your follower back from { $captor }
buy-big-follower-back = Buy your big follower back from { $captor }
finishes =
    { $what ->
        [city] it finishes a city
        [road] it finishes a road
       *[monastery] it finishes a monastery
    } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
few-followers-left =
    { $count ->
        [one] you have only one follower left
        [2] you have only two followers left
       *[other] you have only { $count } followers left
    }
others-go-home =
    { $count ->
        [one] it sends another player’s figure home
       *[other] it sends { $count } figures of other players home
    }
others-in-reach =
    { $count ->
        [one] another player’s follower is in reach
       *[other] { $count } followers of other players are in reach
    }
