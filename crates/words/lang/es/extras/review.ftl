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
in-points =
    { $number ->
        [one] 1 punto
       *[other] { $number } puntos
    }
thing =
    { $what ->
        [city] una ciudad de { $points }
        [town] un pueblo de { $points }
        [road] un camino de { $points }
        [monastery] un monasterio de { $points }
        [field] un campo de { $points }
        [farm] una granja de { $points }
        [plain] una llanura de { $points }
       *[other] { $points }
    }
things-and = { $first } y { $last }
worth-more = { $what }: se esperan { $worth } puntos más
worth-less = { $what }: se esperan { $worth } puntos menos
holds-instead = { $name } tiene { $gains } (si no, { $loses })
holds-more = { $name } tiene además { $gains }
holds-less = { $name } se queda sin { $loses }
home-from = { $what } (si no, ocuparía { $things })
home-tied = { $what }, y así ocupa { $things }
home-free = { $what }; queda libre { $things }
rolls-instead = { $name } recibe cartas con { $gains } en lugar de { $loses }
rolls-more = { $name } recibe una carta más con { $gains }
rolls-less = { $name } recibe una carta menos con { $loses }
cards-more = { $what }: { $cards } cartas más cada diez tiradas
cards-less = { $what }: { $cards } cartas menos cada diez tiradas
site-instead = El mejor lugar para construir de { $name } da cartas en { $gains } de 36 tiradas en lugar de { $loses }
site-more = { $name } consigue un lugar para construir que da cartas en { $gains } de 36 tiradas
site-less = { $name } se queda sin un lugar para construir que da cartas en { $loses } de 36 tiradas
scored-more =
    { $count ->
        [one] { $name } consigue al momento un punto más
       *[other] { $name } consigue al momento { $count } puntos más
    }
scored-less =
    { $count ->
        [one] { $name } consigue al momento un punto menos
       *[other] { $name } consigue al momento { $count } puntos menos
    }
points-more =
    { $count ->
        [one] { $name } tiene un punto de victoria más
       *[other] { $name } tiene { $count } puntos de victoria más
    }
points-less =
    { $count ->
        [one] { $name } tiene un punto de victoria menos
       *[other] { $name } tiene { $count } puntos de victoria menos
    }
hand-more =
    { $count ->
        [one] { $name } tiene una carta más en la mano
       *[other] { $name } tiene { $count } cartas más en la mano
    }
hand-less =
    { $count ->
        [one] { $name } tiene una carta menos en la mano
       *[other] { $name } tiene { $count } cartas menos en la mano
    }
route-more =
    { $count ->
        [one] La ruta comercial de { $name } tiene un tramo más
       *[other] La ruta comercial de { $name } tiene { $count } tramos más
    }
route-less =
    { $count ->
        [one] La ruta comercial de { $name } tiene un tramo menos
       *[other] La ruta comercial de { $name } tiene { $count } tramos menos
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
why-later = Nada lo muestra enseguida en el tablero: lo mejor es cómo sigue la partida.
what-it-costs = Lo que cuesta
but = A cambio: { $what }
judged-exactly = Calculado hasta el final.
judged-by-lines = Calculado con { $lines } líneas de juego por cada decisión considerada. Juzgado por lo que el jugador podía saber en ese momento.
