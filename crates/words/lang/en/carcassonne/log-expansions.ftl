the-volcano-brought-the-dragon = The volcano brought the dragon
moved-the-dragon = moved the dragon
earned-a-second-tile-builder = earned a second tile (builder)
a-dragon-tile-waits-for-the = A dragon tile waits for the first volcano
put-the-fairy-beside-a-follower = put the fairy beside a follower on a tower
put-the-fairy-on-a-tile = put the fairy on a tile
put-the-fairy-beside-a-knight = put the fairy beside a knight
put-the-fairy-beside-a-thief = put the fairy beside a thief
put-the-fairy-beside-a-monk = put the fairy beside a monk
put-the-fairy-beside-a-farmer = put the fairy beside a farmer
began-a-tower = began a tower
closed-a-tower-with-the-big = closed a tower with the big follower
closed-a-tower-with-a-follower = closed a tower with a follower
placed-the-builder-in-a-city = placed the builder in a city
placed-the-builder-on-a-road = placed the builder on a road
placed-the-pig-in-a-field = placed the pig in a field
the-dragon-chased-off-a-tower = The dragon chased { $whose } off a tower
took-home-with-a-tower = took { $own } home with a tower
captured = captured { $whose }
got-back-from = got { $who } back from { $from }
sent-home-princess = sent { $whom } home (princess)
took-goods = took { $goods }
shuffled-in =
    { $tiles ->
        [one] The dragon tile that was set aside is shuffled in
       *[other] The { $tiles } dragon tiles that were set aside are shuffled in
    }
paid-for =
    { $points ->
        [one] paid 1 point ({ $why })
       *[other] paid { $points } points ({ $why })
    }
was-paid-for =
    { $points ->
        [one] was paid 1 point ({ $why })
       *[other] was paid { $points } points ({ $why })
    }
# A figure that something is done to, as it stands in the sentences of this file for $who.
figure =
    { $who ->
        [knight] a knight
        [thief] a thief
        [monk] a monk
        [farmer] a farmer
        [big] the big follower
        [builder] the builder
        [pig] the pig
       *[follower] a follower
    }
# The same of a player, for $whose and $whom.
figure-of =
    { $who ->
        [knight] { $name }’s knight
        [thief] { $name }’s thief
        [monk] { $name }’s monk
        [farmer] { $name }’s farmer
        [big] { $name }’s big follower
        [builder] { $name }’s builder
        [pig] { $name }’s pig
       *[follower] { $name }’s follower
    }
# The same of the player who does it, for $own and $whom.
own-figure =
    { $who ->
        [knight] a knight of their own
        [thief] a thief of their own
        [monk] a monk of their own
        [farmer] a farmer of their own
        [big] their own big follower
       *[follower] a follower of their own
    }
raised-a-tower = raised a tower to { $height } pieces
placed-follower =
    { $role ->
        [knight] placed a knight
        [thief] placed a thief
        [monk] placed a monk
       *[farmer] placed a farmer
    }
placed-big-follower =
    { $role ->
        [knight] placed the big follower as a knight
        [thief] placed the big follower as a thief
        [monk] placed the big follower as a monk
       *[farmer] placed the big follower as a farmer
    }
the-dragon-chased-home = The dragon chased { $whose } home
took-home-alone = took { $who } home: no follower left beside it
