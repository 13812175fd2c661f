only-two-for-one = seulement deux contre une
nothing-i-do-not-have = jamais ce que je n’ai pas
not-this-turn = pas ce tour-ci
you-refused-it-before = déjà refusée
refused-s-offer-for-you = { $who } – offre refusée pour toi ({ $why }) : { $swap }
never-my =
    { $kind ->
        [brick] jamais mon argile
        [lumber] jamais mon bois
        [wool] jamais ma laine
        [grain] jamais mon blé
       *[ore] jamais mon minerai
    }
