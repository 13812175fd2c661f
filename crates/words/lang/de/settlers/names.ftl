road = Straße
ship = Schiff
settlement = Siedlung
city = Stadt
development-card = Entwicklungskarte
a-road = eine Straße
a-ship = ein Schiff
a-settlement = eine Siedlung
a-city = eine Stadt
a-development-card = eine Entwicklungskarte
brick = Lehm
lumber = Holz
wool = Wolle
grain = Getreide
ore = Erz
nothing = nichts
sea = Meer
desert = Wüste
gold-river = Goldfluss
fields = Ackerland
hills = Hügelland
mountains = Gebirge
pasture = Weideland
woods = Wald
undiscovered = unentdeckt
knight = Ritter
victory-point = Siegpunkt
road-building = Straßenbau
invention = Erfindung
monopoly = Monopol
harbour =
    { $kind ->
        [brick] Lehmhafen 2:1
        [lumber] Holzhafen 2:1
        [wool] Wollhafen 2:1
        [grain] Getreidehafen 2:1
        [ore] Erzhafen 2:1
       *[any] Hafen 3:1
    }
cards-of =
    { $kind ->
        [brick] { $count } Lehm
        [lumber] { $count } Holz
        [wool] { $count } Wolle
        [grain] { $count } Getreide
       *[ore] { $count } Erz
    }
card-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
you-get-you-give = du bekommst { $get }, du gibst { $give }
you-get-you-give-first = Du bekommst { $get }, du gibst { $give }
decimal = { $whole },{ $tenths }
