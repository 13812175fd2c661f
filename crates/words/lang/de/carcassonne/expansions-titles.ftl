king = König
robber-baron = Raubritter
titles = Titel
the-largest-finished-city-and-the = Die größte fertige Stadt und die längste fertige Straße: sie gilt es zu übertreffen.
worth-now = { $name }: derzeit { $points } wert
king-held =
    König: { $holder }. Größte Stadt: { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }. Derzeit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
robber-held =
    Raubritter: { $holder }. Längste Straße: { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }. Derzeit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
king-free = König: noch niemand. Wer eine Stadt fertigbaut, wird König.
robber-free = Raubritter: noch niemand. Wer eine Straße fertigbaut, wird Raubritter.
king-free-beyond =
    König: noch niemand. Es braucht eine Stadt aus mehr als { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }.
robber-free-beyond =
    Raubritter: noch niemand. Es braucht eine Straße aus mehr als { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }.
became-king =
    wird König mit einer Stadt aus { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
became-robber =
    wird Raubritter mit einer Straße aus { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
stayed-king =
    bleibt König mit einer Stadt aus { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
stayed-robber =
    bleibt Raubritter mit einer Straße aus { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
replaced-king =
    löst { $before } als König ab mit einer Stadt aus { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
replaced-robber =
    löst { $before } als Raubritter ab mit einer Straße aus { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
