what-will-you-do = ¿Qué vas a hacer?
who-comes-back = ¿Quién vuelve?
buy-back-for-3-points = Rescatar por 3 puntos
supplies = Reservas
wait-for-the-dragon = Esperan al dragón
