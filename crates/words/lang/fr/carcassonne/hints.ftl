take-nobody = ne fais pas de prisonnier
place-no-follower = ne place pas de partisan
do-nothing-more-in-this-turn = ne fais rien de plus ce tour-ci
take-your-big-follower-back = récupère ton grand partisan
take-a-follower-back = récupère un partisan
send-the-lit-knight-away = renvoie le chevalier qui brille
call-the-fairy-to-the-lit = appelle la fée sur la tuile qui brille
call-the-fairy-to-your-lit = appelle la fée auprès de ton partisan qui brille
go-through-the-portal-to-the = passe par le portail vers la tuile qui brille
put-a-tower-piece-on-the = ajoute un étage de tour à l’endroit qui brille
close-the-lit-tower-with-your = ferme la tour qui brille avec ton grand partisan
close-the-lit-tower-with-a = ferme la tour qui brille avec un partisan
take-the-lit-follower-prisoner = capture le partisan qui brille
move-the-dragon-to-the-lit = déplace le dragon vers la tuile qui brille
she-brings-1-point-at-the = elle rapporte 1 point au début de chacun de tes tours
place-follower =
    { $on ->
        [city] place un partisan dans la ville comme chevalier
        [road] place un partisan sur la route comme voleur
        [monastery] place un partisan dans l’abbaye comme moine
       *[field] place un partisan dans le pré comme paysan
    }
place-big-follower =
    { $on ->
        [city] place ton grand partisan dans la ville comme chevalier
        [road] place ton grand partisan sur la route comme voleur
        [monastery] place ton grand partisan dans l’abbaye comme moine
       *[field] place ton grand partisan dans le pré comme paysan
    }
place-builder =
    { $on ->
        [city] place ton bâtisseur dans la ville
       *[road] place ton bâtisseur sur la route
    }
place-pig = place ton cochon dans le pré
buy-follower-back = rachète ton partisan à { $captor }
buy-big-follower-back = rachète ton grand partisan à { $captor }
finishes =
    { $what ->
        [city] cela termine une ville
        [road] cela termine une route
       *[monastery] cela termine une abbaye
    } et rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
few-followers-left =
    { $count ->
        [one] il ne te reste qu’un partisan
        [2] il ne te reste que deux partisans
       *[other] il ne te reste que { $count } partisans
    }
others-go-home =
    { $count ->
        [one] cela renvoie une figurine d’un autre joueur
       *[other] cela renvoie { $count } figurines d’autres joueurs
    }
others-in-reach =
    { $count ->
        [one] un partisan d’un autre joueur est à portée
       *[other] { $count } partisans d’autres joueurs sont à portée
    }
