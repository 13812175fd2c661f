choose-what-you-can-spare = Choisis ce dont tu peux te passer
touch-it-again-to-confirm = Touche encore pour confirmer
make-this-offer = Faire cette offre ?
where-to-build-the-road = Où construire la route ?
where-to-build-the-ship = Où construire le bateau ?
where-to-settle = Où fonder la colonie ?
which-becomes-a-city = Quelle colonie devient une ville ?
buy-a-card = Acheter une carte
touch-one-of-the-dashed-places = Touche un des emplacements en pointillé
lay-your-harbour = Pose ton port
touch-an-intersection-good-numbers-have = Touche une intersection ; les bons numéros ont beaucoup de points
it-pays-one-card-at-once = Elle rapporte tout de suite une carte par case autour d’elle
found-a-settlement = Fonde une colonie
take-cards-of-your-choice = Prends des cartes de ton choix
choose = Choisis { $cards }
do-you-trade = Veux-tu échanger ?
with-whom-do-you-trade = Avec qui veux-tu échanger ?
you-can-trade-now-with = { $offer } · tu peux déjà échanger avec { $who }
trade-for-what-you-lack-or = Échange pour avoir ce qui te manque, ou finis ton tour
trade-and-build = Échange et construis
build-settlement = Construire la colonie
build-city = Construire la ville
build-road = Construire la route
build-ship = Construire le bateau
lift-ship = Prendre le bateau
move-robber = Déplacer le voleur
move-pirate = Déplacer le pirate
lay-harbour = Poser le port
rob = Voler
buy-development-card = Acheter une carte
play-knight = Jouer le chevalier
play-road-building = Construire les routes
play-invention = Jouer l’invention
play-monopoly = Jouer le monopole
trade = Échanger
accept-offer = Accepter l’offre
keep-this-board = Garder ce plateau
deal-again = Redistribuer
end-turn-anyway = Finir quand même
confirm = Confirmer
put-it-down = Poser
move-ship = Déplacer le bateau
offer = Proposer
discard = Défausser
take = Prendre
roll = Lancer
end-turn = Finir le tour
discard-2 = Défausse { $due }
you-can-still-build = Tu peux encore construire : { $can }
development-count = { $count } dév.
knight-count =
    { $count ->
        [one] { $count } chevalier
       *[other] { $count } chevaliers
    }
chip-count =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
route-length = route { $length }
you-can-build = Tu peux construire : { $can }
awaits-answers =
    { $count ->
        [one] { $names } doit encore répondre
       *[other] { $names } doivent encore répondre
    }
awaits-discards =
    { $count ->
        [one] { $names } doit encore défausser
       *[other] { $names } doivent encore défausser
    }
lay-harbour-there = { $harbour } · touche une côte libre
where-does-the-ship-go = Où va le bateau ?
dashed-place-or-the-ship-again = Touche un emplacement en pointillé, ou à nouveau le bateau pour le laisser là
move-the-ship = Déplacer le bateau
what-do-you-always-refuse = Que refuses-tu toujours ?
refused-without-asking = Ces offres sont refusées sans te demander
what-do-you-give = Que donnes-tu ?
tap-a-kind-to-give = Touche une sorte dont tu as assez
what-do-you-take = Que prends-tu ?
tap-the-card-to-take = Touche la carte que tu veux
which-kind = Quelle sorte ?
everybody-gives-it-to-you = Tout le monde te donne toutes ses cartes de cette sorte
what-do-you-need = De quoi as-tu besoin ?
tap-cards-to-get = Touche les cartes que tu veux recevoir
what-would-you-give-for-it = Que donnerais-tu en échange ?
tap-cards-to-give = Touche des cartes de ta main
place-the-pirate = Place le pirate
tap-a-sea-hex = Touche une case de mer
add-a-road-or-ship = Ajoute une route ou un bateau
add-a-road = Ajoute une route
tap-a-side-of-the-settlement = Touche un côté qui part de ta nouvelle colonie
keep-this-board-or-not = Garder ce plateau ?
dealt-again-if-all-agree = Il n’est redistribué que si tout le monde le veut
it-is-up-to-you = À toi de décider
move-robber-or-pirate = Déplace le voleur ou le pirate
tap-land-or-sea = Touche une case : terre pour le voleur, mer pour le pirate
move-the-robber = Déplace le voleur
tap-a-hex-to-block = Touche une case ; elle ne rapporte rien tant que le voleur y est
whom-do-you-rob = Qui voles-tu ?
you-draw-unseen = Tu tires une carte sans la voir d’abord
roll-the-dice = Lance les dés
play-a-card-first = Tu peux d’abord jouer une carte de développement
every-hex-yields = Chaque case dont le numéro sort rapporte des cartes
build-for-free = Construis gratuitement
tap-a-place-for-road-or-ship = Touche un emplacement pour une route ou un bateau
put-the-ship-down = Pose le bateau
tap-where-it-goes = Touche l’endroit où il va
which-hex-first = Quelle case d’abord ?
it-gets-the-next-number = Elle reçoit le prochain numéro
take-a-number = Prends un numéro sur l’île principale
the-bag-is-empty = Le sac est vide : touche le numéro à déplacer
