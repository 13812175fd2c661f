setup-title = Neuer Tisch
seat = Platz
name = Name
alone = Gast
at-this-screen = Person an diesem Gerät
by-link = Per Link eingeladen
seat-add = Platz hinzufügen
seat-remove = Platz entfernen
sieve-players = Personen
sieve-any-players = beliebig viele
sieve-length = Dauer
sieve-any-length = beliebig
more = Erweiterte Optionen
more-hint = Standard passt meist
rules-agreed = Regeln an diesem Tisch
create-hint = Danach bekommst du einen Link zum Verschicken.
offline-title = Offline spielen
offline-lead = Alles läuft auf diesem Gerät. Ist die Seite einmal geladen, brauchst du kein Netz.
offline-start = Los geht’s
offline-start-hint = Das Spiel wird in diesem Browser gespeichert, auch beim Neuladen.
offline-waits = Dein letztes Spiel ist noch nicht zu Ende.
offline-go-on = Weiterspielen
offline-forget = Verwerfen
lesson-wait = Der Bot spielt.
lesson-play-on = Du bist dran. Spiel, wie du magst; der nächste Schritt kommt von selbst.
lesson-next = Weiter
lesson-skip = Überspringen
lesson-last = Weiterspielen
try-it = Schritt für Schritt ausprobieren
contents = Inhalt
no-record = Öffne ein gespeichertes Spiel, um es dir hier noch einmal anzusehen.
previous = Zurück
next = Vor
pause = Anhalten
moment = Zug
eyes = Sicht von
spectator = Zuschauern
log = Verlauf
chart = Punkteverlauf
chart-label = Eine Linie je Person; die Tabelle darunter zeigt dieselben Zahlen.
chart-table = Als Tabelle
headings = Punkte nach Herkunft
play-on-here = Tisch eröffnen
play-on-from = Eröffnet einen neuen Tisch nach Zug { $moment }, mit demselben Zufall.
moment-of = Zug { $now } von { $last }
seats-fitted = Der Tisch hat jetzt { $count } Plätze, wie diese Karte es verlangt.
special-rules = Besonderheiten: { $rules }.
usually = { $value } – Standard
no-such-game = Dieses Spiel gibt es hier nicht.
to-table = Zurück zum Tisch
maps =
    { $count ->
        [0] Keine Karte passt
        [one] { $count } Karte
       *[other] { $count } Karten
    }
maps-of-all = { $shown } von { $all } Karten
