a-card-of-your-choice = a card of your choice
of-36-rolls = of 36 rolls
in-the-bank = In the bank
development-cards = development cards
chip = chip
cards-to-expect-in-36-rolls = Cards to expect in 36 rolls: { $worth }
