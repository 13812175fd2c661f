send-a-knight-away = Echar a un caballero
call-the-fairy = Llamar al hada
go-through-the-portal = Cruzar el portal
add-a-tower-piece = Añadir pieza de torre
close-a-tower-with-the-big = Cerrar una torre con el grande
close-a-tower = Cerrar una torre
take-a-prisoner = Tomar un prisionero
move-the-dragon = Mover el dragón
exchange = Intercambiar
buy-back-for-3-points = Rescatar por 3 puntos
follower = Seguidor
big = Grande
builder = Constructor
pig = Cerdo
princess = Princesa
fairy = Hada
portal = Portal
tower = Torre
big-on-top = Grande arriba
close = Cerrar
take = Capturar
dragon = Dragón
exchange-2 = Cambio
ransom = Rescate
r-for-other-choices = {" "}· R para otras opciones
your-builders-second-tile = la segunda loseta de tu constructor
your-builder-earns-a-second-tile = tu constructor te da una segunda loseta
place-a-follower-through-the-portal = Pon un seguidor a través del portal
place-the-big-follower-through-the = Pon el seguidor grande a través del portal
place-a-follower = ¿Pones un seguidor?
place-the-big-follower = ¿Pones el seguidor grande?
place-the-builder = ¿Pones el constructor?
place-the-pig = ¿Pones el cerdo?
the-princess-sends-a-knight-away = La princesa echa a un caballero
send-a-knight-away-2 = ¿Echas a un caballero?
call-the-fairy-2 = ¿Llamas al hada?
through-the-portal-to-which-tile = ¿A qué loseta vas por el portal?
add-a-tower-piece-2 = ¿Añades una pieza de torre?
close-a-tower-2 = ¿Cierras una torre?
take-a-prisoner-2 = ¿Tomas un prisionero?
move-the-dragon-2 = Mueve el dragón
who-comes-back-to-you = ¿Quién vuelve contigo?
buy-a-prisoner-back = ¿Rescatas a un prisionero?
take-no-prisoner = Sin prisionero
do-nothing = No hacer nada
no-follower = Sin seguidor
place-follower = Poner seguidor
place-builder = Poner constructor
place-pig = Poner cerdo
send-away = Echar
call-fairy = Llamar al hada
go-there = Ir allí
add-piece = Añadir pieza
close-tower = Cerrar torre
take-prisoner = Capturar
move-dragon = Mover dragón
buy-back = Rescatar
at-risk = En riesgo
roads-with-an-inn-and-cities = Caminos con posada y ciudades con catedral: no valen nada si no se terminan.
tower-piece = pieza de torre
big-2 = grande
builder-2 = constructor
pig-2 = cerdo
high-then-in-reach = quedará con altura { $height }, { $reach } al alcance; { $place }
prisoner-s = prisionero: { $kind } de { $owner }
your-held-by = tu { $kind }, en manos de { $captor }
deed-at = { $deed }: { $what }
dragon-to =
    { $count ->
        [one] { $place }, 1 figura de allí volvería a casa
       *[other] { $place }, { $count } figuras de allí volverían a casa
    }
run-aside =
    { $steps ->
        [one] el último paso
       *[other] quedan { $steps } pasos
    }
places-on-the-tile =
    { $count ->
        [one] 1 sitio en la loseta
       *[other] { $count } sitios en la loseta
    }
to-choose-from = { $count } para elegir
beside-your-follower = junto a un seguidor tuyo
ransom-goes-to-captor = 3 puntos van a quien tiene al prisionero
towers-to-choose =
    { $count ->
        [one] 1 torre
       *[other] { $count } torres
    }
now-run =
    La carrera del dragón: lo mueve { $name }, { $steps ->
        [one] queda 1 paso
       *[other] quedan { $steps } pasos
    }
now-your-run =
    La carrera del dragón: lo mueves tú, { $steps ->
        [one] queda 1 paso
       *[other] quedan { $steps } pasos
    }
now-portal = { $name } cruza el portal
now-capture = { $name } puede tomar un prisionero
now-exchange = { $name } intercambia prisioneros con { $other }
now-second-tile = { $name } juega una segunda loseta gracias al constructor
now-second-tile-earned = El constructor le da una segunda loseta a { $name }
prisoners-held =
    { $count ->
        [one] 1 prisionero
       *[other] { $count } prisioneros
    }
buy-follower-back = Rescatar a tu seguidor de manos de { $captor } por 3 puntos
buy-big-follower-back = Rescatar a tu seguidor grande de manos de { $captor } por 3 puntos
