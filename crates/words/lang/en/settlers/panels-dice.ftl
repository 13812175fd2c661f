what-each-number-brings-now = What each number yields now:
dice = Dice
rolled = { $who } rolled { $sum }
rolled-dice = { $who } rolled { $sum }: { $first } and { $second }
last-roll = Last roll
player = Player
cards = Cards
from = From
number = Number
rolls-the-line-shows-what-was =
    { $all ->
        [one] 1 roll; the line shows what to expect
       *[other] { $all } rolls; the line shows what to expect
    }
left = { $sum }: { $count } left
levelled-dice-of-36-rolls-left = Levelled dice: { $left } of 36 rolls left in the deck
the-robber-blocks-that-hits = The robber blocks { $land } { $chip }; that hits { $hit }.
came =
    { $count ->
        [one] { $sum }: once, expected { $expected }
       *[other] { $sum }: { $count } times, expected { $expected }
    }
the-robber-blocks-nobody = The robber blocks { $land } { $chip }; nobody has a building there.
