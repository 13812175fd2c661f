the-volcano-brought-the-dragon = Le volcan attire le dragon
moved-the-dragon = déplace le dragon
earned-a-second-tile-builder = gagne une deuxième tuile (bâtisseur)
a-dragon-tile-waits-for-the = Une tuile dragon attend le premier volcan
put-the-fairy-beside-a-follower = place la fée auprès d’un partisan sur une tour
put-the-fairy-on-a-tile = place la fée sur une tuile
put-the-fairy-beside-a-knight = place la fée auprès d’un chevalier
put-the-fairy-beside-a-thief = place la fée auprès d’un voleur
put-the-fairy-beside-a-monk = place la fée auprès d’un moine
put-the-fairy-beside-a-farmer = place la fée auprès d’un paysan
began-a-tower = commence une tour
closed-a-tower-with-the-big = ferme une tour avec le grand partisan
closed-a-tower-with-a-follower = ferme une tour avec un partisan
placed-the-builder-in-a-city = place le bâtisseur dans une ville
placed-the-builder-on-a-road = place le bâtisseur sur une route
placed-the-pig-in-a-field = place le cochon dans un pré
the-dragon-chased-off-a-tower = Le dragon renvoie d’une tour { $whose }
took-home-with-a-tower = reprend { $own } grâce à une tour
captured = capture { $whose }
got-back-from = récupère { $who } chez { $from }
sent-home-princess = renvoie { $whom } (princesse)
took-goods = prend { $goods }
shuffled-in =
    { $tiles ->
        [one] La tuile dragon mise de côté est mélangée au reste
       *[other] Les { $tiles } tuiles dragon mises de côté sont mélangées au reste
    }
paid-for =
    { $points ->
        [one] paie { $points } point ({ $why })
       *[other] paie { $points } points ({ $why })
    }
was-paid-for =
    { $points ->
        [one] reçoit { $points } point ({ $why })
       *[other] reçoit { $points } points ({ $why })
    }
figure =
    { $who ->
        [knight] un chevalier
        [thief] un voleur
        [monk] un moine
        [farmer] un paysan
        [big] le grand partisan
        [builder] le bâtisseur
        [pig] le cochon
       *[follower] un partisan
    }
figure-of =
    { $who ->
        [knight] un chevalier à { $name }
        [thief] un voleur à { $name }
        [monk] un moine à { $name }
        [farmer] un paysan à { $name }
        [big] le grand partisan à { $name }
        [builder] le bâtisseur à { $name }
        [pig] le cochon à { $name }
       *[follower] un partisan à { $name }
    }
own-figure =
    { $who ->
        [knight] un de ses chevaliers
        [thief] un de ses voleurs
        [monk] un de ses moines
        [farmer] un de ses paysans
        [big] son propre grand partisan
       *[follower] un de ses partisans
    }
raised-a-tower = élève une tour à { $height } étages
placed-follower =
    { $role ->
        [knight] place un chevalier
        [thief] place un voleur
        [monk] place un moine
       *[farmer] place un paysan
    }
placed-big-follower =
    { $role ->
        [knight] place le grand partisan comme chevalier
        [thief] place le grand partisan comme voleur
        [monk] place le grand partisan comme moine
       *[farmer] place le grand partisan comme paysan
    }
the-dragon-chased-home = Le dragon renvoie { $whose }
took-home-alone = reprend { $who }, resté sans partisan
