shared =
    { $count ->
        [one] Todo lo que aquí se roba o se tira sale de un número secreto del servidor y de un número aleatorio que el dispositivo de { $names } añadió antes de la primera jugada: ni el servidor ni ese dispositivo pudieron elegirlo por su cuenta.
       *[other] Todo lo que aquí se roba o se tira sale de un número secreto del servidor y de números aleatorios que los dispositivos de { $names } añadieron antes de la primera jugada: ni el servidor ni ninguno de esos dispositivos pudo elegirlo por su cuenta.
    }
all-took-part = Toda la mesa ha participado.
without =
    { $count ->
        [one] Del dispositivo de { $names } no llegó nada: no estaba en ese momento o su página es más antigua.
       *[other] De los dispositivos de { $names } no llegó nada: no estaban en ese momento o su página es más antigua.
    }
silent =
    { $count ->
        [one] El dispositivo de { $names } prometió su número, pero nunca llegó: quien lleva el servidor pudo elegir entre dos resultados.
       *[other] Los dispositivos de { $names } prometieron sus números, pero nunca llegaron: quien lleva el servidor pudo elegir entre { $ways } resultados.
    }
table-alone = Ningún dispositivo de la mesa añadió nada al azar de esta partida: quien llevaba la mesa eligió por su cuenta el número secreto y pudo haber probado muchos. Quedó fijado antes de la primera jugada y ya no se puede cambiar.
bots-alone = Aquí solo juegan bots, así que nadie pudo añadir nada al azar: el servidor eligió por su cuenta el número secreto. Quedó fijado antes de la primera jugada y ya no se puede cambiar.
this-page = Esta página generó por sí misma el número secreto, sin servidor. Nadie más intervino en el azar de esta partida.
from-record = Esta mesa continúa una partida guardada, así que su número secreto ya se conocía. Quien tenga esa partida puede decir qué viene después.
own-share = Tu propio número cuenta, y todo lo prometido antes de la primera jugada sigue igual.
seen-early = Tu dispositivo vio antes de la primera jugada lo que se prometió, y sigue igual.
seen-promise = Tu dispositivo vio la huella antes de la primera jugada, y sigue igual. No vio qué números se prometieron.
unheard = Tu dispositivo prometió un número para { $name }, pero el servidor no lo tuvo en cuenta: llegó demasiado tarde o se descartó.
came-later = Tu dispositivo no recuerda nada de antes de la primera jugada: puede comprobar la partida, pero no lo que se prometió antes.
other-promise = Atención: esta huella no es la que tu dispositivo vio antes de la primera jugada.
other-pledges = Atención: estas promesas no son las que tu dispositivo vio antes de la primera jugada.
not-yours = Atención: el número prometido para { $name } no viene de tu dispositivo.
left-out = Atención: el número que tu dispositivo envió por { $name } no se ha contado.
hands = Números añadidos
nothing = nada
never-sent = prometido, nunca llegó
fingerprint = El número secreto se generó primero, y esta huella es pública desde entonces: otro número tendría otra.
revealed-later = Al acabar la partida se revela el número, y tu dispositivo lo comprueba todo sin preguntar al servidor.
commitment = Huella
seed = Número secreto
verify = Comprobar juego limpio
checking = Comprobando…
proven = Comprobado en este dispositivo: el número secreto coincide con su huella y de él { $steps ->
        [one] sale el único paso
       *[other] salen los { $steps } pasos
    } de esta partida.
proven-shared = Comprobado en este dispositivo: el número secreto coincide con su huella, cada número añadido es el prometido, y de ellos { $steps ->
        [one] sale el único paso
       *[other] salen los { $steps } pasos
    } de esta partida.
