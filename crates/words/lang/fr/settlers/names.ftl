road = route
ship = bateau
settlement = colonie
city = ville
development-card = carte de développement
a-road = une route
a-ship = un bateau
a-settlement = une colonie
a-city = une ville
a-development-card = une carte de développement
brick = argile
lumber = bois
wool = laine
grain = blé
ore = minerai
nothing = rien
sea = mer
desert = désert
gold-river = rivière d’or
fields = champs
hills = collines
mountains = montagnes
pasture = pâturage
woods = forêt
undiscovered = zone inexplorée
knight = chevalier
victory-point = point de victoire
road-building = construction de routes
invention = invention
monopoly = monopole
harbour =
    { $kind ->
        [brick] port argile 2:1
        [lumber] port bois 2:1
        [wool] port laine 2:1
        [grain] port blé 2:1
        [ore] port minerai 2:1
       *[any] port 3:1
    }
cards-of =
    { $kind ->
        [brick] { $count } argile
        [lumber] { $count } bois
        [wool] { $count } laine
        [grain] { $count } blé
       *[ore] { $count } minerai
    }
card-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
you-get-you-give = tu reçois { $get }, tu donnes { $give }
you-get-you-give-first = Tu reçois { $get }, tu donnes { $give }
decimal = { $whole },{ $tenths }
