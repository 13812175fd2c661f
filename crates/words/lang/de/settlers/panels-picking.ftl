chosen = Gewählt
discard = Abwerfen
take = Nehmen
discard-half-of-your-cards = Wirf die Hälfte deiner Karten ab
take-cards-of-your-choice = Nimm Karten deiner Wahl
your-cards = Deine Karten
the-bank = Die Bank
all-chosen = alle gewählt
