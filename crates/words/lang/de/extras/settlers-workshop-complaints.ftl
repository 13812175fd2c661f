there-is-no-land-yet-to = Noch gibt es kein Land zum Beginnen
undiscovered-hexes-need-a-stack-to = Unentdeckte Felder brauchen einen Stapel, von dem sie gezogen werden
there-is-a-stack-of-hexes = Ein Stapel ist zu viel: Kein unentdecktes Feld wird davon gezogen
numbers-that-are-drawn-in-play = Zahlen, die im Spiel gezogen werden, brauchen einen Beutel
there-is-a-bag-of-numbers = Ein Beutel mit Zahlen ist zu viel: Kein Feld zieht daraus
tick-for-how-many-players-it = Kreuze an, für wie viele die Karte ist: zwei, drei oder vier
the-goal-must-lie-between-3 = Das Ziel muss zwischen 3 und 50 Punkten liegen
roads-and-ships-together-at-most = Straßen und Schiffe zusammen: höchstens 32 je Person
the-map-needs-at-least-one = Die Karte braucht mindestens eine Reihe
this-row-is-too-long = Diese Reihe ist zu lang
the-map-is-too-large-at = Die Karte ist zu groß: höchstens 64 Felder und 192 Kreuzungen
numbers-in-a-spiral-need-an = Zahlen als Spirale brauchen eine Insel aus 19 Feldern in der Form des Grundspiels und dessen 18 Zahlen
it-is-not-clear-from-which = Es ist nicht klar, aus welchem Vorrat dieses Feld ausgelegt wird
it-is-not-clear-from-which-2 = Es ist nicht klar, aus welchem Vorrat dieses Feld seine Zahl bekommt
there-is-no-such-hex = Dieses Feld gibt es nicht
something-is-not-right-here = Hier stimmt etwas nicht
at-most-16-harbours = Höchstens 16 Häfen
the-players-lay-the-harbours-themselves = Die Häfen werden im Spiel gelegt: Nimm diese von der Küste
two-harbours-share-an-intersection-move = Zwei Häfen teilen sich eine Kreuzung: Versetze einen davon
a-harbour-cannot-lie-beside-a = Ein Hafen kann nicht an einem Feld liegen, das ausgelegt oder entdeckt wird
this-harbour-lies-inland-it-needs = Dieser Hafen liegt im Landesinneren: Er braucht auf einer Seite Wasser
this-harbour-lies-out-at-sea = Dieser Hafen liegt auf offener See: Er braucht auf einer Seite Land
the-kinds-of-harbours-on-the = Die Hafenarten an der Küste passen nicht zu den Anzahlen in den Einstellungen
nobody-can-start-beside-undiscovered-hexes = Neben unentdeckten Feldern kann niemand beginnen
nobody-can-start-at-sea-choose = Auf dem Meer kann niemand beginnen: Wähle Land als Startgebiet
there-are-victory-chips-for-an = Es gibt Siegpunktchips für eine Insel, die nicht da ist
trade-lines-need-two-islands-and = Handelslinien brauchen zwei Inseln, und beide Startsiedlungen auf einer davon
the-robber-starts-on-the-desert = Der Räuber beginnt in der Wüste, aber es gibt keine
the-robber-must-stand-on-land = Der Räuber muss an Land stehen
the-pirate-must-be-at-sea = Der Pirat muss auf dem Meer sein
the-robber-needs-two-land-hexes = Der Räuber braucht zwei Landfelder, zwischen denen er wechseln kann
no-deal-has-such-islands = Aus diesen Feldern werden nie solche Inseln
this-file-is-too-long-for = Diese Datei ist zu lang für eine Karte: In einem gespeicherten Spiel bräuchte sie { $bytes } Bytes, Platz ist für { $most }.
two-islands-touch-here-leave-water = Hier berühren sich zwei Inseln ({ $first }, { $second }): Lass Wasser dazwischen oder mach eine Insel daraus
pieces-per-player =
    { $what ->
        [settlements] Alle brauchen zwischen { $least } und 30 Siedlungen
        [cities] Alle brauchen zwischen { $least } und 30 Städte
        [roads] Alle brauchen zwischen { $least } und 30 Straßen
       *[ships] Alle brauchen zwischen { $least } und 30 Schiffe
    }
is-unknown-here-use-one-of = „{ $word }“ ist hier unbekannt; möglich sind: { $known }
needs-a-number =
    { $terrain ->
        [gold] Diesem Goldfeld fehlt eine Zahl
        [fields] Diesem Ackerfeld fehlt eine Zahl
        [hills] Diesem Hügelfeld fehlt eine Zahl
        [mountains] Diesem Gebirgsfeld fehlt eine Zahl
        [pasture] Diesem Weidefeld fehlt eine Zahl
       *[woods] Diesem Waldfeld fehlt eine Zahl
    }
cannot-have-a-number =
    { $terrain ->
        [sea] Dieses Meerfeld kann keine Zahl haben
        [desert] Dieses Wüstenfeld kann keine Zahl haben
       *[unknown] Dieses verdeckte Feld kann keine Zahl haben
    }
cannot-belong-to =
    { $terrain ->
        [sea] Dieses Meerfeld kann nicht dazugehören: { $area }
        [desert] Dieses Wüstenfeld kann nicht dazugehören: { $area }
        [gold] Dieses Goldfeld kann nicht dazugehören: { $area }
        [fields] Dieses Ackerfeld kann nicht dazugehören: { $area }
        [hills] Dieses Hügelfeld kann nicht dazugehören: { $area }
        [mountains] Dieses Gebirgsfeld kann nicht dazugehören: { $area }
        [pasture] Dieses Weidefeld kann nicht dazugehören: { $area }
        [woods] Dieses Waldfeld kann nicht dazugehören: { $area }
       *[unknown] Dieses verdeckte Feld kann nicht dazugehören: { $area }
    }
row-count =
    { $got ->
        [one] Hier ist es 1 Reihe, unter „areas“ aber { $want }
       *[other] Hier sind es { $got } Reihen, unter „areas“ aber { $want }
    }
row-straight = Reihe { $row } muss gegen die Reihe darüber um ein halbes Feld versetzt sein
row-length =
    { $got ->
        [one] Diese Reihe hat 1 Feld statt { $want }
       *[other] Diese Reihe hat { $got } Felder statt { $want }
    }
start-room =
    Das Startgebiet ist zu klein: Es hat { $room ->
        [one] 1 Kreuzung
       *[other] { $room } Kreuzungen
    } und braucht { $need }. Füge Land hinzu oder lass auch auf einer anderen Insel beginnen
pool-nowhere = Aus dem Vorrat „{ $pool }“ wird kein Feld ausgelegt
pool-hexes =
    Der Vorrat „{ $pool }“ hat { $got ->
        [one] 1 Feld
       *[other] { $got } Felder
    } für { $want ->
        [one] 1 Platz
       *[other] { $want } Plätze
    }
pool-chips =
    Der Vorrat „{ $pool }“ hat { $got ->
        [one] 1 Zahl
       *[other] { $got } Zahlen
    } für { $want ->
        [one] 1 Platz
       *[other] { $want } Plätze
    }
harbour-count =
    Jeder Hafen braucht einen Platz an der Küste: { $harbours ->
        [one] 1 Hafen
       *[other] { $harbours } Häfen
    }, { $spots ->
        [one] 1 Platz
       *[other] { $spots } Plätze
    }
syntax = Das lässt sich nicht lesen ({ $reason })
no-meaning = „{ $word }“ bedeutet hier nichts
no-side = „{ $word }“ ist keine Seite eines Feldes
no-harbour = Diesen Hafen gibt es nicht ({ $reason })
no-bonus = „{ $word }“ bringt keine Siegpunktchips
spot-nowhere = Das Feld ({ $row }, { $place }) gibt es nicht
terrain-total = { $terrain }: { $got } statt { $want }
number-total = die { $number }: { $got } statt { $want }
totals-changed = Die Summen haben sich geändert ({ $changes })
