title = Lobby
lead = Spiel mit Leuten, die du noch nicht kennst: Setz dich an einen offenen Tisch, und es geht los, sobald er voll ist.
open-tables = Offene Tische
own-table = Nichts für dich dabei? Mach einen eigenen Tisch auf und öffne ihn für alle:
lost = Die Verbindung ist abgerissen. Die Liste ist gleich wieder da.
filter = Nur zeigen
game = Spiel
any-game = Alle Spiele
seats-choice = Anzahl der Mitspielenden
any-seats = Beliebig viele
seats = Zu { $seats }
clock = Uhr
any-clock = Mit oder ohne Uhr
with-clock = Mit Uhr
without-clock = Ohne Uhr
bots = Bots
any-bots = Mit oder ohne Bots
with-bots = Mit Bots
without-bots = Nur Menschen
none = Gerade wartet niemand an einem offenen Tisch.
tables =
    { $tables ->
        [one] 1 offener Tisch
       *[other] { $tables } offene Tische
    }
sit-down-at = Hinsetzen: { $game }, { $names }
taken = besetzt
seats-taken = { $taken } von { $seats } Plätzen besetzt
set-up = beginnt in einer gespeicherten Stellung
quick = Schnelle Paarung
quick-hint = Sag, was du spielen möchtest, und warte hier; sobald genug andere dasselbe wollen, geht es an einen Tisch. Bei der Partie können andere zuschauen.
seek = Mitspielende suchen
seeking = Mitspielende werden gesucht: { $waiting } von { $seats } …
watch-title = Zuschauen
watch-lead = Laufende Partien, bei denen andere zuschauen dürfen. Wo Karten verdeckt sind, siehst du alles etwas später.
running-games = Laufende Partien
none-running = Gerade läuft keine Partie, bei der man zuschauen kann.
games =
    { $games ->
        [one] 1 laufende Partie
       *[other] { $games } laufende Partien
    }
decisions =
    { $decisions ->
        [one] 1 Zug gespielt
       *[other] { $decisions } Züge gespielt
    }
over = beendet
