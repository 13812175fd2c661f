# Hinter der Größe einer Straße oder Stadt: „3 Plättchen und ein Wirtshaus“.
an-inn = ein Wirtshaus
a-cathedral = eine Kathedrale
# Auch hinter „legt ein Plättchen mit“ und „mit“.
wine = Wein
grain = Korn
cloth = Tuch
follower = Gefolgsmann
big-follower = großer Gefolgsmann
builder = Baumeister
pig = Schwein
tower-place-still-empty = Turmplatz, noch leer
the-dragon = der Drache
the-fairy = die Fee
# Wo ein Feld liegt, vom Startplättchen aus: „Spalte 2 rechts, Reihe 1 oben“.
place =
    { $side ->
        [left] Spalte { $column } links
        [right] Spalte { $column } rechts
       *[start] Startspalte
    }, { $way ->
        [up] Reihe { $row } oben
        [down] Reihe { $row } unten
       *[start] Startreihe
    }
city-of =
    { $tiles ->
        [one] Stadt aus 1 Plättchen
       *[other] Stadt aus { $tiles } Plättchen
    }
city-with-cathedral =
    { $tiles ->
        [one] Stadt aus 1 Plättchen mit Kathedrale
       *[other] Stadt aus { $tiles } Plättchen mit Kathedrale
    }
road-of =
    { $tiles ->
        [one] Straße aus 1 Plättchen
       *[other] Straße aus { $tiles } Plättchen
    }
road-with-inn =
    { $tiles ->
        [one] Straße aus 1 Plättchen mit Wirtshaus
       *[other] Straße aus { $tiles } Plättchen mit Wirtshaus
    }
# Hinter einer Stadt oder einer Straße: „Stadt aus 3 Plättchen, 1 Wappen, fertig“.
city-finished = fertig
road-finished = fertig
monastery-with-tiles = Kloster mit { $around } von 8 Plättchen ringsum
field-with-cities =
    { $cities ->
        [one] Wiese, 1 fertige Stadt
       *[other] Wiese, { $cities } fertige Städte
    }
goods-of =
    { $good ->
        [wine] { $count } Wein
        [grain] { $count } Korn
       *[cloth] { $count } Tuch
    }
your-figure =
    { $figure ->
        [big] dein großer Gefolgsmann
        [builder] dein Baumeister
        [pig] dein Schwein
       *[follower] dein Gefolgsmann
    }
figure-of =
    { $figure ->
        [big] großer Gefolgsmann von { $owner }
        [builder] Baumeister von { $owner }
        [pig] Schwein von { $owner }
       *[follower] Gefolgsmann von { $owner }
    }
# $figure ist eine der Figuren darüber: „dein Gefolgsmann“, „großer Gefolgsmann“.
figure-as =
    { $figure } als { $role ->
        [knight] Ritter
        [thief] Wegelagerer
        [monk] Mönch
       *[farmer] Bauer
    }
figure-on-tower = { $figure } auf einem Turm
tower-of =
    Turm aus { $height ->
        [one] 1 Teil
       *[other] { $height } Teilen
    }, { $state ->
        [topped] von einem Gefolgsmann geschlossen
        [open] offen
       *[closed] geschlossen
    }
