# Ce qui est écrit sur les images que l’on envoie, et à côté d’un lien montré avec une image.
invites =
    { $count ->
        [one] { $names } t’invite à jouer : { $game }
       *[other] { $names } t’invitent à jouer : { $game }
    }
take-a-seat = Prends place : { $game }
play = { $names } jouent : { $game }
plays-alone = { $names } joue : { $game }
won =
    { $count ->
        [one] { $names } a gagné : { $game }
       *[other] { $names } se partagent la victoire : { $game }
    }
free-seats =
    { $open ->
        [0] Toutes les places sont prises.
        [one] Une place est libre.
       *[other] { $open } places sont libres.
    }
free-seat = place libre
running = Partie en cours
finished = Score final
join-in = Jouer aussi
no-account = Dans le navigateur : sans compte ni téléchargement.
puzzle = Problème : que jouerais-tu ?
puzzle-asked = { $game } : un seul coup est le meilleur. Le trouves-tu ?
study = Une étude : { $game }
study-told = Un plateau pour réfléchir, avec chaque variante à rejouer.
