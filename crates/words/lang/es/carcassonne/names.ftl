an-inn = una posada
a-cathedral = una catedral
wine = vino
grain = trigo
cloth = paño
follower = seguidor
big-follower = seguidor grande
builder = constructor
pig = cerdo
tower-place-still-empty = base de torre, aún vacía
the-dragon = el dragón
the-fairy = el hada
place =
    { $side ->
        [left] columna { $column } a la izquierda
        [right] columna { $column } a la derecha
       *[start] columna inicial
    }, { $way ->
        [up] fila { $row } hacia arriba
        [down] fila { $row } hacia abajo
       *[start] fila inicial
    }
city-of =
    { $tiles ->
        [one] ciudad de 1 loseta
       *[other] ciudad de { $tiles } losetas
    }
city-with-cathedral =
    { $tiles ->
        [one] ciudad de 1 loseta con catedral
       *[other] ciudad de { $tiles } losetas con catedral
    }
road-of =
    { $tiles ->
        [one] camino de 1 loseta
       *[other] camino de { $tiles } losetas
    }
road-with-inn =
    { $tiles ->
        [one] camino de 1 loseta con posada
       *[other] camino de { $tiles } losetas con posada
    }
city-finished = terminada
road-finished = terminado
monastery-with-tiles = monasterio con { $around } de 8 losetas alrededor
field-with-cities =
    { $cities ->
        [one] prado, 1 ciudad terminada
       *[other] prado, { $cities } ciudades terminadas
    }
goods-of =
    { $good ->
        [wine]
            { $count ->
                [one] 1 vino
               *[other] { $count } vinos
            }
        [grain]
            { $count ->
                [one] 1 trigo
               *[other] { $count } trigos
            }
       *[cloth]
            { $count ->
                [one] 1 paño
               *[other] { $count } paños
            }
    }
your-figure =
    { $figure ->
        [big] tu seguidor grande
        [builder] tu constructor
        [pig] tu cerdo
       *[follower] tu seguidor
    }
figure-of =
    { $figure ->
        [big] seguidor grande de { $owner }
        [builder] constructor de { $owner }
        [pig] cerdo de { $owner }
       *[follower] seguidor de { $owner }
    }
figure-as =
    { $figure } como { $role ->
        [knight] caballero
        [thief] ladrón
        [monk] monje
       *[farmer] granjero
    }
figure-on-tower = { $figure } en una torre
tower-of =
    { $height ->
        [one] torre de 1 pieza
       *[other] torre de { $height } piezas
    }, { $state ->
        [topped] cerrada por un seguidor
        [open] abierta
       *[closed] cerrada
    }
