take-a-card-from = Nimm eine Karte von
everybody-gives-you-all-their-cards = Alle geben dir alle ihre Karten dieser Sorte.
monopoly-which-kind = Monopol: welche Sorte?
play-monopoly = Monopol spielen
keep-it = So spielen
deal-again = Neu auslegen
do-you-like-this-board = Gefällt dir dieser Plan?
