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
judged-exactly = Calculé jusqu’à la fin.
judged-by-lines = Calculé avec { $lines } suites possibles par décision examinée. Jugé d’après ce que le joueur pouvait savoir à ce moment.
