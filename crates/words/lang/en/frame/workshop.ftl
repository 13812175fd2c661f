tools = View
brushes = Brushes
undo = Undo last stroke
fields = About the map
fields-more = More settings
pattern = Start from
pattern-choose = choose a map …
play-it = Play this map
play = Open the table
save = Save as a file
load = Open a file
share = Copy a link
link = Link to this map
bad-link = The map in this link cannot be read. Ask for the link again.
door = Workshop
door-hint = Paint your own map and play on it
title = Workshop · { $game }
more-complaints = … and { $count } more, marked on the map.
state =
    { $complaints ->
        [0] Your map is ready
        [one] 1 thing to do
       *[other] { $complaints } things to do
    }
