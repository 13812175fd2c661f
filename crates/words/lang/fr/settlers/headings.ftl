settlements = Colonies
cities = Villes
longest-trade-route = Plus longue route commerciale
largest-army = Armée la plus puissante
victory-chips = Jetons de victoire
victory-point-cards = Cartes point de victoire
