carcassonne = Carcassonne
lay-tile-upon-tile-until-a = Plättchen für Plättchen wächst eine Landschaft aus Städten, Straßen und Wiesen. Schick deine Gefolgsleute aus und behalte im Auge, wer es auf dasselbe abgesehen hat.
n-2-6-players-40-min = 2–6 Personen · 40 Min.
