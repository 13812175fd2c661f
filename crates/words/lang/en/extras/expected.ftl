title = What the bots expected
help = The chances to win as a bot saw them each time it decided. While the game was running, it kept them to itself.
whose = As seen by
said = Move { $number }: { $name } saw its own chance to win at { $percent } %.
not-yet = { $name } had not decided anything yet.
label = Chance to win in percent as { $name } saw it, one line per player. The table below shows the same numbers.
stand-in = Bot in for { $name }
