ask = ¿Dónde asentarse?
hide = Ocultar el consejo
thinking = Calculando …
chance = { $chance } de 100
pips =
    { $count ->
        [one] 1 tirada de 36
       *[other] { $count } tiradas de 36
    }
kinds =
    { $count ->
        [one] 1 tipo de carta
       *[other] { $count } tipos de cartas
    }
harbour = puerto { $count }:1
left = deja { $count } para el segundo
legend = Los números del tablero: partidas ganadas de cada 100 con un poblado allí, según el profesor. Cuanto más tupido el rayado, mejor.
