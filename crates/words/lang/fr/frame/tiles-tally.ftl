hole = Un trou : aucune tuile n’ira jamais ici
fitting = Tuiles qui vont ici : { $count } sur { $total }
tiles-left =
    { $count ->
        [one] Encore { $count } tuile
       *[other] Encore { $count } tuiles
    }
