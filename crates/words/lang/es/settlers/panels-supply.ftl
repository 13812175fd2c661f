costs-and-stock = Costes y reservas
the-bank = La banca
player = Jugador
cards = Cartas
dev = Des.
knights = Caballeros
route = Ruta
pieces-left = Piezas restantes
