fairy-at-the-start-of-the = fée au début du tour
fairy-beside-a-scored-follower = fée auprès d’un partisan compté
pig-1-more-for-each-finished = cochon : 1 de plus par ville terminée
ransom = rançon
king-1-for-each-finished-city = Roi : 1 par ville terminée
robber-baron-1-for-each-finished = Baron brigand : 1 par route terminée
most-goods =
    { $good ->
        [wine] majorité de vin
        [grain] majorité de blé
       *[cloth] majorité d’étoffe
    }
finished-feature =
    { $feature ->
        [city] ville terminée : { $size }
        [road] route terminée : { $size }
       *[monastery] abbaye terminée : { $size }
    }
unfinished-feature =
    { $feature ->
        [city] ville inachevée : { $size }
        [road] route inachevée : { $size }
       *[monastery] abbaye inachevée : { $size }
    }
field-with-cities =
    { $cities ->
        [one] pré : { $cities } ville terminée
       *[other] pré : { $cities } villes terminées
    }
