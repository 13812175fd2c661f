lay-your-tile = Lege dein Plättchen
lay-tile = Legen
tiles-that-fit = Was passt
how-many-of-the-remaining-tiles = Wie viele der übrigen Plättchen auf jedes leere Feld passen.
first-lay-your-tile = Lege zuerst dein Plättchen.
there-is-already-a-tile-there = Dort liegt schon ein Plättchen.
the-tile-looks-the-same-with = Mit weniger Drehungen sieht das Plättchen genauso aus.
the-tile-has-no-such-place = Einen solchen Platz hat das Plättchen nicht.
that-place-goes-by-another-name = Dieser Platz wird unter einem anderen Namen geführt.
on-your-tile-you-have = { $places } auf deinem Plättchen · du hast { $left }
# Zwischen den beiden unsichtbaren Zeichen steht, was nur Leute mit Tastatur erfahren.
tile-in-hand =
    { $places ->
        [one] 1 Platz
       *[other] { $places } Plätze
    } möglich · Antippen{"\u2063"} oder R{"\u2063"} dreht es · { $now ->
        [0] in dieser Drehung passt es nirgends
       *[other] { $now } in dieser Drehung
    }
tile-tried = Noch einmal antippen legt es · Antippen in der Hand{"\u2063"} oder R{"\u2063"} dreht es
