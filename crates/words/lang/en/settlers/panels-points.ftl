points = Points
in-all = Total
threatened-by = { $route }, threatened by { $near }
nobody = nobody
trade-lines-held-by = Trade lines held by: { $holders }
still-undiscovered = Still undiscovered: { $hexes }
chips-still-to-be-drawn = Number chips still to be drawn: { $chips }
who-has-points-in-their-own = { $title }: the first to { $goal } points on their own turn wins.
