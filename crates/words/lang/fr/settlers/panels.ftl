none-left = il n’y en a plus
you-want-it = tu en demandes
reset = Réinitialiser
close = Fermer
