costs-and-stock = Kosten und Vorrat
the-bank = Die Bank
player = Wer
cards = Karten
dev = Entw.
knights = Ritter
route = Straße
pieces-left = Noch im Vorrat
