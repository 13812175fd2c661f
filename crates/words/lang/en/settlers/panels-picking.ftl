chosen = Chosen
discard = Discard
take = Take
discard-half-of-your-cards = Discard half of your cards
take-cards-of-your-choice = Take cards of your choice
your-cards = Your cards
the-bank = The bank
all-chosen = all chosen
all-are-chosen =
    { $due ->
        [one] It is chosen.
       *[other] All { $due } are chosen.
    }
still-to-discard = { $rest } of { $due } still to discard.
still-to-take = { $rest } of { $due } still to take.
