place-a-settler = Placer un colon ?
what-is-scored-next = Que compter ensuite ?
place-settler = Placer
nobody = Pas de colon
score-it = Compter
structures-wait =
    { $count ->
        [one] { $count } construction est terminée · touche-la pour voir ce qui se passe
       *[other] { $count } constructions sont terminées · touches-en une pour voir ce qui se passe
    }
