navigation = Seite
rules = Regeln
to-start = Startseite
loading = Einen Moment …
part-missing = Dieser Teil der Seite ließ sich nicht laden. Prüfe die Verbindung oder lade die Seite neu.
part-again = Erneut versuchen
welcome = Setz dich dazu.
welcome-lead = Lege Plättchen, baue Städte und sei schlauer als deine Freunde. Direkt im Browser, nur mit einem Link, ohne Anmeldung.
play-now = Jetzt spielen
new-table = Neuer Tisch
new-table-hint = Freunde per Link einladen
first-game = Dein erstes Spiel
first-game-hint = Beim Spielen lernen, Schritt für Schritt
offline = Offline spielen
offline-hint = Auf diesem Gerät, gegen Bots oder reihum
load-record = Gespeichertes Spiel öffnen
load-record-hint = Spiel oder Stellung: noch einmal ansehen oder weiterspielen
my-tables = Meine Tische
forget-table = Tisch samt deinem Platz entfernen
table-asked = …
table-unreachable = Server nicht erreichbar
table-gone = gibt es nicht mehr
table-waiting = wartet auf Mitspieler
table-playing = läuft
table-over = beendet · Wiederholung ansehen
unreachable = Der Server ist nicht erreichbar.
unreachable-offline = Du kannst trotzdem offline spielen.
record-broken = Dieses gespeicherte Spiel lässt sich nicht öffnen.
line = Zeile
seats = Wer spielt mit?
your-name = Dein Name
aids = Hilfe während des Spiels
aid-learner = Lernrunde
aid-learner-help = Alle Hilfen, und auf Wunsch Tipps von einem Bot.
aid-normal = Unter Freunden
aid-normal-help = Was man sich auch selbst ausrechnen könnte: Punkte, übrige Plättchen, was wo passt.
aid-tournament = Turnier
aid-tournament-help = Nur das Spielfeld, keine Hilfen.
clock = Uhr
clock-none = Keine Uhr
clock-count-up = Läuft mit, ohne Zeitlimit
clock-five = 5 Minuten je Person, +5 Sekunden pro Zug
clock-fifteen = 15 Minuten je Person, +10 Sekunden pro Zug
clock-forty-five = 45 Minuten je Person, +30 Sekunden pro Zug
clock-week = Eine Woche je Person, +1 Stunde pro Zug
create-table = Tisch eröffnen
replay = Wiederholung
play = Abspielen
dice-sealed = Dieses Spiel wurde nicht beendet, deshalb wird seine geheime Zahl nicht aufgedeckt. Alle Züge folgen den Regeln; der Zufall lässt sich nicht prüfen.
dice-external = Der Zufall dieses Spiels wurde nicht hier gezogen. Alle Züge folgen den Regeln; der Zufall lässt sich nicht prüfen.
dice-false = Mit diesem Spiel stimmt etwas nicht:
download = Spiel herunterladen
play-on = Ab hier weiterspielen
record-too-large = Die Datei ist zu groß.
record-line-too-long = Die Zeile ist zu lang.
record-too-many-steps = Es hat zu viele Züge.
record-unknown-form = Diese Datei ist kein gespeichertes Spiel.
record-unknown-version = Es ist in einem Format gespeichert, das diese Seite nicht kennt.
record-truncated = Die Datei bricht hier ab.
record-bad-line = Diese Zeile ist nicht zu verstehen.
record-rules-version = Es wurde nach einer anderen Fassung der Regeln gespielt.
record-wrong-game = Diese Seite kennt dieses Spiel nicht.
record-setup = Sein Tisch lässt sich nicht einrichten.
record-not-played = Es enthält Erweiterungen, die hier nicht gespielt werden.
record-bad-notation = Dieser Zug lässt sich nicht lesen.
record-illegal-step = Dieser Zug ist gegen die Regeln.
record-not-the-dice = Dieses Ergebnis folgt nicht aus dem Zufall dieses Spiels.
record-wrong-share = Eine zufällige Zahl, die jemand beigesteuert hat, ist nicht die zugesagte.
record-wrong-seed = Seine geheime Zahl passt nicht zum Fingerabdruck.
record-wrong-score = Die Punkte sind falsch gezählt.
record-tampered = Es wurde nachträglich geändert.
record-other-match = Es ist nicht das Spiel, das dein Gerät an diesem Tisch gesehen hat.
record-contradiction = Es widerspricht sich.
guest = Gast { $number }
players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
against =
    { $count ->
        [one] { $game } gegen einen Bot ({ $level })
       *[other] { $game } gegen { $count } Bots ({ $level })
    }
first-game-of = Dein erstes Spiel: { $game }
puzzles-door = Rätsel
position-door = Stellung einfügen
study-door = Analysebrett
