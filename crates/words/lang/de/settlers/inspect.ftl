a-card-of-your-choice = eine Karte deiner Wahl
in-the-bank = In der Bank
cards-to-expect-in-36-rolls = Erwartete Karten in 36 Würfen: { $worth }
rolls-of-36 = { $what }, { $ways } von 36 Würfen
hexes-to-discover =
    { $count ->
        [one] 1 Feld zu entdecken
       *[other] { $count } Felder zu entdecken
    }
deck-left =
    { $count ->
        [one] 1 Entwicklungskarte
       *[other] { $count } Entwicklungskarten
    }
chip-number = Zahlenchip { $number }
colour-gets = { $colour }: { $cards }
