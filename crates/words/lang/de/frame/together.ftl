link = Link zu diesem Tisch
copy-link = Link kopieren
copied = Kopiert
share = Teilen …
qr-hint = Oder mit dem Handy scannen.
invite = Einladen
invite-to-watch = Wer diesen Link öffnet, kann zuschauen. Mitspielen geht nur vor Spielbeginn.
invite-others = Andere einladen
seats = Wer mitspielt
sit-here = Diesen Platz wählen
your-seat = dein Platz
leave-seat = Platz freigeben
start = Spiel starten
second-player = Zweite Person an diesem Gerät hinzufügen
second-player-hint = Ihr spielt dann abwechselnd an einem Bildschirm. Das Spiel startet erst, wenn ihr es sagt.
second-name = Name
add = Hinzufügen
agreed = Was vereinbart ist
by-the-book = Alles Übrige wie in der Spielregel.
none = keine
chat = Chat
watching = Du schaust zu
resigned-watching = Du hast aufgegeben und schaust zu
onlooker = schaut zu
chat-name = Dein Name
talk = Wer zuschaut, darf mitchatten
puzzles-allowed = Aus dieser Partie dürfen Rätsel entstehen (nur Stellungen, keine Namen)
talk-free = Alle können chatten.
talk-seats = Nur Mitspielende können chatten.
accept-rematch = Revanche annehmen
new-table = Neuer Tisch
nothing-here = Hier ist nichts
no-such-page = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Buchstabe.
no-such-table = Unter dieser Adresse gibt es keinen Tisch. Lass dir den Link noch einmal schicken.
begins-on-your-sign = Mehrere Plätze spielen an einem Gerät, deshalb wartet das Spiel auf dein Zeichen.
begins-when-full = Das Spiel beginnt, sobald alle Plätze besetzt sind.
mixing = Es wird gemischt: Jedes Gerät steuert eine zufällige Zahl bei, damit niemand bestimmen kann, was kommt.
mixing-waits = Warten auf { $names }, höchstens { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
bank = { $bank } je Person, { $more } Sekunden pro Zug
rematch-asked = Revanche? Gefragt: { $all }
resigned = { $name } hat aufgegeben.
out-of-time = { $name } hatte keine Zeit mehr.
waiting-for-people =
    { $open ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist noch frei. Schick diesen Link an jemanden, der mitspielt.
       *[other] { $open } Plätze sind noch frei. Schick diesen Link an deine Leute.
    }
no-seat-left = Alle Plätze sind besetzt. Du kannst zuschauen; gleich geht es los.
take-a-seat = Setz dich dazu – ein Name genügt.
wants-rematch =
    { $count ->
        [one] { $names } möchte eine Revanche
       *[other] { $names } möchten eine Revanche
    }
decided =
    { $lead ->
        [0] { $winner } und { $next } haben gleich viele Punkte.
        [one] { $winner } lag am Ende 1 Punkt vor { $next }.
       *[other] { $winner } lag am Ende { $lead } Punkte vor { $next }.
    }
decided-by = { $decided } Den Ausschlag gaben: { $heading }, { $made } zu { $other }.
begins = Beginn
begins-in-position = In einer vorgegebenen Stellung
who-may-find = Wer diesen Tisch finden kann
open-to-strangers = Offener Tisch: Alle können ihn in der Lobby finden und sich dazusetzen
watched-by-strangers = Alle können bei der Partie zuschauen
is-open = Offener Tisch: Alle können ihn in der Lobby finden und sich dazusetzen.
is-watched = Bei dieser Partie können alle zuschauen.
is-open-and-watched = Offener Tisch: Alle können ihn in der Lobby finden, sich dazusetzen und bei der Partie zuschauen.
watching-late = Du schaust zu, { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } zeitversetzt
