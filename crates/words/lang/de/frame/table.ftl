title-my-turn = ● Du bist dran – Anleger
your-turn = Du bist dran
language = Sprache
theme = Erscheinungsbild
theme-system = System
theme-light = Hell
theme-dark = Dunkel
fold = Weniger zeigen
unfold = Mehr zeigen
close = Schließen
board = Das Spielfeld
tools = Ansicht
fit = Einpassen
fit-help = Das ganze Spielfeld zeigen (0)
last-moves = Letzte Züge
last-moves-help = Markiert, was die anderen seit deinem letzten Zug getan haben; L geht dorthin
connecting = Verbinde …
lost = Verbindung unterbrochen. Sie wird wiederhergestellt – nichts geht verloren.
to-start = Zur Startseite
unknown-game = Diese Seite ist zu alt für das Spiel an diesem Tisch. Lade sie neu.
unreadable = Diese Seite und der Server haben verschiedene Versionen. Bitte lade neu.
undo = Rückgängig
undo-help = Deinen letzten Schritt rückgängig machen
undo-asks = Deinen letzten Zug zurücknehmen – die anderen müssen zustimmen
done = Fertig
done-help = Bestätigen (Eingabetaste)
hint = Tipp
hint-help = Was würde ein Bot tun?
over = Das Spiel ist zu Ende
thinking = Ein Bot denkt nach
bot-is-late = Der Bot braucht länger als sonst: Gerade denken viele nach
is-away = Gerade nicht da
players = Spieler
you = du
away = nicht da
caretaker = ein Bot spielt
resigned = aufgegeben
out-of-time = Zeit abgelaufen
made-so-far = bisher erzielt
if-it-ended = bei Spielende jetzt
about-game = Zu diesem Spiel
tab-log = Verlauf
tab-chat = Chat
tab-stock = Übrig
tab-fair = Fairness
chat-hint = Nachricht
chat-seats-only = Hier chatten nur die, die mitspielen.
send = Senden
allow = Erlauben
refuse = Ablehnen
take-back = Wieder selbst spielen
let-bot-play = Einen Bot spielen lassen
result = Ergebnis
show-board = Spielfeld ansehen
breakdown = Punkte nach Herkunft
rematch = Noch einmal
next-match = Zum nächsten Spiel
replay = Wiederholung ansehen
download = Spiel speichern
menu = Menü
help = Regeln
settings = Einstellungen
wish-preview = Erstes Antippen zeigt die Vorschau, zweites bestätigt
wish-sound = Ton, wenn ich dran bin
wish-title = Im Titel des Tabs zeigen, dass ich dran bin
keys = Tasten: Tab und Pfeile bewegen dich übers Spielfeld, Eingabe wählt und bestätigt, R dreht, Escape bricht ab, + − 0 zoomen, L geht zu den letzten Zügen und zurück. Langes Drücken, Rechtsklick oder I zeigt Infos zu einem Feld.
resign = Aufgeben
resign-ask = Dieses Spiel aufgeben?
resign-means = Du kannst dann nicht mehr gewinnen. Ab drei Personen geht das Spiel weiter, und ein Bot spielt für dich.
play-on = Weiterspielen
your-name = Dein Name
sit-down = Hinsetzen
open-seat = Freier Platz
level-beginner = Neuling
level-novice = Anfänger
level-casual = Hobbyspieler
level-steady = solide
level-skilled = geübt
level-strong = stark
level-veteran = Routinier
level-expert = Experte
is-back-and-plays-on = ist wieder da und spielt weiter
has-resigned = hat aufgegeben
has-no-time-left = hat keine Zeit mehr
would-like-to-undo-a-move = möchte einen Zug zurücknehmen
agrees = ist einverstanden
disagrees = ist nicht einverstanden
votes-to-let-a-bot-play = stimmt dafür, einen Bot spielen zu lassen
left-the-table = hat den Tisch verlassen
came-back = ist zurückgekommen
would-like-to-play-again = möchte noch einmal spielen
is-thinking = { $name } überlegt
points-if-it-ended = { $points } bei Spielende jetzt
answers-missing = Es fehlt noch die Antwort von { $names }.
bot-plays-for = Ein Bot spielt für { $name }.
bot-took-over = Ein Bot hat für { $name } übernommen
bot = Bot ({ $level })
bot-of-several = Bot { $number } ({ $level })
rating = Spielstärke { $rating }
list-of-two = { $first } und { $last }
turn-of =
    { $count ->
        [0] Einen Moment …
        [one] { $names } ist dran
       *[other] { $names } sind dran
    }
won =
    { $count ->
        [0] Niemand gewinnt
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
advice = Tipp: { $text }.
advice-with-reason = Tipp: { $text } – { $reason }.
wants-back =
    { $decisions ->
        [one] { $name } möchte den letzten Zug zurücknehmen.
       *[other] { $name } möchte { $decisions } Züge zurücknehmen.
    }
away-for-long =
    { $votes ->
        [0] { $name } ist schon länger nicht da.
        [one] { $name } ist schon länger nicht da. Eine Stimme dafür, einen Bot spielen zu lassen.
       *[other] { $name } ist schon länger nicht da. { $votes } Stimmen dafür, einen Bot spielen zu lassen.
    }
took-back =
    { $decisions ->
        [one] hat einen Schritt zurückgenommen
       *[other] hat { $decisions } Schritte zurückgenommen
    }
save-position = Stellung speichern
copy-position = Stellung kopieren
kept-name = Hat diesen Namen gesichert
