lay-your-tile-on-the-lit = Lege dein Plättchen auf das leuchtende Feld
brings-at-once =
    { $points ->
        [one] das bringt sofort 1 Punkt
       *[other] das bringt sofort { $points } Punkte
    }
brings-at-the-end =
    { $points ->
        [one] 1 Punkt mehr bei Spielende jetzt
       *[other] { $points } Punkte mehr bei Spielende jetzt
    }
figure-brings-at-once =
    { $figure ->
        [settler] ein Siedler
       *[follower] ein Gefolgsmann
    } darauf brächte sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
figure-brings-at-the-end =
    { $figure ->
        [settler] ein Siedler
       *[follower] ein Gefolgsmann
    } darauf brächte { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bei Spielende jetzt
