from-to =
    { $road } { $from ->
        [north] du nord
        [east] de l’est
        [south] du sud
       *[west] de l’ouest
    } { $to ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    }
cell-idle = case vide, { $place }
cell-unfit = case vide, { $place }, la tuile ne convient pas
cell-fits-rotated = case libre, { $place }, la tuile convient si on la tourne
cell-fits = case libre, { $place }, la tuile convient
cell-tried = case libre, { $place }, aperçu de ta tuile ; touche encore pour confirmer
selected = { $name }, c’est choisi ; touche encore pour confirmer
your-tile = ta tuile ; la tourner : { $shows }
drawn-tile = la tuile piochée : { $shows }
and-also = { $first } ; { $next }
thing-at = { $thing } ; { $place }
side-at =
    { $side ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    }
side-to =
    { $side ->
        [north] vers le nord
        [east] vers l’est
        [south] vers le sud
       *[west] vers l’ouest
    }
town-at = { $town } { $sides }
town-everywhere = { $town } sur tous les côtés
town-with = { $town } avec { $what }
road-ends = { $road } { $side }, qui finit ici
roads-end = { $roads } { $sides }, qui finissent ici
crossing-to = carrefour, { $roads } { $sides }
