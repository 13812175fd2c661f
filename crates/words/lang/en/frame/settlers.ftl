settlers = Settlers
settle-islands-harvest-what-the-dice = Settle islands, harvest what the dice bring, trade with everybody. Ships carry you to new shores, and eleven maps wait to be settled.
n-3-4-players-60-120-min = 3–4 players · 60–120 min
