what-each-number-brings-now = Lo que da ahora cada número:
dice = Dados
rolled = { $who } saca un { $sum }
rolled-dice = { $who } saca un { $sum }: { $first } y { $second }
last-roll = Última tirada
player = Jugador
cards = Cartas
from = De
number = Número
rolls-the-line-shows-what-was =
    { $all ->
        [one] 1 tirada; la línea muestra lo que cabe esperar
       *[other] { $all } tiradas; la línea muestra lo que cabe esperar
    }
left =
    { $sum }: { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
levelled-dice-of-36-rolls-left =
    Dados equilibrados: { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    } de 36 tiradas en el mazo
the-robber-blocks-that-hits = El ladrón bloquea { $land } { $chip }. Afecta a: { $hit }.
came =
    { $count ->
        [one] { $sum }: 1 vez; cabía esperar { $expected }
       *[other] { $sum }: { $count } veces; cabía esperar { $expected }
    }
the-robber-blocks-nobody = El ladrón bloquea { $land } { $chip }. Nadie tiene un edificio allí.
