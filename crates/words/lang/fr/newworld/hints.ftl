place-no-settler = ne place pas de colon
score-the-lit-town-first = compte d’abord la ville qui brille
score-the-lit-road-first = compte d’abord la route qui brille
score-the-lit-farm-first = compte d’abord la ferme qui brille
place-settler =
    { $role ->
        [bandit] place un colon sur la route comme bandit
        [sheriff] place un colon dans la ville comme shérif
        [farmer] place un colon dans la ferme comme fermier
       *[trapper] place un colon dans la plaine comme trappeur
    }
finishes =
    { $what ->
        [town] cela termine une ville
        [road] cela termine une route
       *[farm] cela termine une ferme
    } et rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
