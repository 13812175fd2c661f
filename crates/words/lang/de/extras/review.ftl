verdict-forced = Erzwungen
verdict-only-move = Einziger Zug
verdict-best = Bester Zug
verdict-good = Gut
verdict-inaccuracy = Ungenau
verdict-mistake = Fehler
verdict-blunder = Grober Fehler
part-scored = Erzielte Punkte
part-city = Offene Städte
part-road = Offene Straßen
part-monastery = Klöster
part-field = Wiesen
part-home = Figuren im Vorrat
part-expansion = Erweiterungen
part-town = Offene Orte
part-farm = Farmen
part-plain = Ebenen
part-points = Siegpunkte
part-production = Erträge
part-hand = Handkarten
part-sites = Bauplätze
part-renown = Ritter, Entwicklungskarten und Handelsstraße
part-moment = Unmittelbare Aussichten
more = { $part }: { $name } kann { $worth } Punkte mehr erwarten
less = { $part }: { $name } kann { $worth } Punkte weniger erwarten
home-more =
    { $count ->
        [one] { $name } behält eine Figur mehr im Vorrat, das ist { $worth } Punkte wert
       *[other] { $name } behält { $count } Figuren mehr im Vorrat, das ist { $worth } Punkte wert
    }
home-less =
    { $count ->
        [one] { $name } hat eine Figur weniger im Vorrat, das kostet { $worth } Punkte
       *[other] { $name } hat { $count } Figuren weniger im Vorrat, das kostet { $worth } Punkte
    }
report-title = Spielanalyse: { $game }
unfinished = Diese Partie wurde nicht zu Ende gespielt: Statt des Ergebnisses stehen die letzten Chancen da.
player = Spieler
accuracy = Genauigkeit
opening = Anfang
middle = Mitte
ending = Ende
lost = Durch eigene Entscheidungen verloren
given = Durch Fehler der anderen gewonnen
luck = Glück
start = Chance am Anfang
result = Ergebnis
adjusted = Ergebnis ohne Glück
chances = Gewinnchancen im Verlauf
turning-points = Wendepunkte
turned-by-chance = Zug { $step }: Glück veränderte die Chance von { $name } um { $change } Prozentpunkte
turned-by-decision = Zug { $step }: Eine Entscheidung veränderte die Chance von { $name } um { $change } Prozentpunkte
to-learn-from = Entscheidungen, aus denen man lernen kann
none-to-learn-from = Keine Entscheidung hat viel gekostet: Hier gibt es nichts zu lernen.
move-heading = Zug { $step }: { $played }
lost-so-much = Kostete { $loss } Prozentpunkte der Gewinnchance (von { $before } % auf { $after } %)
better-was = Besser: { $notation }
as-played = Wie gespielt
instead = Die bessere Entscheidung
may-go-on = So kann es weitergehen
why = Warum das besser ist
judged-exactly = Bis zum Ende durchgerechnet.
judged-by-lines = Mit { $lines } Spielverläufen je erwogener Entscheidung ausgerechnet. Beurteilt nach dem, was der Spieler in diesem Moment wissen konnte.
