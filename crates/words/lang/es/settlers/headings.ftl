settlements = Poblados
cities = Ciudades
longest-trade-route = Ruta comercial más larga
largest-army = Mayor ejército
victory-chips = Fichas de victoria
victory-point-cards = Cartas de victoria
