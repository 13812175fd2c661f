inns-cathedrals = Posadas y catedrales
n-18-tiles-are-added-and-everybody = Se añaden 18 losetas, y cada jugador recibe un seguidor grande. Se pone como cualquier otro, pero cuenta por dos al comparar seguidores: contra dos pequeños hay empate. En un monasterio su tamaño da igual.
a-completed-road-with-an-inn = Un camino terminado con posada da 2 puntos por loseta en vez de 1. Una segunda posada no añade nada.
a-completed-city-with-a-cathedral = Una ciudad terminada con catedral da 3 puntos por loseta y por escudo en vez de 2.
but-if-they-are-not-completed = Pero si no están terminados al acabar la partida, no dan absolutamente nada.
you-may-also-add-an-inn = También puedes añadir una posada o una catedral a lo que es de otros, y confiar en que no lo terminen. Para los granjeros, una ciudad con catedral es una ciudad como cualquier otra.
n-3-tiles-and-an-inn-6 = 3 losetas y una posada: 6 puntos. Sin el cruce de la izquierda serían 0 al final.
n-7-tiles-a-pennant-and-a = 7 losetas, un escudo y una catedral: 24 puntos. Abierta no valdría nada.
