carcassonne = Carcassonne
lay-tile-upon-tile-until-a = Lay tile upon tile until a landscape of cities, roads and fields covers the table. Send your followers out to claim it, and mind who else has an eye on it.
n-2-6-players-40-min = 2–6 players · 40 min
