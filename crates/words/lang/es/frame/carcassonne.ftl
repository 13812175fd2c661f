carcassonne = Carcassonne
lay-tile-upon-tile-until-a = Loseta a loseta, un paisaje de ciudades, caminos y prados va cubriendo la mesa. Envía a tus seguidores a ocuparlo, y vigila quién más le ha echado el ojo.
n-2-6-players-40-min = 2–6 jugadores · 40 min
