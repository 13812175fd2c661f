none-left = keine mehr da
you-want-it = die willst du
reset = Zurücksetzen
close = Schließen
