a-card-of-your-choice = eine Karte deiner Wahl
of-36-rolls = von 36 Würfen
in-the-bank = In der Bank
development-cards = Entwicklungskarten
chip = Zahlenchip
cards-to-expect-in-36-rolls = Karten, die 36 Würfe erwarten lassen: { $worth }
