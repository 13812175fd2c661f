no-offers = keine Angebote
n-1-offer-per-turn = 1 Angebot pro Zug
