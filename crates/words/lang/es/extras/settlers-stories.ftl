base = Una isla, y todo el mundo acaba de desembarcar. Los sembrados, los bosques y las colinas están cada vez en otro sitio, y nunca hay espacio para los planes de todos.
new-shores = La vieja isla se ha quedado pequeña, y los pescadores hablan de costas al norte y al este. Quien se instale allí primero vuelve con oro, gloria y unos cuantos puntos.
four-islands = Cuatro islas, ninguna mucho más rica que la otra, y cada jugador tiene su hogar en una o dos de ellas. Lo que te falta crece al otro lado del estrecho, y la tierra ajena bien vale el viaje.
oceania = Conoces tu propia costa; más allá, la carta de navegación está en blanco. Cada barco que sigue adelante descubre tierra o agua, y solo los audaces averiguan cuál de las dos.
desert = Una franja de arena separa de la isla principal su rincón más lejano, y las caravanas la temen. Da el rodeo por mar, cruza las dunas o pon rumbo a las islas pequeñas.
new-world = Nadie ha cartografiado estas aguas: el azar reparte la tierra y el mar, y los puertos los pones tú donde quieras. Después empieza la carrera por las islas sin dueño.
great-crossing = Dos largas costas se miran frente a frente, y entre ellas no hay más que viento. Tiende barcos de orilla a orilla: la victoria la dan las líneas comerciales, no los sembrados.
greater-catan = Seis islas pequeñas rodean la antigua, y en ellas nada lleva número todavía. Cada desembarco saca uno, hasta que la bolsa se vacía y la isla natal tiene que ceder los suyos.
