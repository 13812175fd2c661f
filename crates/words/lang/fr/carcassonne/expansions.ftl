send-a-knight-away = Renvoyer un chevalier
call-the-fairy = Appeler la fée
go-through-the-portal = Passer par le portail
add-a-tower-piece = Ajouter un étage de tour
close-a-tower-with-the-big = Fermer une tour avec le grand partisan
close-a-tower = Fermer une tour
take-a-prisoner = Faire un prisonnier
move-the-dragon = Déplacer le dragon
exchange = Échanger
buy-back-for-3-points = Racheter pour 3 points
follower = Partisan
big = Grand
builder = Bâtisseur
pig = Cochon
princess = Princesse
fairy = Fée
portal = Portail
tower = Tour
big-on-top = Grand en haut
close = Fermer
take = Capturer
dragon = Dragon
exchange-2 = Échange
ransom = Rançon
r-for-other-choices = {" "}· R pour d’autres choix
your-builders-second-tile = deuxième tuile de ton bâtisseur
your-builder-earns-a-second-tile = ton bâtisseur t’offre une deuxième tuile
place-a-follower-through-the-portal = Place un partisan par le portail
place-the-big-follower-through-the = Place le grand partisan par le portail
place-a-follower = Placer un partisan ?
place-the-big-follower = Placer le grand partisan ?
place-the-builder = Placer le bâtisseur ?
place-the-pig = Placer le cochon ?
the-princess-sends-a-knight-away = La princesse renvoie un chevalier
send-a-knight-away-2 = Renvoyer un chevalier ?
call-the-fairy-2 = Appeler la fée ?
through-the-portal-to-which-tile = Par le portail, vers quelle tuile ?
add-a-tower-piece-2 = Ajouter un étage de tour ?
close-a-tower-2 = Fermer une tour ?
take-a-prisoner-2 = Faire un prisonnier ?
move-the-dragon-2 = Déplace le dragon
who-comes-back-to-you = Qui revient chez toi ?
buy-a-prisoner-back = Racheter un prisonnier ?
take-no-prisoner = Pas de prisonnier
do-nothing = Ne rien faire
no-follower = Pas de partisan
place-follower = Placer
place-builder = Placer
place-pig = Placer
send-away = Renvoyer
call-fairy = Appeler la fée
go-there = Y aller
add-piece = Ajouter l’étage
close-tower = Fermer la tour
take-prisoner = Capturer
move-dragon = Déplacer le dragon
buy-back = Racheter
at-risk = En danger
roads-with-an-inn-and-cities = Routes avec auberge et villes avec cathédrale : inachevées, elles ne valent rien.
tower-piece = étage de tour
big-2 = grand
builder-2 = bâtisseur
pig-2 = cochon
high-then-in-reach = hauteur { $height }, à portée : { $reach } ; { $place }
prisoner-s = prisonnier : { $kind } ({ $owner })
your-held-by = ton { $kind }, prisonnier chez { $captor }
deed-at = { $deed } : { $what }
dragon-to =
    { $count ->
        [one] { $place }, { $count } figurine y serait renvoyée
       *[other] { $place }, { $count } figurines y seraient renvoyées
    }
run-aside =
    { $steps ->
        [one] le dernier pas
       *[other] encore { $steps } pas
    }
places-on-the-tile =
    { $count ->
        [one] { $count } place sur la tuile
       *[other] { $count } places sur la tuile
    }
to-choose-from = { $count } au choix
beside-your-follower = auprès d’un de tes partisans
ransom-goes-to-captor = 3 points vont à qui détient le prisonnier
towers-to-choose =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
now-run = Le dragon avance : à { $name } de le déplacer, encore { $steps } pas
now-your-run = Le dragon avance : à toi de le déplacer, encore { $steps } pas
now-portal = { $name } passe par le portail
now-capture = { $name } peut faire un prisonnier
now-exchange = { $name } échange des prisonniers avec { $other }
now-second-tile = { $name } joue une deuxième tuile grâce au bâtisseur
now-second-tile-earned = Le bâtisseur offre une deuxième tuile à { $name }
prisoners-held =
    { $count ->
        [one] { $count } prisonnier
       *[other] { $count } prisonniers
    }
buy-follower-back = Racheter ton partisan à { $captor } pour 3 points
buy-big-follower-back = Racheter ton grand partisan à { $captor } pour 3 points
