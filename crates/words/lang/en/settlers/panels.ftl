none-left = none left
you-want-it = you are asking for it
reset = Reset
close = Close
