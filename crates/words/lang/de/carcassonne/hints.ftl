take-nobody = Nimm niemanden gefangen
place-no-follower = Setze niemanden ein
do-nothing-more-in-this-turn = Tu in diesem Zug nichts weiter
take-your-big-follower-back = Hol deinen großen Gefolgsmann zurück
take-a-follower-back = Hol einen Gefolgsmann zurück
send-the-lit-knight-away = Schick den leuchtenden Ritter fort
call-the-fairy-to-the-lit = Ruf die Fee auf das leuchtende Plättchen
call-the-fairy-to-your-lit = Ruf die Fee zu deinem leuchtenden Gefolgsmann
go-through-the-portal-to-the = Geh durch den Zaubergang auf das leuchtende Plättchen
put-a-tower-piece-on-the = Setze ein Turmteil auf den leuchtenden Platz
close-the-lit-tower-with-your = Schließe den leuchtenden Turm mit deinem großen Gefolgsmann
close-the-lit-tower-with-a = Schließe den leuchtenden Turm mit einem Gefolgsmann
take-the-lit-follower-prisoner = Nimm den leuchtenden Gefolgsmann gefangen
move-the-dragon-to-the-lit = Zieh den Drachen auf das leuchtende Plättchen
she-brings-1-point-at-the = sie bringt zu Beginn jedes deiner Züge 1 Punkt
place-follower =
    { $on ->
        [city] Setze einen Gefolgsmann als Ritter in die Stadt
        [road] Setze einen Gefolgsmann als Wegelagerer auf die Straße
        [monastery] Setze einen Gefolgsmann als Mönch ins Kloster
       *[field] Setze einen Gefolgsmann als Bauern auf die Wiese
    }
place-big-follower =
    { $on ->
        [city] Setze deinen großen Gefolgsmann als Ritter in die Stadt
        [road] Setze deinen großen Gefolgsmann als Wegelagerer auf die Straße
        [monastery] Setze deinen großen Gefolgsmann als Mönch ins Kloster
       *[field] Setze deinen großen Gefolgsmann als Bauern auf die Wiese
    }
place-builder =
    { $on ->
        [city] Setze deinen Baumeister in die Stadt
       *[road] Setze deinen Baumeister auf die Straße
    }
place-pig = Setze dein Schwein auf die Wiese
buy-follower-back = Kauf deinen Gefolgsmann von { $captor } frei
buy-big-follower-back = Kauf deinen großen Gefolgsmann von { $captor } frei
finishes =
    { $what ->
        [city] das schließt eine Stadt ab
        [road] das schließt eine Straße ab
       *[monastery] das schließt ein Kloster ab
    } und bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
few-followers-left =
    { $count ->
        [one] du hast nur noch einen Gefolgsmann
        [2] du hast nur noch zwei Gefolgsleute
       *[other] du hast nur noch { $count } Gefolgsleute
    }
others-go-home =
    { $count ->
        [one] eine fremde Figur muss dann heim
       *[other] { $count } fremde Figuren müssen dann heim
    }
others-in-reach =
    { $count ->
        [one] ein fremder Gefolgsmann ist in Reichweite
       *[other] { $count } fremde Gefolgsleute sind in Reichweite
    }
