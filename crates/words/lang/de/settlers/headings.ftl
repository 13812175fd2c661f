settlements = Siedlungen
cities = Städte
longest-trade-route = Längste Handelsstraße
largest-army = Größte Rittermacht
victory-chips = Siegpunktchips
victory-point-cards = Siegpunktkarten
