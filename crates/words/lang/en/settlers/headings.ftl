settlements = Settlements
cities = Cities
longest-trade-route = Longest trade route
largest-army = Largest army
victory-chips = Victory chips
victory-point-cards = Victory point cards
