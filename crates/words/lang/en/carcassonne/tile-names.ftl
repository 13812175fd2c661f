city = city
road = road
roads = roads
monastery = monastery
field = field
# What is printed in a city, behind “with”.
pennant = pennant
cathedral = cathedral
princess = princess
tunnel = tunnel
bridge = bridge
# With an article: as it stands behind “laid a tile with”. Without: in a description.
a-volcano = a volcano
volcano = volcano
a-dragon = a dragon
dragon = dragon
a-portal = a portal
portal = portal
a-tower-place = a tower place
tower-place = tower place
a-crossing = a crossing
a-monastery = a monastery
an-inn = an inn
a-cathedral = a cathedral
a-princess = a princess
# What a tile shows in the fewest words, as it stands behind “laid a tile with”: “two cities and a road”.
cities =
    { $count ->
        [one] a city
        [2] two cities
        [3] three cities
        [4] four cities
       *[other] { $count } cities
    }
some-roads =
    { $count ->
        [one] a road
        [2] two roads
        [3] three roads
        [4] four roads
       *[other] { $count } roads
    }
inn-on-the-road = inn on the road
inn-on-the-road-to = inn on the road to the { $sides }
