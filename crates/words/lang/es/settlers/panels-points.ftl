points = Puntos
in-all = Total
threatened-by = { $route }, amenazada por { $near }
nobody = nadie
trade-lines-held-by = Líneas comerciales en manos de: { $holders }
still-undiscovered = Aún sin descubrir: { $hexes }
chips-still-to-be-drawn = Números aún por sacar: { $chips }
who-has-points-in-their-own = { $title }: gana quien tenga { $goal } puntos en su propio turno.
