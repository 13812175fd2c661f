city = ciudad
road = camino
roads = caminos
monastery = monasterio
field = prado
pennant = escudo
cathedral = catedral
princess = princesa
tunnel = túnel
bridge = puente
a-volcano = un volcán
volcano = volcán
a-dragon = un dragón
dragon = dragón
a-portal = un portal
portal = portal
a-tower-place = una base de torre
tower-place = base de torre
a-crossing = un cruce
a-monastery = un monasterio
an-inn = una posada
a-cathedral = una catedral
a-princess = una princesa
cities =
    { $count ->
        [one] una ciudad
        [2] dos ciudades
        [3] tres ciudades
        [4] cuatro ciudades
       *[other] { $count } ciudades
    }
some-roads =
    { $count ->
        [one] un camino
        [2] dos caminos
        [3] tres caminos
        [4] cuatro caminos
       *[other] { $count } caminos
    }
inn-on-the-road = posada junto al camino
inn-on-the-road-to = posada junto al camino hacia { $sides }
