king-robber-baron = Rey y Barón ladrón
no-tiles-are-added-but-two = No se añaden losetas, sino dos títulos. Están junto al mapa hasta que alguien los gana.
whoever-finishes-the-first-city-becomes = Quien termina la primera ciudad pasa a ser Rey. A partir de ahí, el título se quita terminando una ciudad con más losetas que todas las terminadas.
in-the-same-way-whoever-finishes = Del mismo modo, quien termina el camino más largo pasa a ser Barón ladrón.
it-only-matters-who-lays-the = Solo importa quién coloca la última loseta, no de quién son los seguidores; hasta una ciudad o un camino vacíos cuentan. Los escudos, posadas y catedrales no cuentan, y con un tamaño igual no se quita un título.
at-the-end-of-the-game = Al final de la partida, el Rey recibe 1 punto por cada ciudad terminada del mapa, y el Barón ladrón 1 punto por cada camino terminado, los haya construido quien los haya construido.
this-tile-finishes-a-city-of = Esta loseta termina una ciudad de 4 losetas. Quien la colocó es ahora Rey, hasta que alguien termine una ciudad de al menos 5.
