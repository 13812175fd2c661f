verdict-forced = Forzada
verdict-only-move = Única jugada
verdict-best = La mejor
verdict-good = Buena
verdict-inaccuracy = Imprecisión
verdict-mistake = Error
verdict-blunder = Error grave
part-scored = Puntos anotados
part-city = Ciudades abiertas
part-road = Caminos abiertos
part-monastery = Monasterios
part-field = Campos
part-home = Figuras en reserva
part-expansion = Expansiones
part-town = Pueblos abiertos
part-farm = Granjas
part-plain = Llanuras
part-points = Puntos de victoria
part-production = Producción
part-hand = Cartas en mano
part-sites = Lugares para construir
part-renown = Caballeros, cartas de desarrollo y ruta comercial
part-moment = Perspectivas inmediatas
more = { $part }: { $name } puede esperar { $worth } puntos más
less = { $part }: { $name } puede esperar { $worth } puntos menos
home-more =
    { $count ->
        [one] { $name } conserva una figura más en la reserva, que vale { $worth } puntos
       *[other] { $name } conserva { $count } figuras más en la reserva, que valen { $worth } puntos
    }
home-less =
    { $count ->
        [one] { $name } tiene una figura menos en la reserva, que cuesta { $worth } puntos
       *[other] { $name } tiene { $count } figuras menos en la reserva, que cuestan { $worth } puntos
    }
report-title = Análisis de la partida: { $game }
unfinished = Esta partida no se jugó hasta el final: las últimas probabilidades ocupan el lugar del resultado.
player = Jugador
accuracy = Precisión
opening = Inicio
middle = Medio
ending = Final
lost = Perdido por decisiones propias
given = Ganado por errores ajenos
luck = Suerte
start = Probabilidad al inicio
result = Resultado
adjusted = Resultado sin suerte
chances = Probabilidad de ganar a lo largo de la partida
turning-points = Puntos de inflexión
turned-by-chance = Jugada { $step }: la suerte cambió la probabilidad de { $name } en { $change } puntos porcentuales
turned-by-decision = Jugada { $step }: una decisión cambió la probabilidad de { $name } en { $change } puntos porcentuales
to-learn-from = Decisiones de las que se puede aprender
none-to-learn-from = Ninguna decisión costó mucho: aquí no hay nada que aprender.
move-heading = Jugada { $step }: { $played }
lost-so-much = Costó { $loss } puntos porcentuales de probabilidad de ganar (de { $before } % a { $after } %)
better-was = Mejor: { $notation }
as-played = Como se jugó
instead = La mejor decisión
may-go-on = Cómo puede seguir
why = Por qué es mejor
judged-exactly = Calculado hasta el final.
judged-by-lines = Calculado con { $lines } líneas de juego por cada decisión considerada. Juzgado por lo que el jugador podía saber en ese momento.
