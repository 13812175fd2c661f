home-without-points = ohne Punkte heim: { $all }
pays =
    { $points ->
        [one] { $name }: 1 Punkt
       *[other] { $name }: { $points } Punkte
    }
pays-with-bonus =
    { $points ->
        [one] { $name }: 1 Punkt ({ $plain } + { $bonus })
       *[other] { $name }: { $points } Punkte ({ $plain } + { $bonus })
    }
surveyor-goes = ein Landvermesser geht in Spalte { $to }
surveyors-stay = kein Landvermesser kann ziehen
