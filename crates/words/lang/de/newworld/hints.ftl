place-no-settler = Setze niemanden ein
score-the-lit-town-first = Werte zuerst die leuchtende Stadt
score-the-lit-road-first = Werte zuerst den leuchtenden Weg
score-the-lit-farm-first = Werte zuerst die leuchtende Farm
place-settler =
    { $role ->
        [bandit] Setze einen Siedler als Banditen auf den Weg
        [sheriff] Setze einen Siedler als Sheriff in die Stadt
        [farmer] Setze einen Siedler als Farmer auf die Farm
       *[trapper] Setze einen Siedler als Trapper in die Ebene
    }
finishes =
    { $what ->
        [town] das schließt eine Stadt ab
        [road] das schließt einen Weg ab
       *[farm] das schließt eine Farm ab
    } und bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
