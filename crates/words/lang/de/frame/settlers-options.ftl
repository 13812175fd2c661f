points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
offers-per-turn-count =
    { $count ->
        [0] keine Angebote
        [one] 1 Angebot pro Zug
       *[other] { $count } Angebote pro Zug
    }
scenario = Karte
scenario-help = Der Plan, sein Ziel und seine Sonderregeln.
custom = Eigene Karte
custom-help = Eine Szenariodatei oder eine Karte aus der Werkstatt.
points-to-win = Punkte zum Sieg
points-to-win-help = Jede Karte hat ihr eigenes Ziel; ein anderes macht das Spiel kürzer oder länger.
pirate = Pirat
pirate-help = Ein schwarzes Schiff, das auf See plündert wie der Räuber an Land.
friendly-robber = Freundlicher Räuber
friendly-robber-help = Wer höchstens zwei Punkte hat, wird verschont.
harbours = Häfen
harbours-help = Welcher Hafen wo liegt.
red-apart = Rote Zahlen getrennt
red-apart-help = 6 und 8 liegen beim Auslegen nie nebeneinander.
domestic-trade = Tausch untereinander
domestic-trade-help = Sonst nur mit der Bank.
offers-per-turn = Angebote je Zug
offers-per-turn-help = Wie oft in einem Zug angeboten werden darf.
dice = Würfel
dice-help = Ausgeglichene Würfel sind ein Stapel aller 36 Würfe, der aufgebraucht neu gemischt wird.
numbers = Zahlen
numbers-help = Wie sie auf eine ausgelegte Insel kommen.
home-island-limit = Platz auf der Heimatinsel
home-island-limit-help = Höchstens die Hälfte der Runde beginnt auf derselben Insel (Große Überfahrt).
redeal = Neu auslegen
redeal-help = Vor dem Beginn darf der Plan neu ausgelegt werden, wenn alle einverstanden sind.
trade-lines = Handelslinien
trade-lines-help = Ein Chip für jede Linie von daheim zur anderen Küste: welcher Weg zählt und wo eine gemeinsame Linie enden darf (Große Überfahrt).
start-ship-card = Entdeckungen der Startschiffe
start-ship-card-help = Bringt ein Startschiff, das Land entdeckt, eine Karte (Ozeanien)?
two-players = Zu zweit
two-players-help = Laut Spielregel spielen drei oder vier. Auf den Karten „Die Insel“ und „Neue Ufer“ geht es auch zu zweit, nach denselben Regeln; es gibt mehr Platz und weniger Tausch.
rolls = Würfe
rolls-help = Beide Würfel werden gezogen und gezeigt; Spiele aus früheren Versionen kennen nur ihre Summe.
harbours-shuffled = Häfen gemischt
harbours-fixed = Häfen wie gedruckt
dice-fair = normale Würfel
dice-levelled = ausgeglichene Würfel
numbers-spiral = Zahlen als Spirale
numbers-random = Zahlen zufällig
pirate-on = mit Pirat
pirate-off = ohne Pirat
friendly-robber-on = freundlicher Räuber
friendly-robber-off = gewöhnlicher Räuber
red-apart-on = rote Zahlen getrennt
red-apart-off = rote Zahlen auch nebeneinander
domestic-trade-on = Tausch untereinander
domestic-trade-off = Tausch nur mit der Bank
home-island-limit-on = Plätze je Küste begrenzt
home-island-limit-off = Start auf beliebiger Küste
redeal-on = Plan darf neu ausgelegt werden
redeal-off = der erste Plan gilt
trade-lines-own-first = eigene Handelslinien vor gemeinsamen
trade-lines-shortest = die kürzeste Handelslinie zählt
start-ship-card-on = Startschiffe bringen eine Karte
start-ship-card-off = Startschiffe bringen keine Karte
two-players-on = auch zu zweit
two-players-off = zu dritt oder zu viert
rolls-pairs = beide Würfel
rolls-sums = nur die Summe der Würfel
