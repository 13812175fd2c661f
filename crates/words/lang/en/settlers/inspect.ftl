a-card-of-your-choice = a card of your choice
in-the-bank = In the bank
cards-to-expect-in-36-rolls = Cards to expect in 36 rolls: { $worth }
rolls-of-36 = { $what }, { $ways } of 36 rolls
hexes-to-discover =
    { $count ->
        [one] 1 hex to discover
       *[other] { $count } hexes to discover
    }
deck-left =
    { $count ->
        [one] 1 development card
       *[other] { $count } development cards
    }
chip-number = chip { $number }
colour-gets = { $colour }: { $cards }
