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
in-points =
    { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
thing =
    { $what ->
        [city] eine Stadt für { $points }
        [town] einen Ort für { $points }
        [road] eine Straße für { $points }
        [monastery] ein Kloster für { $points }
        [field] eine Wiese für { $points }
        [farm] eine Farm für { $points }
        [plain] eine Ebene für { $points }
       *[other] { $points }
    }
things-and = { $first } und { $last }
worth-more = { $what }: { $worth } Punkte mehr zu erwarten
worth-less = { $what }: { $worth } Punkte weniger zu erwarten
holds-instead = { $name } hat { $gains } (sonst { $loses })
holds-more = { $name } hat außerdem { $gains }
holds-less = { $name } bleibt ohne { $loses }
home-from = { $what } (sonst hielte sie { $things })
home-tied = { $what }, und hält damit { $things }
home-free = { $what }; es gibt noch { $things } zu besetzen
rolls-instead = { $name } bekommt Karten bei { $gains } statt bei { $loses }
rolls-more = { $name } bekommt bei { $gains } eine Karte mehr
rolls-less = { $name } bekommt bei { $loses } eine Karte weniger
cards-more = { $what }: in zehn Würfen { $cards } Karten mehr
cards-less = { $what }: in zehn Würfen { $cards } Karten weniger
site-instead = Der beste Bauplatz von { $name } bringt bei { $gains } von 36 Würfen Karten statt bei { $loses }
site-more = { $name } bekommt einen Bauplatz, der bei { $gains } von 36 Würfen Karten bringt
site-less = { $name } bleibt ohne einen Bauplatz, der bei { $loses } von 36 Würfen Karten bringt
scored-more =
    { $count ->
        [one] { $name } macht sofort einen Punkt mehr
       *[other] { $name } macht sofort { $count } Punkte mehr
    }
scored-less =
    { $count ->
        [one] { $name } macht sofort einen Punkt weniger
       *[other] { $name } macht sofort { $count } Punkte weniger
    }
points-more =
    { $count ->
        [one] { $name } hat einen Siegpunkt mehr
       *[other] { $name } hat { $count } Siegpunkte mehr
    }
points-less =
    { $count ->
        [one] { $name } hat einen Siegpunkt weniger
       *[other] { $name } hat { $count } Siegpunkte weniger
    }
hand-more =
    { $count ->
        [one] { $name } hat eine Karte mehr auf der Hand
       *[other] { $name } hat { $count } Karten mehr auf der Hand
    }
hand-less =
    { $count ->
        [one] { $name } hat eine Karte weniger auf der Hand
       *[other] { $name } hat { $count } Karten weniger auf der Hand
    }
route-more =
    { $count ->
        [one] Die Handelsstraße von { $name } ist um eins länger
       *[other] Die Handelsstraße von { $name } ist um { $count } länger
    }
route-less =
    { $count ->
        [one] Die Handelsstraße von { $name } ist um eins kürzer
       *[other] Die Handelsstraße von { $name } ist um { $count } kürzer
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
why-later = Auf dem Plan sieht man es nicht sofort: Besser ist, wie es weitergeht.
what-it-costs = Was das kostet
but = Dafür: { $what }
judged-exactly = Bis zum Ende durchgerechnet.
judged-by-lines = Mit { $lines } Spielverläufen je erwogener Entscheidung ausgerechnet. Beurteilt nach dem, was der Spieler in diesem Moment wissen konnte.
