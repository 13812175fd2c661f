points = Points
in-all = En tout
threatened-by = { $route }, menacée par { $near }
nobody = personne
trade-lines-held-by = Lignes commerciales tenues par : { $holders }
still-undiscovered = Encore à découvrir : { $hexes }
chips-still-to-be-drawn = Jetons numérotés encore à tirer : { $chips }
who-has-points-in-their-own = { $title } : le premier à { $goal } points pendant son propre tour gagne.
