both-surveyors-stand-in-column-and = Beide Landvermesser stehen in Spalte { $column } und können nicht weiter nach Westen
# $shows ist, was das Plättchen zeigt, in aller Kürze: „Stadt und Weg“.
laid-a-tile-at = legt ein Plättchen mit { $shows } ({ $place })
placed-settler =
    { $role ->
        [bandit] setzt einen Banditen
        [sheriff] setzt einen Sheriff
        [farmer] setzt einen Farmer
       *[trapper] setzt einen Trapper
    }
got-bonus =
    bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } dazu, von { $surveyors ->
        [one] 1 Landvermesser
       *[other] { $surveyors } Landvermessern
    }
surveyor-left-coast = Ein Landvermesser zieht von der Küste in Spalte { $to }
surveyor-moved = Ein Landvermesser zieht von Spalte { $from } in Spalte { $to }
sent-home =
    { $role ->
        [bandit] muss einen Banditen aus Spalte { $column } ohne Punkte heimholen
        [sheriff] muss einen Sheriff aus Spalte { $column } ohne Punkte heimholen
        [farmer] muss einen Farmer aus Spalte { $column } ohne Punkte heimholen
       *[trapper] muss einen Trapper aus Spalte { $column } ohne Punkte heimholen
    }
