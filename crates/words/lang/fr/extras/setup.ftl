short = courte
medium = moyenne
long = longue
