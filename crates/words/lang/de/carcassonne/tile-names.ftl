city = Stadt
road = Straße
roads = Straßen
monastery = Kloster
field = Wiese
# Was in einer Stadt steht, hinter „mit“.
pennant = Wappen
cathedral = Kathedrale
princess = Burgfräulein
tunnel = Tunnel
bridge = Brücke
# Mit „a-“: wie es hinter „legt ein Plättchen mit“ steht. Ohne: in einer Beschreibung.
a-volcano = Vulkan
volcano = Vulkan
a-dragon = Drachen
dragon = Drache
a-portal = Zaubergang
portal = Zaubergang
a-tower-place = Turmplatz
tower-place = Turmplatz
a-crossing = Kreuzung
a-monastery = Kloster
an-inn = Wirtshaus
a-cathedral = Kathedrale
a-princess = Burgfräulein
# Was ein Plättchen zeigt, in aller Kürze, hinter „legt ein Plättchen mit“: „zwei Städten und Straße“.
cities =
    { $count ->
        [one] Stadt
        [2] zwei Städten
        [3] drei Städten
        [4] vier Städten
       *[other] { $count } Städten
    }
some-roads =
    { $count ->
        [one] Straße
        [2] zwei Straßen
        [3] drei Straßen
        [4] vier Straßen
       *[other] { $count } Straßen
    }
inn-on-the-road = Wirtshaus an der Straße
inn-on-the-road-to = Wirtshaus an der Straße nach { $sides }
