players = players
no-victory-chips = no victory chips
victory-chips-for-new-shores = victory chips for new shores
victory-chips-for-foreign-islands = victory chips for foreign islands
victory-chips-for-trade-lines = victory chips for trade lines
points-to-win = { $plan } points to win
