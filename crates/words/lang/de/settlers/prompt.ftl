choose-what-you-can-spare = Wähle, was du entbehren kannst
touch-it-again-to-confirm = Zum Bestätigen noch einmal antippen
make-this-offer = Dieses Angebot machen?
where-to-build-the-road = Wohin mit der Straße?
where-to-build-the-ship = Wohin mit dem Schiff?
where-to-settle = Wohin mit der Siedlung?
which-becomes-a-city = Welche Siedlung wird zur Stadt?
buy-a-card = Karte kaufen
touch-one-of-the-dashed-places = Tippe auf einen der gestrichelten Plätze
lay-your-harbour = Lege deinen Hafen
touch-an-intersection-good-numbers-have = Tippe auf eine Kreuzung; gute Zahlen haben viele Punkte
it-pays-one-card-at-once = Sie bringt sofort eine Karte je Feld ringsum
found-a-settlement = Gründe eine Siedlung
take-cards-of-your-choice = Nimm Karten deiner Wahl
choose = Wähle { $cards }
do-you-trade = Willst du tauschen?
with-whom-do-you-trade = Mit wem tauschst du?
you-can-trade-now-with = { $offer } · du kannst jetzt tauschen mit { $who }
trade-for-what-you-lack-or = Tausche, was dir fehlt, oder beende deinen Zug
trade-and-build = Tausche und baue
build-settlement = Siedlung bauen
build-city = Stadt bauen
build-road = Straße bauen
build-ship = Schiff bauen
lift-ship = Schiff aufnehmen
move-robber = Räuber versetzen
move-pirate = Pirat versetzen
lay-harbour = Hafen legen
rob = Berauben
buy-development-card = Entwicklungskarte kaufen
play-knight = Ritter spielen
play-road-building = Straßenbau spielen
play-invention = Erfindung spielen
play-monopoly = Monopol spielen
trade = Tauschen
accept-offer = Angebot annehmen
keep-this-board = Plan behalten
deal-again = Neu auslegen
end-turn-anyway = Zug trotzdem beenden
confirm = Bestätigen
put-it-down = Einsetzen
move-ship = Schiff versetzen
offer = Anbieten
discard = Abwerfen
take = Nehmen
roll = Würfeln
end-turn = Zug beenden
discard-2 = { $due } abwerfen
you-can-still-build = Du kannst noch bauen: { $can }
development-count = { $count } Entw.
knight-count = { $count } Ritter
chip-count =
    { $count ->
        [one] 1 Chip
       *[other] { $count } Chips
    }
route-length = Straße { $length }
you-can-build = Du kannst bauen: { $can }
awaits-answers =
    { $count ->
        [one] Warten auf die Antwort von { $names }
       *[other] Warten auf die Antworten von { $names }
    }
awaits-discards =
    { $count ->
        [one] Warten, bis { $names } abgeworfen hat
       *[other] Warten, bis { $names } abgeworfen haben
    }
lay-harbour-there = { $harbour } · tippe auf eine freie Küste
where-does-the-ship-go = Wohin fährt das Schiff?
dashed-place-or-the-ship-again = Tippe auf einen gestrichelten Platz oder noch einmal auf das Schiff, damit es bleibt
move-the-ship = Schiff versetzen
what-do-you-always-refuse = Was lehnst du immer ab?
refused-without-asking = Solche Angebote werden ohne Rückfrage abgelehnt
what-do-you-give = Was gibst du?
tap-a-kind-to-give = Tippe auf eine Sorte, von der du genug hast
what-do-you-take = Was nimmst du?
tap-the-card-to-take = Tippe auf die Karte, die du willst
which-kind = Welche Sorte?
everybody-gives-it-to-you = Alle geben dir alle ihre Karten davon
what-do-you-need = Was brauchst du?
tap-cards-to-get = Tippe auf die Karten, die du bekommen willst
what-would-you-give-for-it = Was gibst du dafür?
tap-cards-to-give = Tippe auf Karten deiner Hand
place-the-pirate = Setze den Piraten
tap-a-sea-hex = Tippe auf ein Meerfeld
add-a-road-or-ship = Lege Straße oder Schiff an
add-a-road = Lege eine Straße an
tap-a-side-of-the-settlement = Tippe auf eine Seite an deiner neuen Siedlung
keep-this-board-or-not = Diesen Plan behalten?
dealt-again-if-all-agree = Neu ausgelegt wird nur, wenn alle es wollen
it-is-up-to-you = Du bist gefragt
move-robber-or-pirate = Versetze Räuber oder Pirat
tap-land-or-sea = Tippe auf ein Feld: Land für den Räuber, Meer für den Piraten
move-the-robber = Versetze den Räuber
tap-a-hex-to-block = Tippe auf ein Feld; solange er dort steht, bringt es nichts
whom-do-you-rob = Wen beraubst du?
you-draw-unseen = Du ziehst verdeckt eine Karte
roll-the-dice = Würfle
play-a-card-first = Vorher darfst du eine Entwicklungskarte spielen
every-hex-yields = Jedes Feld mit der gewürfelten Zahl bringt Karten
build-for-free = Baue umsonst
tap-a-place-for-road-or-ship = Tippe auf einen Platz für Straße oder Schiff
put-the-ship-down = Setze das Schiff wieder ein
tap-where-it-goes = Tippe auf seinen neuen Platz
which-hex-first = Welches Feld zuerst?
it-gets-the-next-number = Es bekommt die nächste Zahl
take-a-number = Nimm eine Zahl von der Hauptinsel
the-bag-is-empty = Der Beutel ist leer: Tippe auf die Zahl, die du versetzt
