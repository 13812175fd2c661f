points = Punkte
in-all = Zusammen
threatened-by = bedroht von
nobody = niemand
trade-lines-held-by = Handelslinien im Besitz von:
still-undiscovered = Noch unentdeckt:
chips-still-to-be-drawn = Noch zu ziehende Chips:
who-has-points-in-their-own = { $title }: Wer im eigenen Zug { $goal } Punkte hat, gewinnt.
