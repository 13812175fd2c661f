chosen = Choisies
discard = Défausser
take = Prendre
discard-half-of-your-cards = Défausse la moitié de tes cartes
take-cards-of-your-choice = Prends des cartes de ton choix
your-cards = Tes cartes
the-bank = La banque
all-chosen = toutes choisies
all-are-chosen =
    { $due ->
        [one] La carte est choisie.
       *[other] Les { $due } cartes sont choisies.
    }
still-to-discard = Encore { $rest } sur { $due } à défausser.
still-to-take = Encore { $rest } sur { $due } à prendre.
