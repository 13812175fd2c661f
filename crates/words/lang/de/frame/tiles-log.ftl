a-tile-fits-nowhere-and-is = Ein Plättchen passt nirgends und kommt aus dem Spiel: { $shows }
laid-a-tile-with = legt ein Plättchen mit { $shows }
scored =
    { $points ->
        [one] erhält 1 Punkt ({ $why })
       *[other] erhält { $points } Punkte ({ $why })
    }
scored-each =
    { $points ->
        [one] { $names } erhalten je 1 Punkt ({ $why })
       *[other] { $names } erhalten je { $points } Punkte ({ $why })
    }
tied = { $why }; Gleichstand, alle bekommen die volle Punktzahl
won =
    { $points ->
        [one] Das Spiel ist aus: { $name } gewinnt mit 1 Punkt.
       *[other] Das Spiel ist aus: { $name } gewinnt mit { $points } Punkten.
    }
won-together =
    { $points ->
        [one] Das Spiel ist aus: { $names } gewinnen gemeinsam mit 1 Punkt.
       *[other] Das Spiel ist aus: { $names } gewinnen gemeinsam mit { $points } Punkten.
    }
