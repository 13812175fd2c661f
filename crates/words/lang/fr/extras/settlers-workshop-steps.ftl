start-with-land-choose-a-terrain = Commence par la terre : choisis un terrain, puis touche les cases où le mettre. Ou pars d’une carte toute faite et modifie-la.
add-more-land-there-is-not = Ajoute de la terre : il n’y a pas encore la place pour que tout le monde commence.
ready-to-play-harbours-a-title = Prête à jouer. Ports, titre et le reste : à toi de voir.
nearly-there-this-is-still-in = Presque fini : voici ce qui manque encore.
choose-numbers =
    { $count ->
        [one] Choisis un numéro et touche la case marquée.
       *[other] Maintenant les numéros : choisis-en un et touche les cases. { $count } cases sont marquées.
    }
