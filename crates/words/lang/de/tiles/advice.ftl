lay-your-tile-on-the-lit = Lege dein Plättchen auf das leuchtende Feld
more-if-the-game-ended-now = { $count } mehr bei Spielende jetzt
