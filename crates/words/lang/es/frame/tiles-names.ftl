from-to =
    { $road } de { $from ->
        [north] norte
        [east] este
        [south] sur
       *[west] oeste
    } a { $to ->
        [north] norte
        [east] este
        [south] sur
       *[west] oeste
    }
cell-idle = casilla vacía, { $place }
cell-unfit = casilla vacía, { $place }, no encaja
cell-fits-rotated = casilla libre, { $place }, encaja si la giras
cell-fits = casilla libre, { $place }, encaja
cell-tried = casilla libre, { $place }, tu loseta se muestra aquí; toca otra vez para confirmar
selected = { $name }: tu elección; toca otra vez para confirmar
your-tile = tu loseta; gírala: { $shows }
drawn-tile = la loseta robada: { $shows }
and-also = { $first }; { $next }
thing-at = { $thing }; { $place }
side-at =
    { $side ->
        [north] al norte
        [east] al este
        [south] al sur
       *[west] al oeste
    }
side-to =
    { $side ->
        [north] el norte
        [east] el este
        [south] el sur
       *[west] el oeste
    }
town-at = { $town } { $sides }
town-everywhere = { $town } por todos los lados
town-with = { $town } con { $what }
road-ends = { $road } hacia { $side }, acaba aquí
roads-end = { $roads } hacia { $sides }, acaban aquí
crossing-to = cruce, { $roads } hacia { $sides }
