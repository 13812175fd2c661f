only-two-for-one = menos de dos por una
nothing-i-do-not-have = no puedes pagarla
not-this-turn = en este turno no
you-refused-it-before = ya la habías rechazado
refused-s-offer-for-you = Se rechazó por ti la oferta de { $who } ({ $why }): { $swap }
never-my =
    { $kind ->
        [brick] nunca mi arcilla
        [lumber] nunca mi madera
        [wool] nunca mi lana
        [grain] nunca mi trigo
       *[ore] nunca mi mineral
    }
