lay-your-tile = Pose ta tuile
lay-tile = Poser
tiles-that-fit = Tuiles possibles
how-many-of-the-remaining-tiles = Combien des tuiles restantes peuvent aller sur chaque case vide.
first-lay-your-tile = Pose d’abord ta tuile.
there-is-already-a-tile-there = Il y a déjà une tuile ici.
the-tile-looks-the-same-with = En la tournant moins, la tuile a le même aspect.
the-tile-has-no-such-place = Cette tuile n’a pas un tel endroit.
that-place-goes-by-another-name = Cet endroit porte un autre nom.
on-your-tile-you-have = { $places } sur ta tuile · il te reste { $left }
tile-in-hand =
    { $places ->
        [one] { $places } place possible
       *[other] { $places } places possibles
    } · touche-la{"\u2063"} ou appuie sur R{"\u2063"} pour la tourner · { $now ->
        [0] ne va nulle part dans ce sens
       *[other] { $now } dans ce sens
    }
tile-tried = Touche-la encore pour la poser · touche celle de ta main{"\u2063"} ou appuie sur R{"\u2063"} pour la tourner
