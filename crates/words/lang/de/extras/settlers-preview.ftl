players = Personen
no-victory-chips = keine Siegpunktchips
victory-chips-for-new-shores = Siegpunktchips für neue Ufer
victory-chips-for-foreign-islands = Siegpunktchips für fremde Inseln
victory-chips-for-trade-lines = Siegpunktchips für Handelslinien
points-to-win = { $plan } Punkte zum Sieg
