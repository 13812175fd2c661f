ask = Where to settle?
hide = Hide advice
thinking = Thinking …
chance = { $chance } in 100
pips =
    { $count ->
        [one] 1 way in 36
       *[other] { $count } ways in 36
    }
kinds =
    { $count ->
        [one] 1 kind of card
       *[other] { $count } kinds of cards
    }
harbour = harbour { $count }:1
left = leaves { $count } for the second
legend = Numbers on the board: games won in 100 with a settlement there, as the teacher sees it. The closer the hatching, the better.
