costs-and-stock = Costs and stock
the-bank = The bank
player = Player
cards = Cards
dev = Dev.
knights = Knights
route = Route
pieces-left = Pieces left
