ask = Wohin siedeln?
hide = Rat ausblenden
thinking = Rechnet …
chance = { $chance } von 100
pips =
    { $count ->
        [one] 1 Wurf von 36
       *[other] { $count } Würfe von 36
    }
kinds =
    { $count ->
        [one] 1 Kartensorte
       *[other] { $count } Kartensorten
    }
harbour = Hafen { $count }:1
left = lässt { $count } für die zweite
legend = Zahlen auf dem Brett: wie viele von 100 Partien man mit einer Siedlung dort nach Ansicht des Lehrers gewinnt. Je dichter die Schraffur, desto besser.
