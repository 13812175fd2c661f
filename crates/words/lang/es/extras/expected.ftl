title = Lo que esperaban los bots
help = Las probabilidades de ganar tal como las veía un bot en cada una de sus decisiones. Durante la partida se las guardaba para sí.
whose = Según
said = Jugada { $number }: { $name } se daba a sí mismo un { $percent } % de probabilidad de ganar.
not-yet = { $name } aún no había decidido nada.
label = Probabilidad de ganar en porcentaje según { $name }, una línea por jugador. La tabla de abajo muestra los mismos números.
stand-in = Bot en lugar de { $name }
