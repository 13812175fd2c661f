fairy-at-the-start-of-the = Fee zu Beginn des Zuges
fairy-beside-a-scored-follower = Fee bei einem gewerteten Gefolgsmann
pig-1-more-for-each-finished = Schwein: 1 mehr je fertiger Stadt
ransom = Lösegeld
king-1-for-each-finished-city = König: 1 je fertiger Stadt
robber-baron-1-for-each-finished = Raubritter: 1 je fertiger Straße
most-goods =
    { $good ->
        [wine] am meisten Wein
        [grain] am meisten Korn
       *[cloth] am meisten Tuch
    }
# $size: „3 Plättchen und 1 Wappen“.
finished-feature =
    { $feature ->
        [city] fertige Stadt: { $size }
        [road] fertige Straße: { $size }
       *[monastery] fertiges Kloster: { $size }
    }
unfinished-feature =
    { $feature ->
        [city] unvollendete Stadt: { $size }
        [road] unvollendete Straße: { $size }
       *[monastery] unvollendetes Kloster: { $size }
    }
field-with-cities =
    { $cities ->
        [one] Wiese: 1 fertige Stadt
       *[other] Wiese: { $cities } fertige Städte
    }
