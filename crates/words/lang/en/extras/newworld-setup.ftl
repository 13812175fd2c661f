of-the-tile-pictures-are-our = { $guessed } of the { $all } tile pictures are our reconstruction. Own the box? You can correct them under “Advanced options”.
corrections-unreadable = The corrected tiles cannot be read: { $error }.
