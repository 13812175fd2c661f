chosen = Gewählt
discard = Abwerfen
take = Nehmen
discard-half-of-your-cards = Wirf die Hälfte deiner Karten ab
take-cards-of-your-choice = Nimm Karten deiner Wahl
your-cards = Deine Karten
the-bank = Die Bank
all-chosen = alle gewählt
all-are-chosen =
    { $due ->
        [one] Sie ist gewählt.
       *[other] Alle { $due } sind gewählt.
    }
still-to-discard = Noch { $rest } von { $due } abzuwerfen.
still-to-take = Noch { $rest } von { $due } zu nehmen.
