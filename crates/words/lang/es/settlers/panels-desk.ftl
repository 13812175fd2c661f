take-a-card-from = Roba una carta a
everybody-gives-you-all-their-cards = Todos te dan todas sus cartas de este tipo.
monopoly-which-kind = Monopolio: ¿de qué tipo?
play-monopoly = Jugar monopolio
keep-it = Conservarlo
deal-again = Repartir de nuevo
do-you-like-this-board = ¿Te gusta este tablero?
