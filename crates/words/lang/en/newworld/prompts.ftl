place-a-settler = Place a settler?
what-is-scored-next = What is scored next?
place-settler = Place settler
nobody = Nobody
score-it = Score it
structures-wait =
    { $count ->
        [one] 1 structure is finished · tap it to see what happens
       *[other] { $count } structures are finished · tap one to see what happens
    }
