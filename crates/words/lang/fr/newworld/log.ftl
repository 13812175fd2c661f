both-surveyors-stand-in-column-and = Les deux arpenteurs sont en colonne { $column } et ne peuvent pas aller plus à l’ouest
laid-a-tile-at = pose une tuile : { $shows } ({ $place })
placed-settler =
    { $role ->
        [bandit] place un bandit
        [sheriff] place un shérif
        [farmer] place un fermier
       *[trapper] place un trappeur
    }
got-bonus =
    reçoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus grâce à { $surveyors ->
        [one] { $surveyors } arpenteur
       *[other] { $surveyors } arpenteurs
    }
surveyor-left-coast = Un arpenteur quitte la côte pour la colonne { $to }
surveyor-moved = Un arpenteur passe de la colonne { $from } à la colonne { $to }
sent-home =
    { $role ->
        [bandit] voit rentrer sans points un bandit de la colonne { $column }
        [sheriff] voit rentrer sans points un shérif de la colonne { $column }
        [farmer] voit rentrer sans points un fermier de la colonne { $column }
       *[trapper] voit rentrer sans points un trappeur de la colonne { $column }
    }
