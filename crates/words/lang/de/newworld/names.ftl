the-coast = die Küste
town = Stadt
road = Weg
roads = Wege
farm = Farm
plain = Ebene
# Was ein Plättchen zeigt, in aller Kürze, hinter „legt ein Plättchen mit“: „Stadt und Weg“.
a-town = Stadt
two-towns = zwei Städten
a-road = Weg
two-roads = zwei Wegen
a-crossing = Kreuzung
a-farm = Farm
animals = Tieren
an-open-plain = freier Ebene
# Was ein Siedler durch seinen Ort ist.
bandit = Bandit
sheriff = Sheriff
farmer = Farmer
trapper = Trapper
place-on-coast = Reihe { $row }
place = Spalte { $column }, Reihe { $row }
column-number = Spalte { $number }
# $column ist „die Küste“ oder „Spalte 2“.
column-with-surveyors =
    { $column }: { $surveyors ->
        [one] 1 Landvermesser
       *[other] { $surveyors } Landvermesser
    }
column-with-bonus =
    { $column }: { $surveyors ->
        [one] 1 Landvermesser
       *[other] { $surveyors } Landvermesser
    }; ein Siedler, der hier Punkte macht, bringt { $bonus } mehr
coast = Küste
coast-with = Küste mit { $town }
town-of =
    { $tiles ->
        [one] Stadt aus 1 Plättchen
       *[other] Stadt aus { $tiles } Plättchen
    }
road-of =
    { $tiles ->
        [one] Weg aus 1 Plättchen
       *[other] Weg aus { $tiles } Plättchen
    }
# Hinter einer Stadt oder einem Weg: „Stadt aus 3 Plättchen, 1 Flagge, fertig“.
town-finished = fertig
road-finished = fertig
farm-with-neighbours = Farm mit { $around } von 8 Nachbarn
plain-with-animals =
    { $animals ->
        [one] Ebene, 1 Tier
       *[other] Ebene, { $animals } Tiere
    }
your-settler = dein Siedler
settler-of = Siedler von { $owner }
# $settler ist einer der beiden darüber, $extent „Stadt aus 3 Plättchen, 2 offene Seiten“.
settler-on-map = { $settler } als { $role } in Spalte { $column }, { $extent }
in-danger = { $settler }; muss nach der nächsten Wertung heim, wenn er nicht selbst gewertet wird
settler-as = Siedler als { $role }, { $extent }
score-next = als Nächstes werten: { $extent }
