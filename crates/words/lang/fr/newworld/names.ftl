the-coast = la côte
town = ville
road = route
roads = routes
farm = ferme
plain = plaine
a-town = ville
two-towns = deux villes
a-road = route
two-roads = deux routes
a-crossing = carrefour
a-farm = ferme
animals = animaux
an-open-plain = plaine dégagée
bandit = bandit
sheriff = shérif
farmer = fermier
trapper = trappeur
place-on-coast = rangée { $row }
place = colonne { $column }, rangée { $row }
column-number = colonne { $number }
column-with-surveyors =
    { $column } : { $surveyors ->
        [one] { $surveyors } arpenteur
       *[other] { $surveyors } arpenteurs
    }
column-with-bonus =
    { $column } : { $surveyors ->
        [one] { $surveyors } arpenteur
       *[other] { $surveyors } arpenteurs
    } ; un colon qui marque ici reçoit { $bonus } de plus
coast = côte
coast-with = côte avec { $town }
town-of =
    { $tiles ->
        [one] ville de { $tiles } tuile
       *[other] ville de { $tiles } tuiles
    }
road-of =
    { $tiles ->
        [one] route de { $tiles } tuile
       *[other] route de { $tiles } tuiles
    }
town-finished = terminée
road-finished = terminée
farm-with-neighbours = ferme avec { $around } des 8 cases voisines
plain-with-animals =
    { $animals ->
        [one] plaine, { $animals } animal
       *[other] plaine, { $animals } animaux
    }
your-settler = ton colon
settler-of = colon ({ $owner })
settler-on-map = { $settler } comme { $role } en colonne { $column }, { $extent }
in-danger = { $settler } ; rentrera après le prochain décompte, sauf s’il marque lui-même
settler-as = colon comme { $role }, { $extent }
score-next = compter ensuite : { $extent }
