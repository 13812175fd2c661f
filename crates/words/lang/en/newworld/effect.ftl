home-without-points = home without points: { $all }
pays =
    { $points ->
        [one] { $name }: 1 point
       *[other] { $name }: { $points } points
    }
pays-with-bonus =
    { $points ->
        [one] { $name }: 1 point ({ $plain } + { $bonus })
       *[other] { $name }: { $points } points ({ $plain } + { $bonus })
    }
surveyor-goes = a surveyor goes to column { $to }
surveyors-stay = no surveyor can move
