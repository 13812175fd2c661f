settlers = Siedler
settle-islands-harvest-what-the-dice = Besiedelt Inseln, erntet, was die Würfel bringen, und tauscht mit allen. Schiffe tragen euch zu neuen Ufern; elf Karten warten.
n-3-4-players-60-120-min = 3–4 Personen · 60–120 Min.
