short = corta
medium = media
long = larga
