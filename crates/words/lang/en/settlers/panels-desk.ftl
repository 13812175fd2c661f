take-a-card-from = Take a card from
everybody-gives-you-all-their-cards = Everybody gives you all their cards of this kind.
monopoly-which-kind = Monopoly: which kind?
play-monopoly = Play monopoly
keep-it = Keep it
deal-again = Deal again
do-you-like-this-board = Do you like this board?
