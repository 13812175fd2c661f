what-will-you-do = Que veux-tu faire ?
who-comes-back = Qui revient ?
buy-back-for-3-points = Racheter pour 3 points
supplies = Réserves
wait-for-the-dragon = En attente du dragon
