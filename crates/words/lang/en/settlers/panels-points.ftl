points = Points
in-all = In all
threatened-by = threatened by
nobody = nobody
trade-lines-held-by = Trade lines held by:
still-undiscovered = Still undiscovered:
chips-still-to-be-drawn = Chips still to be drawn:
who-has-points-in-their-own = { $title }: who has { $goal } points in their own turn wins.
