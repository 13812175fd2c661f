an-empty-sea = Leeres Meer
land-and-sea = Land und Meer
numbers = Zahlen
harbours = Häfen
islands-start-victory-chips = Inseln, Start, Siegpunktchips
robber-and-pirate = Räuber und Pirat
size-of-the-map = Größe der Karte
random-shuffled-before-each-game = Zufällig: vor jedem Spiel gemischt
random-land-or-sea = Zufällig, Land oder Meer
undiscovered = Unentdeckt
no-number = Keine Zahl
random-number = Zufällige Zahl
number-drawn-in-play = Zahl wird im Spiel gezogen
harbour-of-a-random-kind = Hafen zufälliger Art
starting-area-on-or-off = Startgebiet: an oder aus
robber = Räuber
pirate = Pirat
add-a-hex = Feld hinzufügen
remove-a-hex = Feld entfernen
no-victory-chips = Keine Siegpunktchips
victory-chips-for-the-first-settlement = Siegpunktchips für die erste Siedlung auf jeder Insel
victory-chips-for-each-foreign-island = Siegpunktchips für jede fremde Insel
victory-chips-for-trade-lines-between = Siegpunktchips für Handelslinien zwischen zwei Inseln
main-island = Hauptinsel
far-side = ferne Seite
desert-belt = Wüstengürtel
sea = Meer
undiscovered-2 = unentdeckt
random = zufällig
row-place = Reihe { $at }, Platz { $at-2 }
land-brush =
    { $terrain ->
        [sea] Meer
        [desert] Wüste
        [gold] Goldfluss
        [fields] Ackerland
        [hills] Hügelland
        [mountains] Gebirge
        [pasture] Weideland
       *[woods] Wald
    }
harbour-brush =
    { $kind ->
        [brick] Lehmhafen 2:1
        [lumber] Holzhafen 2:1
        [wool] Wollhafen 2:1
        [grain] Getreidehafen 2:1
        [ore] Erzhafen 2:1
       *[any] Hafen 3:1
    }
island-brush =
    { $letter ->
        [m] Hauptinsel
        [n] Ferne Seite
        [d] Wüstengürtel
       *[other] Insel { $letter }
    }
island-of = Insel { $letter }
