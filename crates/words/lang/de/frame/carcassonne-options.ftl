farmers = Bauern
followers-may-lie-down-in-fields = Gefolgsleute dürfen sich auf Wiesen legen und zählen am Ende des Spiels.
city-of-two-tiles = Stadt aus zwei Plättchen
what-the-smallest-city-scores-when = Was die kleinste Stadt bringt, wenn sie fertig ist.
scoring-of-fields = Wertung der Wiesen
how-farmers-score-at-the-end = Wie die Bauern am Ende des Spiels zählen.
copies-of-the-base-game = Anzahl Grundspiele
more-copies-make-a-larger-map = Mehrere zusammen geben eine größere Karte und ein längeres Spiel.
followers = Gefolgsleute
how-many-each-player-has-7 = Wie viele jede Person hat; laut Spielregel 7.
expansions = Erweiterungen
play-with-none-one-or-any = Spielt ohne, mit einer oder in beliebiger Mischung.
rules-of-the-expansions = Regeln der Erweiterungen
untick-the-first-to-choose-single = Nimm das erste Häkchen weg, um einzelne Regeln zu wählen; eine Regel darf auch zu Plättchen einer anderen Erweiterung kommen.
a-pig-left-alone = Einsames Schwein
what-a-pig-does-when-the = Was ein Schwein tut, wenn der letzte eigene Bauer fort ist.
the-fairys-point = Punkt der Fee
who-gets-a-point-from-the = Wer zu Beginn des eigenen Zuges von der Fee 1 Punkt bekommt.
the-fairy-stands = Die Fee steht
whom-she-helps-one-follower-or = Wem sie hilft: einem Gefolgsmann oder allen auf ihrem Plättchen.
the-dragon-moves = Der Drache zieht
anyone-it-chases-away-before-scoring = Wer vor der Wertung verjagt wird, bekommt keine Punkte.
a-princess-must-choose = Burgfräulein muss wählen
whoever-adds-her-to-a-city = Wer es an eine Stadt mit Rittern legt, muss einen nach Hause schicken.
towers-open-again = Türme wieder offen
a-tower-may-grow-again-once = Ein Turm darf weiterwachsen, sobald niemand mehr oben steht.
ransom-on-credit = Lösegeld auf Kredit
prisoners-may-be-bought-back-with = Freikaufen geht auch mit weniger als 3 Punkten.
a-princess-must-act = Burgfräulein muss handeln
a-princess-may-act = Burgfräulein darf handeln
towers-open-again-2 = Türme öffnen sich wieder
towers-stay-closed = Türme bleiben geschlossen
ransom-on-credit-2 = Lösegeld auf Kredit
no-ransom-on-credit = kein Kredit für Lösegeld
with-farmers = mit Bauern
without-farmers = ohne Bauern
n-4-points = 4 Punkte
n-2-points = 2 Punkte
n-3-per-finished-city-at-a = 3 je fertiger Stadt an einer Wiese
n-4-per-finished-city-once = 4 je fertiger Stadt, nur einmal
goes-home = geht nach Hause
stays-to-the-end = bleibt bis zum Ende
everyone-on-her-tile = alle auf ihrem Plättchen
only-the-follower-beside-her = nur der Gefolgsmann neben ihr
whoever-stands-in-that-place = wer am Platz dieses Gefolgsmanns steht
with-one-follower = bei einem Gefolgsmann
on-a-tile-with-all-who = auf einem Plättchen, bei allen dort
before-scoring = vor der Wertung
after-scoring = nach der Wertung
inns-cathedrals = Wirtshäuser & Kathedralen
traders-builders = Händler & Baumeister
princess-dragon = Burgfräulein & Drache
the-tower = Der Turm
king-robber-baron = König & Raubritter
all-rules-of-the-chosen-expansions = alle der gewählten Erweiterungen
big-follower = großer Gefolgsmann
inns = Wirtshäuser
cathedrals = Kathedralen
goods = Waren
builder = Baumeister
pig = Schwein
fairy = Fee
volcano-and-dragon = Vulkan und Drache
portals = Zaubergänge
princesses = Burgfräulein
towers = Türme
king = König
robber-baron = Raubritter
# Vereinbartes, wie es in einer Zeile über den Tisch steht: „7 Gefolgsleute je Person · der Drache zieht vor der Wertung“.
base-games-mixed =
    { $count ->
        [one] 1 Grundspiel
       *[other] { $count } Grundspiele gemischt
    }
followers-each =
    { $count ->
        [one] 1 Gefolgsmann je Person
       *[other] { $count } Gefolgsleute je Person
    }
two-tile-city-scores =
    { $points ->
        [one] 1 Punkt für eine Stadt aus zwei Plättchen
       *[other] { $points } Punkte für eine Stadt aus zwei Plättchen
    }
lone-pig-does =
    { $does ->
        [stays] ein einsames Schwein bleibt bis zum Ende
       *[returns] ein einsames Schwein geht nach Hause
    }
fairy-point-goes-to =
    { $whom ->
        [tile] Punkt der Fee: alle auf ihrem Plättchen
        [place] Punkt der Fee: wer am Platz ihres Gefolgsmanns steht
       *[follower] Punkt der Fee: nur der Gefolgsmann neben ihr
    }
fairy-stands-with =
    { $place ->
        [on-tile] die Fee steht auf einem Plättchen, bei allen dort
       *[by-follower] die Fee steht bei einem Gefolgsmann
    }
dragon-moves-when =
    { $when ->
        [after-scoring] der Drache zieht nach der Wertung
       *[before-scoring] der Drache zieht vor der Wertung
    }
game-with-expansions =
    { $count ->
        [one] { $game } · 1 Erweiterung
       *[other] { $game } · { $count } Erweiterungen
    }
