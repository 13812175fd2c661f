only-two-for-one = moins de deux contre une
nothing-i-do-not-have = tu ne peux pas la payer
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
