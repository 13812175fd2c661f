what-it-is-about = Le but du jeu
you-settle-an-island-settlements-and = Vous colonisez une île. Les colonies et les villes rapportent des cartes quand les dés donnent le numéro d’une case voisine ; avec les cartes, tu construis encore plus. Le premier à avoir 10 points pendant son tour gagne ; d’autres scénarios en demandent plus.
a-settlement-is-worth-1-point = ·Une colonie vaut 1 point, une ville 2.
the-longest-trade-route-and-the = ·La plus longue route commerciale et l’armée la plus puissante valent 2 points chacune.
a-victory-point-card-and-a = ·Une carte point de victoire et un jeton de victoire valent 1 point chacun.
the-beginning = Le début
in-turn-order-everybody-builds-a = À tour de rôle, chacun construit une colonie avec une route à côté ; puis encore une fois dans l’ordre inverse. La deuxième colonie rapporte aussitôt une carte pour chaque case autour d’elle.
the-more-dots-under-a-number = Plus il y a de points sous un numéro, plus il sort souvent : 6 et 8 sont les meilleurs, 2 et 12 sortent rarement. Vise aussi des terrains différents.
a-turn = Un tour
roll-the-dice-everybody-may-get = ·Lance les dés : tout le monde peut recevoir des cartes.
trade-with-the-others-and-with = ·Échange avec les autres et avec la banque, et construis, dans n’importe quel ordre et aussi souvent que tu peux payer.
once-in-your-turn-also-before = ·Une fois pendant ton tour, même avant de lancer les dés, tu peux jouer une carte de développement.
harvest = La récolte
every-hex-with-the-number-rolled = Chaque case dont le numéro sort rapporte une carte par colonie à ses coins et deux par ville : les collines de l’argile, la forêt du bois, le pâturage de la laine, les champs du blé, les montagnes du minerai. Le désert ne rapporte rien, la case du voleur non plus.
there-are-19-cards-of-each = Il y a 19 cartes de chaque sorte. Si la banque ne peut pas payer tout le monde, personne ne reçoit de cartes de cette sorte ; si un seul joueur doit en recevoir, il prend ce qui reste.
seven-and-the-robber = Le sept et le voleur
a-seven-brings-no-cards-anyone = Un sept ne rapporte pas de cartes. Qui a plus de sept cartes en défausse la moitié, arrondie vers le bas. Puis le joueur dont c’est le tour déplace le voleur sur une autre case de terre et vole une carte à quelqu’un qui y a une construction. Tant que le voleur y reste, la case ne rapporte rien.
building = Construire
a-new-road-continues-your-roads = Une nouvelle route prolonge tes routes ou part d’une de tes constructions. Une colonie a besoin d’une route ou d’un bateau à toi qui y mène, et toutes les intersections voisines doivent être libres de constructions. Une de tes colonies peut devenir une ville ; la pièce de la colonie retourne dans ta réserve.
you-have-5-settlements-4-cities = Tu as 5 colonies, 4 villes et 15 routes. La construction d’un autre joueur bloque ta route.
trade = Les échanges
on-your-turn-you-can-trade = À ton tour, tu peux échanger avec les autres : touche ce que tu veux et ce que tu donnes en échange, et fais l’offre. Chacun répond oui, non ou par une contre-offre, et tu choisis. Pas de cadeaux, et jamais la même ressource des deux côtés. On ne te repose pas la question pour une offre que tu as refusée ce tour-ci, et si tu en as assez entendu, choisis « Pas ce tour-ci ».
the-bank-gives-one-card-for = La banque donne une carte contre quatre identiques. Une construction sur un port t’offre un meilleur taux : trois identiques, ou deux de la ressource indiquée par le port.
development-cards = Les cartes de développement
you-may-play-one-per-turn = Tu peux en jouer une par tour, mais pas une carte achetée pendant ce tour.
knight-14-move-the-robber-and = ·Chevalier (14) : déplace le voleur et tire une carte.
road-building-2-two-free-roads = ·Construction de routes (2) : deux routes ou bateaux gratuits.
invention-2-two-cards-of-your = ·Invention (2) : deux cartes de ton choix dans la banque.
monopoly-2-everybody-gives-you-all = ·Monopole (2) : tout le monde te donne toutes ses cartes d’une sorte.
victory-point-5-stays-hidden-and = ·Point de victoire (5) : reste caché et compte automatiquement, même au tour de l’achat.
longest-route-largest-army = Plus longue route, plus puissante armée
five-pieces-in-a-row-without = Cinq tronçons à la suite sans embranchement donnent la plus longue route commerciale ; routes et bateaux ne se rejoignent qu’à une de tes constructions, et la construction d’un autre joueur coupe la route. Trois chevaliers joués donnent l’armée la plus puissante. Les deux ne passent qu’à quelqu’un qui a plus.
if-a-route-is-broken-and = Si une route est coupée et que plusieurs sont désormais à égalité, qui avait la carte la garde s’il en fait partie ; sinon elle est mise de côté jusqu’à ce qu’un seul joueur ait la plus longue.
ships = Les bateaux
on-maps-with-sea-everybody-has = Sur les cartes avec de la mer, chacun a 15 bateaux. Un bateau a besoin d’eau d’un côté et part d’une de tes constructions ou d’un de tes bateaux, jamais d’une route. Une côte porte une route ou un bateau, pas les deux. Là où une ligne de bateaux atteint la terre, tu peux fonder une colonie.
once-per-turn-you-may-move = Une fois par tour, tu peux déplacer le bateau au bout d’une ligne ouverte, c’est-à-dire qui ne relie pas deux de tes constructions ; mais pas un bateau construit pendant ce tour.
at-the-beginning-a-settlement-on = Au début, une colonie sur la côte peut recevoir un bateau au lieu de sa route.
gold = L’or
a-gold-river-brings-a-card = Une rivière d’or rapporte une carte de ton choix par colonie et deux par ville. On choisit une fois toutes les autres cartes distribuées, à tour de rôle, parmi ce qui reste à la banque.
the-pirate = Le pirate
you-may-agree-to-play-with = Vous pouvez convenir de jouer avec le pirate. Un sept ou un chevalier déplace alors soit le voleur sur terre, soit le pirate en mer. Là où va le pirate, tu voles une carte à quelqu’un qui a un bateau au bord de cette case. On ne peut ni y poser de bateau ni en retirer.
fair-dice = Des dés honnêtes
before-the-first-move-the-table = Avant le premier coup, la table s’engage sur un nombre secret par une empreinte. À une table où jouent des personnes, leurs appareils ajoutent des nombres aléatoires, pour que personne ne puisse choisir seul les lancers, et « Équité » dit lesquels l’ont fait. Après la partie, tout le monde peut vérifier chaque lancer. Les dés équilibrés sont une pile mélangée des 36 lancers : la chance s’équilibre, et l’onglet « Dés » montre ce qui reste.
cost =
    { $piece ->
        [road] Route : { $cards }
        [ship] Bateau : { $cards }
        [settlement] Colonie : { $cards }
        [city] Ville : { $cards }
       *[card] Carte de développement : { $cards }
    }
