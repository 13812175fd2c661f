a-card-of-your-choice = una carta a tu elección
in-the-bank = En la banca
cards-to-expect-in-36-rolls = Cartas que cabe esperar en 36 tiradas: { $worth }
rolls-of-36 = { $what }, { $ways } de 36 tiradas
hexes-to-discover =
    { $count ->
        [one] 1 hexágono por descubrir
       *[other] { $count } hexágonos por descubrir
    }
deck-left =
    { $count ->
        [one] 1 carta de desarrollo
       *[other] { $count } cartas de desarrollo
    }
chip-number = ficha { $number }
colour-gets = { $colour }: { $cards }
