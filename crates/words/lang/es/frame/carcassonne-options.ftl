farmers = Granjeros
followers-may-lie-down-in-fields = Los seguidores pueden tumbarse en los prados y puntúan al final de la partida.
city-of-two-tiles = Ciudad de dos losetas
what-the-smallest-city-scores-when = Lo que puntúa la ciudad más pequeña al terminarse.
scoring-of-fields = Puntuación de los prados
how-farmers-score-at-the-end = Cómo puntúan los granjeros al final de la partida.
copies-of-the-base-game = Copias del juego base
more-copies-make-a-larger-map = Con más copias, el mapa es más grande y la partida más larga.
followers = Seguidores
how-many-each-player-has-7 = Cuántos tiene cada jugador; 7 según el reglamento.
expansions = Expansiones
play-with-none-one-or-any = Juega sin ninguna, con una o con cualquier mezcla.
rules-of-the-expansions = Reglas de las expansiones
untick-the-first-to-choose-single = Desmarca la primera para elegir reglas sueltas; una regla también puede sumarse a las losetas de otra expansión.
a-pig-left-alone = Un cerdo solo
what-a-pig-does-when-the = Qué hace un cerdo cuando se ha ido el último granjero de su dueño.
the-fairys-point = El punto del hada
who-gets-a-point-from-the = Quién recibe un punto del hada al empezar su turno.
the-fairy-stands = El hada está
whom-she-helps-one-follower-or = A quién ayuda: a un seguidor o a todos los de su loseta.
the-dragon-moves = El dragón se mueve
anyone-it-chases-away-before-scoring = Quien sea ahuyentado antes de puntuar no recibe puntos.
a-princess-must-choose = La princesa debe elegir
whoever-adds-her-to-a-city = Quien la añada a una ciudad con caballeros debe mandar uno a casa.
towers-open-again = Las torres se reabren
a-tower-may-grow-again-once = Una torre puede volver a crecer cuando se va el seguidor que tiene encima.
ransom-on-credit = Rescate a crédito
prisoners-may-be-bought-back-with = Se puede rescatar a un prisionero con menos de 3 puntos.
a-princess-must-act = la princesa debe actuar
a-princess-may-act = la princesa puede actuar
towers-open-again-2 = las torres se reabren
towers-stay-closed = las torres siguen cerradas
ransom-on-credit-2 = rescate a crédito
no-ransom-on-credit = sin rescate a crédito
with-farmers = con granjeros
without-farmers = sin granjeros
n-4-points = 4 puntos
n-2-points = 2 puntos
n-3-per-finished-city-at-a = 3 por ciudad terminada, por cada prado
n-4-per-finished-city-once = 4 por ciudad terminada, una sola vez
goes-home = vuelve a casa
stays-to-the-end = se queda hasta el final
everyone-on-her-tile = todos los de su loseta
only-the-follower-beside-her = solo el seguidor que está a su lado
whoever-stands-in-that-place = quien ocupe el lugar de ese seguidor
with-one-follower = con un seguidor
on-a-tile-with-all-who = en una loseta, con todos los de allí
before-scoring = antes de puntuar
after-scoring = después de puntuar
inns-cathedrals = Posadas y catedrales
traders-builders = Constructores y comerciantes
princess-dragon = La princesa y el dragón
the-tower = La torre
king-robber-baron = Rey y Barón ladrón
all-rules-of-the-chosen-expansions = todas las reglas de las expansiones elegidas
big-follower = seguidor grande
inns = posadas
cathedrals = catedrales
goods = mercancías
builder = constructor
pig = cerdo
fairy = hada
volcano-and-dragon = volcán y dragón
portals = portales
princesses = princesas
towers = torres
king = Rey
robber-baron = Barón ladrón
base-games-mixed =
    { $count ->
        [one] 1 juego base
       *[other] { $count } juegos base mezclados
    }
followers-each =
    { $count ->
        [one] 1 seguidor por jugador
       *[other] { $count } seguidores por jugador
    }
two-tile-city-scores =
    { $points ->
        [one] 1 punto por una ciudad de dos losetas
       *[other] { $points } puntos por una ciudad de dos losetas
    }
lone-pig-does =
    { $does ->
        [stays] un cerdo solo se queda hasta el final
       *[returns] un cerdo solo vuelve a casa
    }
fairy-point-goes-to =
    { $whom ->
        [tile] el punto del hada: todos los de su loseta
        [place] el punto del hada: quien ocupe el lugar de su seguidor
       *[follower] el punto del hada: solo el seguidor que está a su lado
    }
fairy-stands-with =
    { $place ->
        [on-tile] el hada está en una loseta, con todos los de allí
       *[by-follower] el hada está con un seguidor
    }
dragon-moves-when =
    { $when ->
        [after-scoring] el dragón se mueve después de puntuar
       *[before-scoring] el dragón se mueve antes de puntuar
    }
game-with-expansions =
    { $count ->
        [one] { $game } · 1 expansión
       *[other] { $game } · { $count } expansiones
    }
