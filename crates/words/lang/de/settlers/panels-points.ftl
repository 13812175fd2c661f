points = Punkte
in-all = Zusammen
threatened-by = { $route }, bedroht von { $near }
nobody = niemand
trade-lines-held-by = Handelslinien im Besitz von: { $holders }
still-undiscovered = Noch unentdeckt: { $hexes }
chips-still-to-be-drawn = Noch zu ziehende Chips: { $chips }
who-has-points-in-their-own = { $title }: Wer im eigenen Zug { $goal } Punkte hat, gewinnt.
