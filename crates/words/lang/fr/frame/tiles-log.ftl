a-tile-fits-nowhere-and-is = Une tuile ne trouve sa place nulle part et quitte la partie : { $shows }
laid-a-tile-with = pose une tuile : { $shows }
scored =
    { $points ->
        [one] marque { $points } point ({ $why })
       *[other] marque { $points } points ({ $why })
    }
scored-each =
    { $points ->
        [one] { $names } marquent { $points } point chacun ({ $why })
       *[other] { $names } marquent { $points } points chacun ({ $why })
    }
tied = { $why } ; égalité, chacun marque le total
won =
    { $points ->
        [one] La partie est terminée : { $name } gagne avec { $points } point.
       *[other] La partie est terminée : { $name } gagne avec { $points } points.
    }
won-together =
    { $points ->
        [one] La partie est terminée : { $names } se partagent la victoire avec { $points } point.
       *[other] La partie est terminée : { $names } se partagent la victoire avec { $points } points.
    }
