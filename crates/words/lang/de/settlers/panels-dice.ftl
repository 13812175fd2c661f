what-each-number-brings-now = Was jede Zahl jetzt bringt:
dice = Würfel
rolled = { $who } hat gewürfelt: { $sum }
rolled-dice = { $who } hat { $sum } gewürfelt: { $first } und { $second }
last-roll = Letzter Wurf
player = Wer
cards = Karten
from = Woher
number = Zahl
rolls-the-line-shows-what-was =
    { $all ->
        [one] 1 Wurf; der Strich zeigt, was zu erwarten ist
       *[other] { $all } Würfe; der Strich zeigt, was zu erwarten ist
    }
left = { $sum }: noch { $count }
levelled-dice-of-36-rolls-left = Ausgeglichene Würfel: noch { $left } von 36 Würfen im Stapel
the-robber-blocks-that-hits = Der Räuber blockiert { $land } { $chip }; das trifft { $hit }.
came = { $sum }: { $count }-mal, erwartet { $expected }
the-robber-blocks-nobody = Der Räuber blockiert { $land } { $chip }; dort hat niemand ein Gebäude.
