settlers = Les Colons
settle-islands-harvest-what-the-dice = Colonisez des îles, récoltez ce que les dés apportent, échangez avec tout le monde. Les bateaux vous mènent vers de nouveaux rivages, et onze cartes vous attendent.
n-3-4-players-60-120-min = 3–4 joueurs · 60–120 min
