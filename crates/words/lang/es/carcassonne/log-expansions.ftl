the-volcano-brought-the-dragon = El volcán ha atraído al dragón
moved-the-dragon = mueve el dragón
earned-a-second-tile-builder = consigue una segunda loseta (constructor)
a-dragon-tile-waits-for-the = Una loseta de dragón espera al primer volcán
put-the-fairy-beside-a-follower = pone el hada junto a un seguidor en una torre
put-the-fairy-on-a-tile = pone el hada en una loseta
put-the-fairy-beside-a-knight = pone el hada junto a un caballero
put-the-fairy-beside-a-thief = pone el hada junto a un ladrón
put-the-fairy-beside-a-monk = pone el hada junto a un monje
put-the-fairy-beside-a-farmer = pone el hada junto a un granjero
began-a-tower = empieza una torre
closed-a-tower-with-the-big = cierra una torre con el seguidor grande
closed-a-tower-with-a-follower = cierra una torre con un seguidor
placed-the-builder-in-a-city = pone el constructor en una ciudad
placed-the-builder-on-a-road = pone el constructor en un camino
placed-the-pig-in-a-field = pone el cerdo en un prado
the-dragon-chased-off-a-tower = El dragón ahuyenta de una torre { $whose }
took-home-with-a-tower = recupera con una torre { $own }
captured = captura { $whose }
got-back-from = recupera { $who } de manos de { $from }
sent-home-princess = manda a casa { $whom } (princesa)
took-goods = se lleva { $goods }
shuffled-in =
    { $tiles ->
        [one] La loseta de dragón apartada se mezcla con las demás
       *[other] Las { $tiles } losetas de dragón apartadas se mezclan con las demás
    }
paid-for =
    { $points ->
        [one] paga 1 punto ({ $why })
       *[other] paga { $points } puntos ({ $why })
    }
was-paid-for =
    { $points ->
        [one] cobra 1 punto ({ $why })
       *[other] cobra { $points } puntos ({ $why })
    }
figure =
    { $who ->
        [knight] a un caballero
        [thief] a un ladrón
        [monk] a un monje
        [farmer] a un granjero
        [big] al seguidor grande
        [builder] al constructor
        [pig] al cerdo
       *[follower] a un seguidor
    }
figure-of =
    { $who ->
        [knight] a un caballero de { $name }
        [thief] a un ladrón de { $name }
        [monk] a un monje de { $name }
        [farmer] a un granjero de { $name }
        [big] al seguidor grande de { $name }
        [builder] al constructor de { $name }
        [pig] al cerdo de { $name }
       *[follower] a un seguidor de { $name }
    }
own-figure =
    { $who ->
        [knight] a un caballero propio
        [thief] a un ladrón propio
        [monk] a un monje propio
        [farmer] a un granjero propio
        [big] a su propio seguidor grande
       *[follower] a un seguidor propio
    }
raised-a-tower = sube una torre a { $height } piezas
placed-follower =
    { $role ->
        [knight] pone un caballero
        [thief] pone un ladrón
        [monk] pone un monje
       *[farmer] pone un granjero
    }
placed-big-follower =
    { $role ->
        [knight] pone el seguidor grande como caballero
        [thief] pone el seguidor grande como ladrón
        [monk] pone el seguidor grande como monje
       *[farmer] pone el seguidor grande como granjero
    }
the-dragon-chased-home = El dragón ahuyenta { $whose }
took-home-alone = recoge { $who }: ya no le queda ningún seguidor al lado
