# Eine Aufzählung: „a, b und c“.
list-more = { $first }, { $next }
list-last = { $most } und { $last }
points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
# Die Plätze heißen nach ihren Farben; auf den Figuren stehen Zeichen.
colour-blue = Blau
colour-orange = Orange
colour-green = Grün
colour-plum = Pflaume
colour-black = Schwarz
colour-ivory = Elfenbein
emblem-circle = Kreis
emblem-triangle = Dreieck
emblem-square = Quadrat
emblem-diamond = Raute
emblem-star = Stern
emblem-cross = Kreuz
