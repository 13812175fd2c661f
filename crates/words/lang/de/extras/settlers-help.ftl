what-it-is-about = Worum es geht
you-settle-an-island-settlements-and = Ihr besiedelt eine Insel. Siedlungen und Städte bringen Karten, wenn die Würfel die Zahl eines Feldes daneben zeigen; mit Karten baust du weiter. Wer im eigenen Zug 10 Punkte hat, gewinnt sofort; andere Karten verlangen mehr.
a-settlement-is-worth-1-point = ·Eine Siedlung zählt 1 Punkt, eine Stadt 2.
the-longest-trade-route-and-the = ·Die längste Handelsstraße und die größte Rittermacht zählen je 2.
a-victory-point-card-and-a = ·Eine Siegpunktkarte und ein Siegpunktchip zählen je 1.
the-beginning = Der Anfang
in-turn-order-everybody-builds-a = Reihum gründen alle eine Siedlung und legen eine Straße daran; dann noch einmal in umgekehrter Reihenfolge. Die zweite Siedlung bringt sofort eine Karte für jedes Feld ringsum.
the-more-dots-under-a-number = Je mehr Punkte unter einer Zahl, desto öfter wird sie gewürfelt: 6 und 8 sind die besten, 2 und 12 kommen selten. Achte auch auf verschiedene Landschaften.
a-turn = Ein Zug
roll-the-dice-everybody-may-get = ·Würfle: Alle können ernten.
trade-with-the-others-and-with = ·Tausche mit den anderen und mit der Bank und baue, in beliebiger Reihenfolge und so oft du zahlen kannst.
once-in-your-turn-also-before = ·Einmal in deinem Zug, auch vor dem Wurf, darfst du eine Entwicklungskarte spielen.
harvest = Ernte
every-hex-with-the-number-rolled = Jedes Feld mit der gewürfelten Zahl bringt eine Karte für jede Siedlung an seinen Ecken und zwei für jede Stadt: Hügelland Lehm, Wald Holz, Weideland Wolle, Ackerland Getreide, Gebirge Erz. Die Wüste bringt nichts, ebenso ein Feld mit dem Räuber.
there-are-19-cards-of-each = Von jeder Sorte gibt es 19 Karten. Kann die Bank nicht alle bedienen, bekommt niemand davon; steht nur einer Person etwas zu, bekommt sie den Rest.
seven-and-the-robber = Die Sieben und der Räuber
a-seven-brings-no-cards-anyone = Eine Sieben bringt keine Karten. Wer mehr als sieben hat, wirft die Hälfte ab, abgerundet. Dann versetzt, wer am Zug ist, den Räuber auf ein anderes Landfeld und zieht jemandem, der dort ein Gebäude hat, eine Karte. Solange der Räuber bleibt, bringt das Feld nichts.
building = Bauen
a-new-road-continues-your-roads = Eine neue Straße setzt deine Straßen fort oder beginnt an einem deiner Gebäude. Eine Siedlung braucht eine Straße oder ein Schiff von dir, das zu ihr führt, und alle Nachbarkreuzungen müssen unbebaut sein. Eine eigene Siedlung kann zur Stadt werden; ihre Figur kommt in deinen Vorrat zurück.
you-have-5-settlements-4-cities = Du hast 5 Siedlungen, 4 Städte und 15 Straßen. An einem fremden Gebäude endet deine Straße.
trade = Tausch
on-your-turn-you-can-trade = Wer am Zug ist, tauscht mit den anderen: Tippe an, was du willst und was du dafür gibst, und biete es an. Alle antworten mit Ja, Nein oder einem Gegenangebot, und du suchst dir eines aus. Keine Geschenke, und keine Sorte auf beiden Seiten. Was du abgelehnt hast, wirst du im selben Zug nicht noch einmal gefragt, und wer genug gehört hat, sagt „Nicht in diesem Zug“.
the-bank-gives-one-card-for = Die Bank gibt eine Karte für vier gleiche. Ein Gebäude an einem Hafen macht es günstiger: drei gleiche oder zwei von der Sorte, die der Hafen zeigt.
development-cards = Entwicklungskarten
you-may-play-one-per-turn = Du darfst eine je Zug spielen, aber keine, die du in diesem Zug gekauft hast.
knight-14-move-the-robber-and = ·Ritter (14): Versetze den Räuber und zieh eine Karte.
road-building-2-two-free-roads = ·Straßenbau (2): zwei Straßen oder Schiffe umsonst.
invention-2-two-cards-of-your = ·Erfindung (2): zwei Karten deiner Wahl aus der Bank.
monopoly-2-everybody-gives-you-all = ·Monopol (2): Alle geben dir alle ihre Karten einer Sorte.
victory-point-5-stays-hidden-and = ·Siegpunkt (5): bleibt verdeckt und zählt von selbst, auch wenn er neu ist.
longest-route-largest-army = Längste Handelsstraße, größte Rittermacht
five-pieces-in-a-row-without = Fünf Teile in einer Reihe ohne Abzweig bringen die längste Handelsstraße; Straßen und Schiffe verbinden sich nur an einem eigenen Gebäude, und ein fremdes Gebäude unterbricht sie. Drei gespielte Ritter bringen die größte Rittermacht. Beide gehen nur an jemanden über, der mehr hat.
if-a-route-is-broken-and = Wird eine Straße unterbrochen und sind nun mehrere die längsten, behält die Karte, wer noch dabei ist; sonst liegt sie beiseite, bis jemand allein vorn liegt.
ships = Schiffe
on-maps-with-sea-everybody-has = Auf Karten mit Meer haben alle 15 Schiffe. Ein Schiff liegt an einer Seite mit Wasser und schließt an ein Gebäude oder Schiff von dir an, nie an eine Straße. An einer Küste liegt eine Straße oder ein Schiff, nicht beides. Wo eine Schiffslinie Land erreicht, darfst du siedeln.
once-per-turn-you-may-move = Einmal in deinem Zug darfst du das Schiff am Ende einer offenen Linie versetzen, also einer, die nicht zwei deiner Gebäude verbindet; aber kein Schiff aus diesem Zug.
at-the-beginning-a-settlement-on = Zu Beginn darf eine Siedlung an der Küste statt der Straße ein Schiff bekommen.
gold = Gold
a-gold-river-brings-a-card = Ein Goldfluss bringt für jede Siedlung eine Karte deiner Wahl und für jede Stadt zwei. Gewählt wird nach der Ernte, reihum, aus dem, was die Bank noch hat.
the-pirate = Der Pirat
you-may-agree-to-play-with = Ein Tisch kann den Piraten vereinbaren. Eine Sieben oder ein Ritter versetzt dann entweder den Räuber an Land oder den Piraten auf See. Wo er hinkommt, ziehst du jemandem mit einem Schiff an diesem Feld eine Karte. An seinen Seiten darf kein Schiff gesetzt oder weggenommen werden.
fair-dice = Faire Würfel
before-the-first-move-the-table = Vor dem ersten Zug legt sich der Tisch mit einem Fingerabdruck auf eine geheime Zahl fest. Sitzen Menschen am Tisch, steuern ihre Geräte zufällige Zahlen bei, damit niemand die Würfe allein bestimmen kann, und „Fairness“ sagt, welche es getan haben. Nach dem Spiel können alle jeden Wurf prüfen. Ausgeglichene Würfel sind ein gemischter Stapel aller 36 Würfe: Das Glück gleicht sich aus, und der Reiter „Würfel“ zeigt, was noch kommt.
cost =
    { $piece ->
        [road] Straße: { $cards }
        [ship] Schiff: { $cards }
        [settlement] Siedlung: { $cards }
        [city] Stadt: { $cards }
       *[card] Entwicklungskarte: { $cards }
    }
