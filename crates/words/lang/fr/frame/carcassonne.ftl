carcassonne = Carcassonne
lay-tile-upon-tile-until-a = Tuile après tuile naît un paysage de villes, de routes et de prés. Envoie tes partisans en prendre possession, et garde un œil sur ceux qui ont la même idée.
n-2-6-players-40-min = 2–6 joueurs · 40 min
