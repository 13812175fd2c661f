no-victory-chips = keine Siegpunktchips
victory-chips-for-new-shores = Siegpunktchips für neue Ufer
victory-chips-for-foreign-islands = Siegpunktchips für fremde Inseln
victory-chips-for-trade-lines = Siegpunktchips für Handelslinien
points-to-win = { $plan } Punkte zum Sieg
player-range = { $least }–{ $most } Personen
player-range-or-two = { $least }–{ $most } Personen, auch 2
two-may-play = Zu zweit: Laut Spielregel spielen drei oder vier; die Regeln bleiben gleich.
player-count =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
times-the-base-game = { $length }: { $whole },{ $tenths } × Grundspiel
ships = Schiffe
gold-rivers = Goldflüsse
undiscovered-hexes = unentdeckte Felder
numbers-on-landing = Zahlen erst bei der Landung
dealt-at-random = zufällig ausgelegte Inselwelt
harbours-by-players = selbst gelegte Häfen
one-home-island = eine Heimatinsel
