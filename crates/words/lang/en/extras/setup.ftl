short = short
medium = medium
long = long
