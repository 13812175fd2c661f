ask = Où s’installer ?
hide = Masquer le conseil
thinking = Calcul en cours …
chance = { $chance } sur 100
pips =
    { $count ->
        [one] 1 jet sur 36
       *[other] { $count } jets sur 36
    }
kinds =
    { $count ->
        [one] 1 sorte de carte
       *[other] { $count } sortes de cartes
    }
harbour = port { $count }:1
left = laisse { $count } pour la deuxième
legend = Les nombres sur le plateau : parties gagnées sur 100 avec une colonie à cet endroit, selon le professeur. Plus les hachures sont serrées, mieux c’est.
