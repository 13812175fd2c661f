settlers = Siedler
settle-islands-harvest-what-the-dice = Besiedelt Inseln, erntet, was die Würfel bringen, und tauscht mit allen. Schiffe tragen euch zu neuen Ufern, und elf Karten warten auf euch.
n-2-4-players-60-120-min = 2–4 Personen · 60–120 Min.
