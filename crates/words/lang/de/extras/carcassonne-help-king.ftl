king-robber-baron = König & Raubritter
no-tiles-are-added-but-two = Plättchen kommen keine dazu, aber zwei Titel. Sie liegen neben der Karte, bis jemand sie verdient.
whoever-finishes-the-first-city-becomes = Wer die erste Stadt fertigbaut, wird König. Danach holt sich den Titel, wer eine Stadt fertigbaut, die mehr Plättchen hat als jede andere fertige.
in-the-same-way-whoever-finishes = Ebenso wird Raubritter, wer die längste Straße fertigbaut.
it-only-matters-who-lays-the = Es zählt nur, wer das letzte Plättchen legt, nicht, wessen Gefolgsleute dort stehen; auch eine leere Stadt oder Straße gilt. Wappen, Wirtshäuser und Kathedralen zählen nicht mit, und wer nur gleich groß baut, bekommt den Titel nicht.
at-the-end-of-the-game = Am Ende des Spiels bekommt der König 1 Punkt für jede fertige Stadt auf der Karte, der Raubritter 1 Punkt für jede fertige Straße, egal wer sie gebaut hat.
this-tile-finishes-a-city-of = Dieses Plättchen macht eine Stadt aus 4 Plättchen fertig. Wer es gelegt hat, ist jetzt König, bis jemand eine Stadt aus mindestens 5 fertigbaut.
