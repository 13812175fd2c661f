tools = Ansicht
brushes = Pinsel
undo = Letzten Pinselstrich rückgängig
fields = Über die Karte
fields-more = Weitere Einstellungen
pattern = Beginnen mit
pattern-choose = Karte wählen …
play-it = Diese Karte spielen
play = Tisch eröffnen
save = Als Datei speichern
load = Datei öffnen
share = Link kopieren
link = Link zu dieser Karte
bad-link = Die Karte in diesem Link lässt sich nicht lesen. Lass dir den Link noch einmal schicken.
door = Werkstatt
door-hint = Eigene Karte malen und darauf spielen
title = Werkstatt · { $game }
more-complaints = … und { $count } weitere, auf der Karte markiert.
state =
    { $complaints ->
        [0] Deine Karte ist fertig
        [one] Noch 1 Sache zu tun
       *[other] Noch { $complaints } Dinge zu tun
    }
