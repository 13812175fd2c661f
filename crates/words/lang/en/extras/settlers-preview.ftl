no-victory-chips = no victory chips
victory-chips-for-new-shores = victory chips for new shores
victory-chips-for-foreign-islands = victory chips for foreign islands
victory-chips-for-trade-lines = victory chips for trade lines
points-to-win = { $plan } points to win
player-range = { $least }–{ $most } players
player-range-or-two = { $least }–{ $most } players, or 2
two-may-play = Two players: the rulebook is for three or four; the rules stay the same.
player-count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
times-the-base-game = { $length }: { $whole }.{ $tenths } × the base game
ships = ships
gold-rivers = gold rivers
undiscovered-hexes = undiscovered hexes
numbers-on-landing = numbers drawn on landing
dealt-at-random = land and sea dealt at random
harbours-by-players = harbours laid by the players
one-home-island = one home island
