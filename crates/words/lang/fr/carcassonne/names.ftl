an-inn = une auberge
a-cathedral = une cathédrale
wine = vin
grain = blé
cloth = étoffe
follower = partisan
big-follower = grand partisan
builder = bâtisseur
pig = cochon
tower-place-still-empty = emplacement de tour, encore vide
the-dragon = le dragon
the-fairy = la fée
place =
    { $side ->
        [left] colonne { $column } à gauche
        [right] colonne { $column } à droite
       *[start] colonne de départ
    }, { $way ->
        [up] rangée { $row } au-dessus
        [down] rangée { $row } en dessous
       *[start] rangée de départ
    }
city-of =
    { $tiles ->
        [one] ville de { $tiles } tuile
       *[other] ville de { $tiles } tuiles
    }
city-with-cathedral =
    { $tiles ->
        [one] ville de { $tiles } tuile avec cathédrale
       *[other] ville de { $tiles } tuiles avec cathédrale
    }
road-of =
    { $tiles ->
        [one] route de { $tiles } tuile
       *[other] route de { $tiles } tuiles
    }
road-with-inn =
    { $tiles ->
        [one] route de { $tiles } tuile avec auberge
       *[other] route de { $tiles } tuiles avec auberge
    }
city-finished = terminée
road-finished = terminée
monastery-with-tiles = abbaye avec { $around } des 8 tuiles autour
field-with-cities =
    { $cities ->
        [one] pré, { $cities } ville terminée
       *[other] pré, { $cities } villes terminées
    }
goods-of =
    { $good ->
        [wine] { $count } vin
        [grain] { $count } blé
       *[cloth] { $count } étoffe
    }
your-figure =
    { $figure ->
        [big] ton grand partisan
        [builder] ton bâtisseur
        [pig] ton cochon
       *[follower] ton partisan
    }
figure-of =
    { $figure ->
        [big] grand partisan ({ $owner })
        [builder] bâtisseur ({ $owner })
        [pig] cochon ({ $owner })
       *[follower] partisan ({ $owner })
    }
figure-as =
    { $figure } comme { $role ->
        [knight] chevalier
        [thief] voleur
        [monk] moine
       *[farmer] paysan
    }
figure-on-tower = { $figure } sur une tour
tower-of =
    { $height ->
        [one] tour de { $height } étage
       *[other] tour de { $height } étages
    }, { $state ->
        [topped] fermée par un partisan
        [open] ouverte
       *[closed] fermée
    }
