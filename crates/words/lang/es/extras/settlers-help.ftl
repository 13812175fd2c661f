what-it-is-about = De qué se trata
you-settle-an-island-settlements-and = Colonizas una isla. Los poblados y las ciudades dan cartas cuando los dados muestran el número de un hexágono contiguo; con las cartas construyes más. Gana quien llegue primero a 10 puntos en su propio turno; otros mapas piden más.
a-settlement-is-worth-1-point = ·Un poblado vale 1 punto; una ciudad, 2.
the-longest-trade-route-and-the = ·La ruta comercial más larga y el mayor ejército valen 2 cada uno.
a-victory-point-card-and-a = ·Una carta de punto de victoria y una ficha de victoria valen 1 cada una.
the-beginning = El comienzo
in-turn-order-everybody-builds-a = En orden de turno, cada jugador construye un poblado con una carretera al lado; luego, otra vez en orden inverso. El segundo poblado da al momento una carta por cada hexágono a su alrededor.
the-more-dots-under-a-number = Cuantos más puntitos tiene un número debajo, más a menudo sale: el 6 y el 8 son los mejores; el 2 y el 12 salen rara vez. Busca también terrenos distintos.
a-turn = Un turno
roll-the-dice-everybody-may-get = ·Tira los dados: todos pueden recibir cartas.
trade-with-the-others-and-with = ·Comercia con los demás y con la banca, y construye, en cualquier orden y tantas veces como puedas pagar.
once-in-your-turn-also-before = ·Una vez por turno, también antes de tirar, puedes jugar una carta de desarrollo.
harvest = Cosecha
every-hex-with-the-number-rolled = Cada hexágono con el número que sale da una carta por cada poblado en sus esquinas y dos por cada ciudad: las colinas dan arcilla, el bosque madera, los pastos lana, los sembrados trigo y las montañas mineral. El desierto no da nada, y tampoco un hexágono con el ladrón.
there-are-19-cards-of-each = Hay 19 cartas de cada tipo. Si la banca no puede pagar a todos, nadie recibe ese tipo; si solo le corresponden cartas a un jugador, ese recibe lo que quede.
seven-and-the-robber = El siete y el ladrón
a-seven-brings-no-cards-anyone = Un siete no da cartas. Quien tenga más de siete cartas descarta la mitad, redondeando hacia abajo. Después, el jugador en turno mueve el ladrón a otro hexágono de tierra y roba una carta a alguien que tenga allí un edificio. Mientras el ladrón siga allí, el hexágono no da nada.
building = Construir
a-new-road-continues-your-roads = Una carretera nueva continúa tus carreteras o sale de un edificio tuyo. Un poblado necesita una carretera o un barco tuyo que llegue hasta él, y todas las intersecciones vecinas deben estar libres de edificios. Un poblado tuyo puede convertirse en ciudad; la pieza del poblado vuelve a tu reserva.
you-have-5-settlements-4-cities = Tienes 5 poblados, 4 ciudades y 15 carreteras. El edificio de otro jugador corta tu carretera.
trade = Comercio
on-your-turn-you-can-trade = En tu turno puedes comerciar con los demás: toca lo que quieres y lo que das a cambio, y haz la oferta. Cada uno responde que sí, que no o con una contraoferta, y tú eliges entre ellos. Nada de regalos, ni el mismo recurso en ambos lados. No se te pregunta otra vez por una oferta que ya rechazaste en este turno, y si ya has oído bastante, pulsa «En este turno no».
the-bank-gives-one-card-for = La banca da una carta por cuatro iguales. Un edificio en un puerto te consigue un cambio mejor: tres iguales, o dos del recurso que muestra el puerto.
development-cards = Cartas de desarrollo
you-may-play-one-per-turn = Puedes jugar una por turno, pero no una que hayas comprado en este turno.
knight-14-move-the-robber-and = ·Caballero (14): mueve el ladrón y roba una carta.
road-building-2-two-free-roads = ·Construcción de carreteras (2): dos carreteras o barcos gratis.
invention-2-two-cards-of-your = ·Invento (2): dos cartas de la banca a tu elección.
monopoly-2-everybody-gives-you-all = ·Monopolio (2): todos te dan todas sus cartas de un tipo.
victory-point-5-stays-hidden-and = ·Punto de victoria (5): queda oculto y cuenta solo, incluso en el turno en que lo compras.
longest-route-largest-army = Ruta más larga, mayor ejército
five-pieces-in-a-row-without = Cinco piezas seguidas sin bifurcación dan la ruta comercial más larga; las carreteras y los barcos solo se unen en un edificio tuyo, y el edificio de otro jugador corta la ruta. Tres caballeros jugados dan el mayor ejército. Ambos pasan solo a quien tenga más.
if-a-route-is-broken-and = Si una ruta se rompe y ahora hay varias empatadas como la más larga, su dueño conserva la carta si la suya está entre ellas; si no, se aparta hasta que un solo jugador tenga la más larga.
ships = Barcos
on-maps-with-sea-everybody-has = En los mapas con mar, cada jugador tiene 15 barcos. Un barco necesita agua a un lado y sale de un edificio o un barco tuyo, nunca de una carretera. En una costa cabe una carretera o un barco, no ambos. Donde una línea de barcos llega a tierra, puedes fundar un poblado.
once-per-turn-you-may-move = Una vez por turno puedes mover el barco del extremo de una línea abierta, es decir, que no une dos edificios tuyos; pero no un barco construido en este turno.
at-the-beginning-a-settlement-on = Al comienzo, un poblado en la costa puede llevar un barco en lugar de su carretera.
gold = Oro
a-gold-river-brings-a-card = Un río de oro da una carta a tu elección por cada poblado y dos por cada ciudad. Se elige después de repartir todas las demás cartas, en orden de turno, de lo que aún tenga la banca.
the-pirate = El pirata
you-may-agree-to-play-with = Se puede acordar jugar con el pirata. Un siete o un caballero mueven entonces o el ladrón en tierra o el pirata en el mar. Donde va el pirata, robas una carta a alguien que tenga un barco junto a ese hexágono. Junto a él no se pueden poner barcos ni mover los que haya.
fair-dice = Dados limpios
before-the-first-move-the-table = Antes de la primera jugada, la mesa se compromete con un número secreto mediante una huella. En una mesa con personas, sus dispositivos añaden números aleatorios, para que nadie pueda elegir las tiradas por su cuenta, y «Juego limpio» dice cuáles lo hicieron. Después de la partida cualquiera puede comprobar cada tirada. Los dados equilibrados son un mazo barajado con las 36 tiradas: la suerte se compensa, y la pestaña «Dados» muestra lo que queda.
cost =
    { $piece ->
        [road] Carretera: { $cards }
        [ship] Barco: { $cards }
        [settlement] Poblado: { $cards }
        [city] Ciudad: { $cards }
       *[card] Carta de desarrollo: { $cards }
    }
