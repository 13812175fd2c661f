navigation = Site
rules = Règles
to-start = Accueil
loading = Un instant…
part-missing = Cette partie de la page n’a pas pu être chargée. Vérifie ta connexion ou recharge la page.
part-again = Réessayer
welcome = Prends place.
welcome-lead = Pose des tuiles, bâtis des villes et déjoue les plans de tes amis. Directement dans le navigateur, avec un simple lien, sans compte.
play-now = Jouer
new-table = Nouvelle table
new-table-hint = Inviter des amis avec un lien
first-game = Ta première partie
first-game-hint = Apprendre en jouant, pas à pas
offline = Jouer hors ligne
offline-hint = Sur cet appareil, contre des bots ou chacun son tour
load-record = Ouvrir une partie enregistrée
load-record-hint = Partie ou position : la revoir ou la reprendre
my-tables = Mes tables
forget-table = Retirer cette table et libérer ta place
table-asked = …
table-unreachable = serveur injoignable
table-gone = n’existe plus
table-waiting = attend des joueurs
table-playing = en cours
table-over = terminée · revoir la partie
unreachable = Le serveur est injoignable.
unreachable-offline = Tu peux quand même jouer hors ligne.
record-broken = Impossible d’ouvrir cette partie enregistrée.
line = Ligne
seats = Qui joue ?
your-name = Ton nom
aids = Aide pendant la partie
aid-learner = Partie d’initiation
aid-learner-help = Toutes les aides, et les conseils d’un bot si tu les demandes.
aid-normal = Entre amis
aid-normal-help = Ce que tu pourrais calculer toi-même : points, tuiles restantes, ce qui va où.
aid-tournament = Tournoi
aid-tournament-help = Juste le plateau, sans aucune aide.
clock = Pendule
clock-none = Sans pendule
clock-count-up = Affichée, sans limite de temps
clock-five = 5 minutes chacun, +5 secondes par tour
clock-fifteen = 15 minutes chacun, +10 secondes par tour
clock-forty-five = 45 minutes chacun, +30 secondes par tour
clock-week = Une semaine chacun, +1 heure par tour
create-table = Ouvrir la table
replay = Revoir la partie
play = Lecture
dice-sealed = Cette partie n’est pas allée au bout, son nombre secret n’est donc pas révélé. Tous les coups suivent les règles ; le hasard ne peut pas être vérifié.
dice-external = Le hasard de cette partie est venu de l’extérieur. Tous les coups suivent les règles ; le hasard ne peut pas être vérifié.
dice-false = Quelque chose ne va pas dans cette partie :
download = Télécharger cette partie
play-on = Reprendre à partir d’ici
record-too-large = Le fichier est trop gros.
record-line-too-long = La ligne est trop longue.
record-too-many-steps = Elle contient trop de coups.
record-unknown-form = Ce fichier n’est pas une partie enregistrée.
record-unknown-version = Elle est enregistrée dans un format que cette page ne connaît pas.
record-truncated = Le fichier s’arrête trop tôt.
record-bad-line = Cette ligne est incompréhensible.
record-rules-version = Elle a été jouée avec une autre version des règles.
record-wrong-game = Cette page ne connaît pas ce jeu.
record-setup = Impossible d’installer sa table.
record-not-played = Elle utilise des extensions qui ne se jouent pas ici.
record-bad-notation = Ce coup est illisible.
record-illegal-step = Ce coup est contraire aux règles.
record-not-the-dice = Ce résultat ne suit pas de son hasard.
record-wrong-share = Un nombre aléatoire que quelqu’un a ajouté n’est pas celui qui était promis.
record-wrong-seed = Son nombre secret ne correspond pas à l’empreinte.
record-wrong-score = Le compte des points est faux.
record-tampered = Elle a été modifiée après coup.
record-other-match = Ce n’est pas la partie que ton appareil a vue à cette table.
record-contradiction = Elle se contredit.
guest = Invité { $number }
players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
against =
    { $count ->
        [one] { $game } contre un bot ({ $level })
       *[other] { $game } contre { $count } bots ({ $level })
    }
first-game-of = Ta première partie : { $game }
puzzles-door = Problèmes
position-door = Coller une position
study-door = Étude
