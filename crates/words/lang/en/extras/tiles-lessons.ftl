a-green-frame-shows-where-your = A green frame shows where your tile fits as it is turned now; a dashed green one, where it fits turned another way. Tap the highlighted cell to try it there.
your-tile-is-only-shown-there = Your tile is only shown there for now. Tap it once more, or press “Lay tile”, to lay it.
touch-it-once-more-or-press = Tap it once more, or press the highlighted button, to confirm.
the-bot-has-laid-a-tile = The bot has laid a tile. “Last moves” frames what it did in its colour until you lay yours, and the log describes it in words.
laid-it-wrong-undo-takes-your = Laid it in the wrong place? “Undo” takes your tile back, as long as the next one has not been drawn.
that-is-all-you-need-the = That is all you need. The rules are always one tap away. Play this game to its end, or start one of your own!
