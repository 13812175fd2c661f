from-to =
    { $road } von { $from ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    } nach { $to ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
cell-idle = leeres Feld, { $place }
cell-unfit = leeres Feld, { $place }, passt nicht
cell-fits-rotated = freies Feld, { $place }, passt gedreht
cell-fits = freies Feld, { $place }, passt
cell-tried = freies Feld, { $place }, Vorschau deines Plättchens; noch einmal antippen bestätigt
selected = { $name }, gewählt; noch einmal antippen bestätigt
your-tile = dein Plättchen; drehen: { $shows }
drawn-tile = das gezogene Plättchen: { $shows }
# Was ein Plättchen zeigt, eins nach dem anderen: „Stadt im Norden; Straße nach Osten“.
and-also = { $first }; { $next }
# Etwas auf der Karte und sein Ort.
thing-at = { $thing }; { $place }
# Eine Seite, an der eine Stadt liegt; mehrere stehen als Aufzählung für $sides in `town-at`.
side-at =
    { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
# Eine Seite, zu der eine Straße führt; mehrere stehen als Aufzählung für $sides in den Sätzen darunter.
side-to =
    { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
town-at = { $town } im { $sides }
town-everywhere = { $town } auf allen Seiten
# $what steht in der Stadt: „Wappen und Kathedrale“, „1 Flagge“.
town-with = { $town } mit { $what }
road-ends = { $road } nach { $side }, endet hier
roads-end = { $roads } nach { $sides }, enden hier
crossing-to = Kreuzung, { $roads } nach { $sides }
