none-left = none left
you-want-it = you want it
reset = Reset
close = Close
