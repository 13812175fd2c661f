city = ville
road = route
roads = routes
monastery = abbaye
field = pré
pennant = blason
cathedral = cathédrale
princess = princesse
tunnel = tunnel
bridge = pont
a-volcano = volcan
volcano = volcan
a-dragon = dragon
dragon = dragon
a-portal = portail magique
portal = portail magique
a-tower-place = emplacement de tour
tower-place = emplacement de tour
a-crossing = carrefour
a-monastery = abbaye
an-inn = auberge
a-cathedral = cathédrale
a-princess = princesse
cities =
    { $count ->
        [one] ville
        [2] deux villes
        [3] trois villes
        [4] quatre villes
       *[other] { $count } villes
    }
some-roads =
    { $count ->
        [one] route
        [2] deux routes
        [3] trois routes
        [4] quatre routes
       *[other] { $count } routes
    }
inn-on-the-road = auberge au bord de la route
inn-on-the-road-to = auberge au bord de la route { $sides }
