no-offers = no offers
n-1-offer-per-turn = 1 offer per turn
