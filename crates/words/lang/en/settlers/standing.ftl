only-two-for-one = less than two for one
nothing-i-do-not-have = you cannot pay it
not-this-turn = not this turn
you-refused-it-before = you refused it before
refused-s-offer-for-you = Refused { $who }’s offer for you ({ $why }): { $swap }
never-my =
    { $kind ->
        [brick] never my brick
        [lumber] never my lumber
        [wool] never my wool
        [grain] never my grain
       *[ore] never my ore
    }
