inns-cathedrals = Wirtshäuser & Kathedralen
n-18-tiles-are-added-and-everybody = 18 Plättchen kommen dazu, und alle bekommen einen großen Gefolgsmann. Du setzt ihn wie die anderen ein, aber beim Vergleichen zählt er als zwei: Gegen zwei kleine ist es Gleichstand. In einem Kloster hilft ihm seine Größe nicht.
a-completed-road-with-an-inn = Eine fertige Straße mit Wirtshaus bringt 2 Punkte je Plättchen statt 1. Ein zweites Wirtshaus bringt nichts dazu.
a-completed-city-with-a-cathedral = Eine fertige Stadt mit Kathedrale bringt 3 Punkte je Plättchen und Wappen statt 2.
but-if-they-are-not-completed = Sind sie am Ende des Spiels aber nicht fertig, bringen sie gar nichts.
you-may-also-add-an-inn = Du darfst ein Wirtshaus oder eine Kathedrale auch an fremden Besitz legen und hoffen, dass er nicht fertig wird. Für Bauern ist eine Stadt mit Kathedrale eine wie jede andere.
n-3-tiles-and-an-inn-6 = 3 Plättchen und ein Wirtshaus: 6 Punkte. Ohne die Kreuzung links wären es am Ende 0.
n-7-tiles-a-pennant-and-a = 7 Plättchen, ein Wappen und eine Kathedrale: 24 Punkte. Offen geblieben, wäre sie nichts wert.
