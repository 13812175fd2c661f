title = Was die Bots erwarteten
help = Die Gewinnchancen, wie ein Bot sie bei jeder seiner Entscheidungen sah. Solange die Partie lief, behielt er sie für sich.
whose = Aus Sicht von
said = Zug { $number }: { $name } gab sich selbst { $percent } % Gewinnchance.
not-yet = { $name } hatte noch nichts entschieden.
label = Gewinnchance in Prozent aus Sicht von { $name }, eine Linie je Spieler. Die Tabelle darunter zeigt dieselben Zahlen.
stand-in = Bot für { $name }
