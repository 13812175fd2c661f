no-victory-chips = sin fichas de victoria
victory-chips-for-new-shores = fichas de victoria por nuevas costas
victory-chips-for-foreign-islands = fichas de victoria por islas ajenas
victory-chips-for-trade-lines = fichas de victoria por líneas comerciales
points-to-win = { $plan } puntos para ganar
player-range = { $least }–{ $most } jugadores
player-range-or-two = { $least }–{ $most } jugadores, o 2
two-may-play = Dos jugadores: el reglamento es para tres o cuatro; las reglas no cambian.
player-count =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
times-the-base-game = { $length }: { $whole },{ $tenths } × el juego base
ships = barcos
gold-rivers = ríos de oro
undiscovered-hexes = hexágonos sin descubrir
numbers-on-landing = números que se sacan al desembarcar
dealt-at-random = tierra y mar repartidos al azar
harbours-by-players = puertos colocados por los jugadores
one-home-island = una isla natal
