verdict-forced = Forcé
verdict-only-move = Seul coup
verdict-best = Meilleur coup
verdict-good = Bon
verdict-inaccuracy = Imprécision
verdict-mistake = Erreur
verdict-blunder = Gaffe
part-scored = Points marqués
part-city = Villes ouvertes
part-road = Routes ouvertes
part-monastery = Abbayes
part-field = Prés
part-home = Pions en réserve
part-expansion = Extensions
part-town = Bourgs ouverts
part-farm = Fermes
part-plain = Plaines
part-points = Points de victoire
part-production = Production
part-hand = Cartes en main
part-sites = Emplacements à bâtir
part-renown = Chevaliers, cartes développement et route commerciale
part-moment = Perspectives immédiates
more = { $part } : { $name } peut espérer { $worth } points de plus
less = { $part } : { $name } peut espérer { $worth } points de moins
home-more =
    { $count ->
        [one] { $name } garde un pion de plus en réserve, soit { $worth } points
       *[other] { $name } garde { $count } pions de plus en réserve, soit { $worth } points
    }
home-less =
    { $count ->
        [one] { $name } a un pion de moins en réserve, soit { $worth } points
       *[other] { $name } a { $count } pions de moins en réserve, soit { $worth } points
    }
in-points =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }
thing =
    { $what ->
        [city] une ville à { $points }
        [town] un bourg à { $points }
        [road] une route à { $points }
        [monastery] un monastère à { $points }
        [field] un pré à { $points }
        [farm] une ferme à { $points }
        [plain] une plaine à { $points }
       *[other] { $points }
    }
things-and = { $first } et { $last }
worth-more = { $what } : { $worth } points de plus à espérer
worth-less = { $what } : { $worth } points de moins à espérer
holds-instead = { $name } tient { $gains } (sinon { $loses })
holds-more = { $name } tient en plus { $gains }
holds-less = { $name } n’a pas { $loses }
home-from = { $what } (sinon, il tiendrait { $things })
home-tied = { $what }, et tient ainsi { $things }
home-free = { $what } ; il reste { $things } à prendre
rolls-instead = { $name } reçoit des cartes sur { $gains } au lieu de { $loses }
rolls-more = { $name } reçoit une carte de plus sur { $gains }
rolls-less = { $name } reçoit une carte de moins sur { $loses }
cards-more = { $what } : { $cards } cartes de plus en dix lancers
cards-less = { $what } : { $cards } cartes de moins en dix lancers
site-instead = Le meilleur emplacement de { $name } rapporte pour { $gains } lancers sur 36 au lieu de { $loses }
site-more = { $name } obtient un emplacement qui rapporte pour { $gains } lancers sur 36
site-less = { $name } n’a pas d’emplacement qui rapporte pour { $loses } lancers sur 36
scored-more =
    { $count ->
        [one] { $name } marque tout de suite un point de plus
       *[other] { $name } marque tout de suite { $count } points de plus
    }
scored-less =
    { $count ->
        [one] { $name } marque tout de suite un point de moins
       *[other] { $name } marque tout de suite { $count } points de moins
    }
points-more =
    { $count ->
        [one] { $name } a un point de victoire de plus
       *[other] { $name } a { $count } points de victoire de plus
    }
points-less =
    { $count ->
        [one] { $name } a un point de victoire de moins
       *[other] { $name } a { $count } points de victoire de moins
    }
hand-more =
    { $count ->
        [one] { $name } a une carte de plus en main
       *[other] { $name } a { $count } cartes de plus en main
    }
hand-less =
    { $count ->
        [one] { $name } a une carte de moins en main
       *[other] { $name } a { $count } cartes de moins en main
    }
route-more =
    { $count ->
        [one] La route commerciale de { $name } est plus longue d’un tronçon
       *[other] La route commerciale de { $name } est plus longue de { $count } tronçons
    }
route-less =
    { $count ->
        [one] La route commerciale de { $name } est plus courte d’un tronçon
       *[other] La route commerciale de { $name } est plus courte de { $count } tronçons
    }
report-title = Analyse de la partie : { $game }
unfinished = Cette partie n’est pas terminée : les dernières chances tiennent lieu de résultat.
player = Joueur
accuracy = Précision
opening = Début
middle = Milieu
ending = Fin
lost = Perdu par ses propres décisions
given = Gagné grâce aux erreurs des autres
luck = Chance
start = Chances au début
result = Résultat
adjusted = Résultat sans la chance
chances = Chances de gagner au fil de la partie
turning-points = Tournants
turned-by-chance = Coup { $step } : le hasard a changé les chances de { $name } de { $change } points de pourcentage
turned-by-decision = Coup { $step } : une décision a changé les chances de { $name } de { $change } points de pourcentage
to-learn-from = Décisions dont on peut apprendre
none-to-learn-from = Aucune décision n’a coûté cher : il n’y a rien à apprendre ici.
move-heading = Coup { $step } : { $played }
lost-so-much = A coûté { $loss } points de pourcentage de chances de gagner (de { $before } % à { $after } %)
better-was = Mieux : { $notation }
as-played = Coup joué
instead = La meilleure décision
may-go-on = Suite possible
why = Pourquoi c’est mieux
why-later = Rien ne le montre tout de suite sur le plateau : c’est la suite de la partie qui est meilleure.
what-it-costs = Ce que cela coûte
but = En revanche : { $what }
judged-exactly = Calculé jusqu’à la fin.
judged-by-lines = Calculé avec { $lines } suites possibles par décision examinée. Jugé d’après ce que le joueur pouvait savoir à ce moment.
