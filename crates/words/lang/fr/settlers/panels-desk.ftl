take-a-card-from = À qui prends-tu une carte ?
everybody-gives-you-all-their-cards = Tout le monde te donne toutes ses cartes de cette sorte.
monopoly-which-kind = Monopole : quelle sorte ?
play-monopoly = Jouer le monopole
keep-it = Le garder
deal-again = Redistribuer
do-you-like-this-board = Ce plateau te plaît-il ?
