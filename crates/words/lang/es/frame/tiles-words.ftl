lay-your-tile = Coloca tu loseta
lay-tile = Colocar
tiles-that-fit = Losetas que encajan
how-many-of-the-remaining-tiles = Cuántas de las losetas restantes encajan en cada casilla vacía.
first-lay-your-tile = Primero coloca tu loseta.
there-is-already-a-tile-there = Ahí ya hay una loseta.
the-tile-looks-the-same-with = La loseta queda igual con menos giros.
the-tile-has-no-such-place = La loseta no tiene ese sitio.
that-place-goes-by-another-name = Ese sitio tiene otro nombre.
on-your-tile-you-have = { $places } en tu loseta · tienes { $left }
tile-in-hand =
    Encaja en { $places ->
        [one] 1 sitio
       *[other] { $places } sitios
    } · tócala{"\u2063"} o pulsa R{"\u2063"} para girarla · { $now ->
        [0] así girada no encaja en ningún sitio
       *[other] { $now } así girada
    }
tile-tried = Tócala otra vez para colocarla · toca la de tu mano{"\u2063"} o pulsa R{"\u2063"} para girarla
