chosen = Elegidas
discard = Descartar
take = Tomar
discard-half-of-your-cards = Descarta la mitad de tus cartas
take-cards-of-your-choice = Toma cartas a tu elección
your-cards = Tus cartas
the-bank = La banca
all-chosen = ya elegidas todas
all-are-chosen =
    { $due ->
        [one] Ya está elegida.
       *[other] Ya están elegidas las { $due }.
    }
still-to-discard =
    { $rest ->
        [one] Falta por descartar 1 de { $due }.
       *[other] Faltan por descartar { $rest } de { $due }.
    }
still-to-take =
    { $rest ->
        [one] Falta por tomar 1 de { $due }.
       *[other] Faltan por tomar { $rest } de { $due }.
    }
