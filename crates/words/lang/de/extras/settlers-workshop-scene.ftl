start = Start
random-land-or-sea = zufällig, Land oder Meer
random = zufällig
random-number = zufällige Zahl
number-drawn-in-play = Zahl wird im Spiel gezogen
add-a-hex-here = Hier ein Feld hinzufügen
harbour-of-a-random-kind = Hafen zufälliger Art
coast = Küste
