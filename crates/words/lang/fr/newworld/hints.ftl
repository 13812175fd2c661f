place-no-settler = Ne place pas de colon
score-the-lit-town-first = Compte d’abord la ville qui brille
score-the-lit-road-first = Compte d’abord la route qui brille
score-the-lit-farm-first = Compte d’abord la ferme qui brille
place-settler =
    { $role ->
        [bandit] Place un colon sur la route comme bandit
        [sheriff] Place un colon dans la ville comme shérif
        [farmer] Place un colon dans la ferme comme fermier
       *[trapper] Place un colon dans la plaine comme trappeur
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
