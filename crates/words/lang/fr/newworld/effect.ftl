home-without-points = retour sans points : { $all }
pays =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
pays-with-bonus =
    { $points ->
        [one] { $name } : { $points } point ({ $plain } + { $bonus })
       *[other] { $name } : { $points } points ({ $plain } + { $bonus })
    }
surveyor-goes = un arpenteur va en colonne { $to }
surveyors-stay = aucun arpenteur ne peut avancer
