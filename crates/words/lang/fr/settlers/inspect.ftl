a-card-of-your-choice = une carte de ton choix
in-the-bank = Dans la banque
cards-to-expect-in-36-rolls = Cartes à espérer en 36 lancers : { $worth }
rolls-of-36 =
    { $ways ->
        [one] { $what }, { $ways } lancer sur 36
       *[other] { $what }, { $ways } lancers sur 36
    }
hexes-to-discover =
    { $count ->
        [one] { $count } case à découvrir
       *[other] { $count } cases à découvrir
    }
deck-left =
    { $count ->
        [one] { $count } carte de développement
       *[other] { $count } cartes de développement
    }
chip-number = jeton { $number }
colour-gets = { $colour } : { $cards }
