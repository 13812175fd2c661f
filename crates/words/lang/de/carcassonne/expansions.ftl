send-a-knight-away = Ritter fortschicken
call-the-fairy = Die Fee rufen
go-through-the-portal = Durch den Zaubergang gehen
add-a-tower-piece = Turmteil setzen
close-a-tower-with-the-big = Turm mit dem Großen schließen
close-a-tower = Turm schließen
take-a-prisoner = Gefangen nehmen
move-the-dragon = Drachen ziehen
exchange = Austauschen
buy-back-for-3-points = Für 3 Punkte freikaufen
follower = Gefolgsmann
big = Groß
builder = Baumeister
pig = Schwein
princess = Burgfräulein
fairy = Fee
portal = Zaubergang
tower = Turm
big-on-top = Groß hinauf
close = Schließen
take = Fangen
dragon = Drache
exchange-2 = Tausch
ransom = Lösegeld
r-for-other-choices = {" "}· R für anderes
your-builders-second-tile = das zweite Plättchen dank deines Baumeisters
your-builder-earns-a-second-tile = dein Baumeister bringt ein zweites Plättchen
place-a-follower-through-the-portal = Ein Gefolgsmann kommt aus dem Zaubergang
place-the-big-follower-through-the = Der große Gefolgsmann kommt aus dem Zaubergang
place-a-follower = Gefolgsmann einsetzen?
place-the-big-follower = Großen Gefolgsmann einsetzen?
place-the-builder = Baumeister einsetzen?
place-the-pig = Schwein einsetzen?
the-princess-sends-a-knight-away = Das Burgfräulein schickt einen Ritter fort
send-a-knight-away-2 = Einen Ritter fortschicken?
call-the-fairy-2 = Die Fee rufen?
through-the-portal-to-which-tile = Durch den Zaubergang auf welches Plättchen?
add-a-tower-piece-2 = Ein Turmteil setzen?
close-a-tower-2 = Einen Turm schließen?
take-a-prisoner-2 = Jemanden gefangen nehmen?
move-the-dragon-2 = Zieh mit dem Drachen
who-comes-back-to-you = Wer kommt zu dir zurück?
buy-a-prisoner-back = Gefangene freikaufen?
take-no-prisoner = Niemanden nehmen
do-nothing = Nichts davon
no-follower = Niemanden einsetzen
place-follower = Einsetzen
place-builder = Einsetzen
place-pig = Einsetzen
send-away = Fortschicken
call-fairy = Fee rufen
go-there = Dorthin
add-piece = Turmteil setzen
close-tower = Turm schließen
take-prisoner = Gefangen nehmen
move-dragon = Drachen ziehen
buy-back = Freikaufen
at-risk = Gefährdet
roads-with-an-inn-and-cities = Straßen mit Wirtshaus und Städte mit Kathedrale: unfertig sind sie nichts wert.
tower-piece = Turmteil
big-2 = groß
builder-2 = Baumeister
pig-2 = Schwein
high-then-in-reach = dann { $height } hoch, { $reach } in Reichweite; { $place }
prisoner-s = gefangen: { $kind } von { $owner }
your-held-by = { $kind } bei { $captor }
# Was getan werden kann, und wo oder mit wem: „Ritter fortschicken: Gefolgsmann von Blau als Ritter, …“.
deed-at = { $deed }: { $what }
dragon-to =
    { $count ->
        [one] { $place }, 1 Figur dort müsste heim
       *[other] { $place }, { $count } Figuren dort müssten heim
    }
run-aside =
    { $steps ->
        [one] der letzte Schritt
       *[other] noch { $steps } Schritte
    }
places-on-the-tile =
    { $count ->
        [one] 1 Platz auf dem Plättchen
       *[other] { $count } Plätze auf dem Plättchen
    }
to-choose-from = { $count } zur Wahl
beside-your-follower = neben einen deiner Gefolgsleute
ransom-goes-to-captor = 3 Punkte gehen an die Person, die ihn hält
towers-to-choose =
    { $count ->
        [one] 1 Turm
       *[other] { $count } Türme
    }
now-run =
    Der Drache zieht: { $name } ist dran, { $steps ->
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    }
now-your-run =
    Der Drache zieht: Du bist dran, { $steps ->
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    }
now-portal = { $name } geht durch den Zaubergang
now-capture = { $name } darf jemanden gefangen nehmen
now-exchange = { $name } tauscht Gefangene mit { $other }
now-second-tile = { $name } spielt dank Baumeister ein zweites Plättchen
now-second-tile-earned = { $name } spielt danach ein zweites Plättchen, dank Baumeister
prisoners-held = { $count } gefangen
buy-follower-back = Gefolgsmann für 3 Punkte von { $captor } freikaufen
buy-big-follower-back = Großen Gefolgsmann für 3 Punkte von { $captor } freikaufen
