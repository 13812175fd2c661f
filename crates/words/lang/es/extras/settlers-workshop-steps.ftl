start-with-land-choose-a-terrain = Empieza por la tierra: elige un terreno y toca los hexágonos donde quieras ponerlo. O parte de un mapa ya hecho y cámbialo.
add-more-land-there-is-not = Añade más tierra: aún no hay sitio para que empiecen todos.
ready-to-play-harbours-a-title = Listo para jugar. Los puertos, el título y lo demás van a tu gusto.
nearly-there-this-is-still-in = Casi está: solo falta resolver esto.
choose-numbers =
    { $count ->
        [one] Elige un número y toca el hexágono marcado.
       *[other] Ahora los números: elige uno y toca los hexágonos. Hay { $count } marcados.
    }
