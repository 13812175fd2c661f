place-a-settler = Siedler einsetzen?
what-is-scored-next = Was wird als Nächstes gewertet?
place-settler = Einsetzen
nobody = Niemanden einsetzen
score-it = Werten
structures-wait =
    { $count ->
        [one] 1 Bauwerk ist fertig · tippe es an, um die Folgen zu sehen
       *[other] { $count } Bauwerke sind fertig · tippe eins an, um die Folgen zu sehen
    }
