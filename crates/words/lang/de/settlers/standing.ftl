only-two-for-one = weniger als zwei für eine
nothing-i-do-not-have = du kannst es nicht bezahlen
not-this-turn = nicht in diesem Zug
you-refused-it-before = schon einmal abgelehnt
refused-s-offer-for-you = Angebot von { $who } für dich abgelehnt ({ $why }): { $swap }
never-my =
    { $kind ->
        [brick] nie Lehm hergeben
        [lumber] nie Holz hergeben
        [wool] nie Wolle hergeben
        [grain] nie Getreide hergeben
       *[ore] nie Erz hergeben
    }
