title = Salon
lead = Joue avec des inconnus : assieds-toi à une table ouverte, la partie commence dès qu’elle est complète.
open-tables = Tables ouvertes
own-table = Rien pour toi ? Crée ta propre table et ouvre-la à tous :
lost = La connexion est perdue. La liste revient dans un instant.
filter = N’afficher que
game = Jeu
any-game = Tous les jeux
seats-choice = Nombre de joueurs
any-seats = Peu importe le nombre
seats = { $seats } joueurs
clock = Pendule
any-clock = Avec ou sans pendule
with-clock = Avec pendule
without-clock = Sans pendule
bots = Bots
any-bots = Avec ou sans bots
with-bots = Avec des bots
without-bots = Sans bots
none = Personne n’attend à une table ouverte en ce moment.
tables =
    { $tables ->
        [one] 1 table ouverte
       *[other] { $tables } tables ouvertes
    }
sit-down-at = S’asseoir : { $game }, { $names }
taken = complète
seats-taken = { $taken } places prises sur { $seats }
set-up = commence dans une position enregistrée
quick = Partie rapide
quick-hint = Dis à quoi tu veux jouer et attends ici ; dès qu’assez de joueurs veulent la même chose, tu es conduit à une table. D’autres peuvent regarder la partie.
seek = Chercher des joueurs
seeking = Recherche de joueurs : { $waiting } sur { $seats }…
watch-title = Regarder des parties
watch-lead = Les parties en cours que leurs joueurs laissent regarder. Là où des cartes sont cachées, tu vois tout un peu plus tard.
running-games = Parties en cours
none-running = Aucune partie à regarder en ce moment.
games =
    { $games ->
        [one] 1 partie en cours
       *[other] { $games } parties en cours
    }
decisions =
    { $decisions ->
        [one] 1 coup joué
       *[other] { $decisions } coups joués
    }
over = terminée
