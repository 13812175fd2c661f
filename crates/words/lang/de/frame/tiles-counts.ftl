tiles =
    { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
followers =
    { $count ->
        [one] 1 Gefolgsmann
       *[other] { $count } Gefolgsleute
    }
settlers =
    { $count ->
        [one] 1 Siedler
       *[other] { $count } Siedler
    }
pennants =
    { $count ->
        [one] 1 Wappen
       *[other] { $count } Wappen
    }
posts =
    { $count ->
        [one] 1 Handelsposten
       *[other] { $count } Handelsposten
    }
flags =
    { $count ->
        [one] 1 Flagge
       *[other] { $count } Flaggen
    }
animals =
    { $count ->
        [one] 1 Tier
       *[other] { $count } Tiere
    }
places =
    { $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
    }
open-ends =
    { $count ->
        [one] 1 offenes Ende
       *[other] { $count } offene Enden
    }
open-sides =
    { $count ->
        [one] 1 offene Seite
       *[other] { $count } offene Seiten
    }
