lay-your-tile-on-the-lit = Lay your tile on the lit cell
more-if-the-game-ended-now = { $count } more if the game ended now
