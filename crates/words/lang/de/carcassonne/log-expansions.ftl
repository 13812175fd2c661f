the-volcano-brought-the-dragon = Der Vulkan lockt den Drachen an
moved-the-dragon = zieht den Drachen
earned-a-second-tile-builder = darf ein zweites Plättchen legen (Baumeister)
a-dragon-tile-waits-for-the = Ein Drachenplättchen wartet auf den ersten Vulkan
put-the-fairy-beside-a-follower = stellt die Fee zu einem Gefolgsmann auf einem Turm
put-the-fairy-on-a-tile = stellt die Fee auf ein Plättchen
put-the-fairy-beside-a-knight = stellt die Fee zu einem Ritter
put-the-fairy-beside-a-thief = stellt die Fee zu einem Wegelagerer
put-the-fairy-beside-a-monk = stellt die Fee zu einem Mönch
put-the-fairy-beside-a-farmer = stellt die Fee zu einem Bauern
began-a-tower = beginnt einen Turm
closed-a-tower-with-the-big = schließt einen Turm mit dem großen Gefolgsmann
closed-a-tower-with-a-follower = schließt einen Turm mit einem Gefolgsmann
placed-the-builder-in-a-city = setzt den Baumeister in eine Stadt
placed-the-builder-on-a-road = setzt den Baumeister auf eine Straße
placed-the-pig-in-a-field = setzt das Schwein auf eine Wiese
the-dragon-chased-off-a-tower = Der Drache verjagt { $whose } von einem Turm
took-home-with-a-tower = holt mit einem Turm { $own } zurück
captured = nimmt { $whose } gefangen
got-back-from = bekommt { $who } von { $from } zurück
sent-home-princess = schickt { $whom } nach Hause (Burgfräulein)
took-goods = bekommt { $goods }
shuffled-in =
    { $tiles ->
        [one] Das wartende Drachenplättchen wird eingemischt
       *[other] Die { $tiles } wartenden Drachenplättchen werden eingemischt
    }
paid-for =
    { $points ->
        [one] zahlt 1 Punkt ({ $why })
       *[other] zahlt { $points } Punkte ({ $why })
    }
was-paid-for =
    { $points ->
        [one] erhält 1 Punkt ({ $why })
       *[other] erhält { $points } Punkte ({ $why })
    }
# Eine Figur, mit der etwas geschieht, wie sie in den Sätzen dieser Datei für $who steht.
figure =
    { $who ->
        [knight] einen Ritter
        [thief] einen Wegelagerer
        [monk] einen Mönch
        [farmer] einen Bauern
        [big] den großen Gefolgsmann
        [builder] den Baumeister
        [pig] das Schwein
       *[follower] einen Gefolgsmann
    }
# Dasselbe von jemandem, für $whose und $whom.
figure-of =
    { $who ->
        [knight] einen Ritter von { $name }
        [thief] einen Wegelagerer von { $name }
        [monk] einen Mönch von { $name }
        [farmer] einen Bauern von { $name }
        [big] den großen Gefolgsmann von { $name }
        [builder] den Baumeister von { $name }
        [pig] das Schwein von { $name }
       *[follower] einen Gefolgsmann von { $name }
    }
# Dasselbe von der Person, die es tut, für $own und $whom.
own-figure =
    { $who ->
        [knight] einen eigenen Ritter
        [thief] einen eigenen Wegelagerer
        [monk] einen eigenen Mönch
        [farmer] einen eigenen Bauern
        [big] den eigenen großen Gefolgsmann
       *[follower] einen eigenen Gefolgsmann
    }
raised-a-tower = baut einen Turm auf { $height } Teile aus
placed-follower =
    { $role ->
        [knight] setzt einen Ritter
        [thief] setzt einen Wegelagerer
        [monk] setzt einen Mönch
       *[farmer] setzt einen Bauern
    }
placed-big-follower =
    { $role ->
        [knight] setzt den großen Gefolgsmann als Ritter
        [thief] setzt den großen Gefolgsmann als Wegelagerer
        [monk] setzt den großen Gefolgsmann als Mönch
       *[farmer] setzt den großen Gefolgsmann als Bauern
    }
the-dragon-chased-home = Der Drache verjagt { $whose }
took-home-alone = nimmt { $who } zurück: kein eigener Gefolgsmann mehr dabei
