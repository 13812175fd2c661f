take-nobody = Ne fais pas de prisonnier
place-no-follower = Ne place pas de partisan
do-nothing-more-in-this-turn = Ne fais rien de plus ce tour-ci
take-your-big-follower-back = Récupère ton grand partisan
take-a-follower-back = Récupère un partisan
send-the-lit-knight-away = Renvoie le chevalier qui brille
call-the-fairy-to-the-lit = Appelle la fée sur la tuile qui brille
call-the-fairy-to-your-lit = Appelle la fée auprès de ton partisan qui brille
go-through-the-portal-to-the = Passe par le portail vers la tuile qui brille
put-a-tower-piece-on-the = Ajoute un étage de tour à l’endroit qui brille
close-the-lit-tower-with-your = Ferme la tour qui brille avec ton grand partisan
close-the-lit-tower-with-a = Ferme la tour qui brille avec un partisan
take-the-lit-follower-prisoner = Capture le partisan qui brille
move-the-dragon-to-the-lit = Déplace le dragon vers la tuile qui brille
she-brings-1-point-at-the = elle rapporte 1 point au début de chacun de tes tours
place-follower =
    { $on ->
        [city] Place un partisan dans la ville comme chevalier
        [road] Place un partisan sur la route comme voleur
        [monastery] Place un partisan dans l’abbaye comme moine
       *[field] Place un partisan dans le pré comme paysan
    }
place-big-follower =
    { $on ->
        [city] Place ton grand partisan dans la ville comme chevalier
        [road] Place ton grand partisan sur la route comme voleur
        [monastery] Place ton grand partisan dans l’abbaye comme moine
       *[field] Place ton grand partisan dans le pré comme paysan
    }
place-builder =
    { $on ->
        [city] Place ton bâtisseur dans la ville
       *[road] Place ton bâtisseur sur la route
    }
place-pig = Place ton cochon dans le pré
buy-follower-back = Rachète ton partisan à { $captor }
buy-big-follower-back = Rachète ton grand partisan à { $captor }
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
