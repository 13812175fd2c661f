setup-title = Nouvelle table
seat = Place
name = Nom
alone = Invité
at-this-screen = Joueur sur cet appareil
by-link = Ami invité par lien
seat-add = Ajouter une place
seat-remove = Retirer une place
sieve-players = Joueurs
sieve-any-players = peu importe
sieve-length = Durée
sieve-any-length = peu importe
more = Options avancées
more-hint = Par défaut, ça convient
rules-agreed = Règles de cette table
create-hint = Tu recevras ensuite un lien à envoyer à tes amis.
offline-title = Jouer hors ligne
offline-lead = Tout se passe sur cet appareil. Une fois la page chargée, plus besoin de réseau.
offline-start = Commencer la partie
offline-start-hint = La partie est enregistrée dans ce navigateur, même si tu recharges la page.
offline-waits = Tu as une partie inachevée.
offline-go-on = Continuer
offline-forget = La supprimer
lesson-wait = Le bot joue.
lesson-play-on = À toi. Joue comme tu veux ; la suite vient toute seule.
lesson-next = Continuer
lesson-skip = Passer
lesson-last = Continuer la partie
try-it = Essayer pas à pas
contents = Sommaire
no-record = Ouvre une partie enregistrée pour la revoir ici.
previous = Reculer
next = Avancer
pause = Pause
moment = Coup
eyes = Vu par
spectator = un spectateur
log = Journal
chart = Évolution des points
chart-label = Une ligne par joueur ; le tableau ci-dessous donne les mêmes nombres.
chart-table = En tableau
headings = Points par origine
play-on-here = Ouvrir une table
play-on-from = Ouvre une nouvelle table après le coup { $moment }, avec le même hasard.
moment-of = Coup { $now } sur { $last }
seats-fitted = La table a maintenant { $count } places, comme le veut cette carte.
special-rules = Particularités : { $rules }.
usually = { $value } – par défaut
no-such-game = Ce jeu n’existe pas ici.
to-table = Retour à la table
maps =
    { $count ->
        [0] Aucune carte ne convient
        [one] { $count } carte
       *[other] { $count } cartes
    }
maps-of-all =
    { $shown ->
        [one] { $shown } carte sur { $all }
       *[other] { $shown } cartes sur { $all }
    }
