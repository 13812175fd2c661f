title-my-turn = ● À toi de jouer – Anleger
your-turn = À toi de jouer
language = Langue
theme = Thème
theme-system = Système
theme-light = Clair
theme-dark = Sombre
fold = Afficher moins
unfold = Afficher plus
close = Fermer
board = Le plateau
tools = Affichage
fit = Ajuster
fit-help = Afficher tout le plateau (0)
last-moves = Derniers coups
last-moves-help = Marque ce que les autres ont fait depuis ton dernier tour ; L y mène
connecting = Connexion…
lost = Connexion perdue. On se reconnecte – rien de ce que tu as fait n’est perdu.
to-start = Vers l’accueil
unknown-game = Cette page est trop ancienne pour le jeu de cette table. Recharge-la pour avoir la dernière version.
unreadable = Cette page et le serveur n’ont pas la même version. Recharge la page, s’il te plaît.
undo = Annuler
undo-help = Annuler ta dernière action
undo-asks = Annuler ton dernier coup – les autres doivent être d’accord
done = Terminé
done-help = Confirmer (Entrée)
hint = Conseil
hint-help = Que ferait un bot ?
over = Partie terminée
thinking = Un bot réfléchit
bot-is-late = Le bot met plus de temps que d’habitude : beaucoup réfléchissent en ce moment
is-away = Pas là pour le moment
players = Joueurs
you = toi
away = pas là
caretaker = un bot joue
resigned = abandon
out-of-time = temps écoulé
made-so-far = marqués jusqu’ici
if-it-ended = si on s’arrêtait là
about-game = À propos de cette partie
tab-log = Journal
tab-chat = Chat
tab-stock = Reste
tab-fair = Équité
chat-hint = Message
chat-seats-only = Seuls les joueurs peuvent discuter ici.
send = Envoyer
allow = Autoriser
refuse = Refuser
take-back = Reprendre ma place
let-bot-play = Laisser jouer un bot
result = Résultat
show-board = Voir le plateau
breakdown = Points par origine
rematch = Rejouer
next-match = Vers la partie suivante
replay = Revoir la partie
download = Enregistrer la partie
menu = Menu
help = Règles
settings = Réglages
wish-preview = Un premier toucher montre l’aperçu, un second confirme
wish-sound = Jouer un son quand c’est mon tour
wish-title = Signaler mon tour dans le titre de l’onglet
keys = Touches : Tab et les flèches parcourent le plateau, Entrée choisit et confirme, R fait pivoter, Échap annule, + − 0 règlent le zoom, L mène aux derniers coups et en revient. Un appui long, un clic droit ou I affiche les détails d’un endroit.
resign = Abandonner
resign-ask = Abandonner cette partie ?
resign-means = Tu ne pourras plus gagner. À trois joueurs ou plus, la partie continue et un bot prend ta place.
play-on = Continuer la partie
your-name = Ton nom
sit-down = S’asseoir
open-seat = Place libre
level-beginner = débutant
level-novice = novice
level-casual = occasionnel
level-steady = solide
level-skilled = habile
level-strong = fort
level-veteran = chevronné
level-expert = expert
is-back-and-plays-on = est de retour et reprend la partie
has-resigned = a abandonné
has-no-time-left = n’a plus de temps
would-like-to-undo-a-move = voudrait annuler un coup
agrees = est d’accord
disagrees = n’est pas d’accord
votes-to-let-a-bot-play = vote pour laisser jouer un bot
left-the-table = a quitté la table
came-back = est de retour
would-like-to-play-again = voudrait rejouer
is-thinking = { $name } réfléchit
points-if-it-ended = { $points } si on s’arrêtait là
answers-missing = On attend { $names }.
bot-plays-for = Un bot joue pour { $name }.
bot-took-over = Un bot remplace { $name }
bot = Bot ({ $level })
bot-of-several = Bot { $number } ({ $level })
rating = Niveau de jeu { $rating }
list-of-two = { $first } et { $last }
turn-of =
    { $count ->
        [0] Un instant…
        [one] À { $names } de jouer
       *[other] On attend { $names }
    }
won =
    { $count ->
        [0] Personne ne gagne
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }
advice = Conseil : { $text }.
advice-with-reason = Conseil : { $text } – { $reason }.
wants-back =
    { $decisions ->
        [one] { $name } voudrait annuler le dernier coup.
       *[other] { $name } voudrait annuler { $decisions } coups.
    }
away-for-long =
    { $votes ->
        [0] { $name } n’est plus là depuis un moment.
        [one] { $name } n’est plus là depuis un moment. Une voix pour laisser jouer un bot.
       *[other] { $name } n’est plus là depuis un moment. { $votes } voix pour laisser jouer un bot.
    }
took-back =
    { $decisions ->
        [one] a annulé une étape
       *[other] a annulé { $decisions } étapes
    }
save-position = Enregistrer la position
copy-position = Copier la position
kept-name = Nom réservé ici
