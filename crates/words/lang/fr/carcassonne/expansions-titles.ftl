king = Roi
robber-baron = Baron brigand
titles = Titres
the-largest-finished-city-and-the = La plus grande ville terminée et la plus longue route terminée : voilà ce qu’il faut dépasser.
worth-now = { $name } : vaut { $points } en ce moment
king-held =
    Roi : { $holder }. Plus grande ville : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }. Vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en ce moment.
robber-held =
    Baron brigand : { $holder }. Plus longue route : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }. Vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en ce moment.
king-free = Roi : personne pour l’instant. Termine une ville pour le devenir.
robber-free = Baron brigand : personne pour l’instant. Termine une route pour le devenir.
king-free-beyond =
    Roi : personne pour l’instant. Il faut une ville de plus de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }.
robber-free-beyond =
    Baron brigand : personne pour l’instant. Il faut une route de plus de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }.
became-king =
    devient Roi avec une ville de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
became-robber =
    devient Baron brigand avec une route de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
stayed-king =
    reste Roi avec une ville de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
stayed-robber =
    reste Baron brigand avec une route de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
replaced-king =
    remplace { $before } comme Roi avec une ville de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
replaced-robber =
    remplace { $before } comme Baron brigand avec une route de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
