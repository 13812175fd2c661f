tools = Vista
brushes = Pinceles
undo = Deshacer último trazo
fields = Sobre el mapa
fields-more = Más ajustes
pattern = Empezar desde
pattern-choose = elige un mapa…
play-it = Jugar en este mapa
play = Abrir la mesa
save = Guardar en un archivo
load = Abrir un archivo
share = Copiar un enlace
link = Enlace a este mapa
bad-link = El mapa de este enlace no se puede leer. Pide que te envíen el enlace otra vez.
door = Taller
door-hint = Pinta tu propio mapa y juega en él
title = Taller · { $game }
more-complaints = … y { $count } más, señalados en el mapa.
state =
    { $complaints ->
        [0] Tu mapa está listo
        [one] Queda 1 cosa por hacer
       *[other] Quedan { $complaints } cosas por hacer
    }
