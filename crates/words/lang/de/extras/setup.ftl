short = kurz
medium = mittellang
long = lang
