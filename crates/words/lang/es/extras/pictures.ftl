# Lo que dicen las imágenes que se envían, y lo que acompaña a un enlace que se muestra con imagen.
invites =
    { $count ->
        [one] { $names } te invita a jugar a { $game }
       *[other] { $names } te invitan a jugar a { $game }
    }
take-a-seat = Siéntate a jugar: { $game }
play = { $names } juegan a { $game }
plays-alone = { $names } juega a { $game }
won =
    { $count ->
        [one] { $names } ha ganado: { $game }
       *[other] { $names } comparten la victoria: { $game }
    }
free-seats =
    { $open ->
        [0] Todos los asientos están ocupados.
        [one] Hay un asiento libre.
       *[other] Hay { $open } asientos libres.
    }
free-seat = asiento libre
running = Partida en curso
finished = Resultado final
join-in = Únete
no-account = En el navegador: sin cuenta ni descargas.
puzzle = Problema: ¿qué jugarías?
puzzle-asked = { $game }: hay una jugada mejor que todas. ¿La ves?
study = Un estudio: { $game }
study-told = Un tablero para pensar, con cada variante para repasar.
