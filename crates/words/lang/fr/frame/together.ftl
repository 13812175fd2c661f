link = Lien vers cette table
copy-link = Copier le lien
copied = Copié
share = Partager…
qr-hint = Ou scanne-le avec un téléphone.
invite = Inviter
invite-to-watch = Qui ouvre ce lien peut regarder. On ne peut prendre place qu’avant le début de la partie.
invite-others = Inviter d’autres
seats = Qui joue
sit-here = Choisir cette place
your-seat = ta place
leave-seat = Quitter la place
start = Commencer la partie
second-player = Ajouter un deuxième joueur sur cet appareil
second-player-hint = Vous jouerez à tour de rôle sur un seul écran. La partie commence quand vous le dites.
second-name = Son nom
add = Ajouter
agreed = Ce qui est convenu
by-the-book = Tout le reste selon la règle.
none = aucune
chat = Chat
watching = Tu regardes
resigned-watching = Tu as abandonné et tu regardes
onlooker = regarde
chat-name = Ton nom
talk = Les spectateurs peuvent discuter
puzzles-allowed = Des problèmes peuvent être tirés de cette partie (positions seules, sans noms)
talk-free = Tout le monde peut discuter.
talk-seats = Seuls les joueurs peuvent discuter.
accept-rematch = Accepter la revanche
new-table = Nouvelle table
nothing-here = Il n’y a rien ici
no-such-page = Aucune page n’a cette adresse. Une lettre s’est peut-être perdue en route.
no-such-table = Aucune table n’a cette adresse. Demande qu’on te renvoie le lien.
begins-on-your-sign = Plusieurs places se jouent sur un même appareil, la partie attend donc ton signal.
begins-when-full = La partie commence dès que toutes les places sont prises.
mixing = On mélange : chaque appareil ajoute un nombre aléatoire, pour que personne ne puisse choisir ce qui vient.
mixing-waits = En attente de { $names }, { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } au plus.
bank = { $bank } chacun, { $more } secondes par tour
rematch-asked = Revanche : on attend { $all }
resigned = { $name } a abandonné.
out-of-time = { $name } n’avait plus de temps.
waiting-for-people =
    { $open ->
        [0] Toutes les places sont prises.
        [one] Il reste une place. Envoie ce lien à quelqu’un.
       *[other] Il reste { $open } places. Envoie ce lien à tes amis.
    }
no-seat-left = Toutes les places sont prises. Tu peux regarder ; la partie commence dans un instant.
take-a-seat = Prends place – un nom suffit.
wants-rematch =
    { $count ->
        [one] { $names } veut une revanche
       *[other] { $names } veulent une revanche
    }
decided =
    { $lead ->
        [0] { $winner } et { $next } ont le même nombre de points.
        [one] { $winner } finit avec 1 point d’avance sur { $next }.
       *[other] { $winner } finit avec { $lead } points d’avance sur { $next }.
    }
decided-by = { $decided } Ce qui a fait la différence : { $heading }, { $made } à { $other }.
begins = Début
begins-in-position = Dans une position préparée
who-may-find = Qui peut trouver cette table
open-to-strangers = Table ouverte : tout le monde peut la trouver dans le salon et s’y asseoir
watched-by-strangers = Tout le monde peut regarder la partie
is-open = Table ouverte : tout le monde peut la trouver dans le salon et s’y asseoir.
is-watched = Tout le monde peut regarder cette partie.
is-open-and-watched = Table ouverte : tout le monde peut la trouver dans le salon, s’y asseoir et regarder la partie.
watching-late = Tu regardes avec { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } de retard
