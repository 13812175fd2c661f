home-without-points = a casa sin puntos: { $all }
pays =
    { $points ->
        [one] { $name }: 1 punto
       *[other] { $name }: { $points } puntos
    }
pays-with-bonus =
    { $points ->
        [one] { $name }: 1 punto ({ $plain } + { $bonus })
       *[other] { $name }: { $points } puntos ({ $plain } + { $bonus })
    }
surveyor-goes = un agrimensor va a la columna { $to }
surveyors-stay = ningún agrimensor puede avanzar
