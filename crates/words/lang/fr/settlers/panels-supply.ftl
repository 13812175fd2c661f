costs-and-stock = Coûts et réserve
the-bank = La banque
player = Joueur
cards = Cartes
dev = Dév.
knights = Chevaliers
route = Route
pieces-left = Pièces restantes
