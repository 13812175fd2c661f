a-tile-fits-nowhere-and-is = Una loseta no encaja en ninguna parte y sale del juego: { $shows }
laid-a-tile-with = coloca una loseta con { $shows }
scored =
    { $points ->
        [one] recibe 1 punto ({ $why })
       *[other] recibe { $points } puntos ({ $why })
    }
scored-each =
    { $points ->
        [one] { $names } reciben 1 punto cada uno ({ $why })
       *[other] { $names } reciben { $points } puntos cada uno ({ $why })
    }
tied = { $why }; empate, así que todos reciben los puntos completos
won =
    { $points ->
        [one] Fin de la partida: { $name } gana con 1 punto.
       *[other] Fin de la partida: { $name } gana con { $points } puntos.
    }
won-together =
    { $points ->
        [one] Fin de la partida: { $names } comparten la victoria con 1 punto.
       *[other] Fin de la partida: { $names } comparten la victoria con { $points } puntos.
    }
