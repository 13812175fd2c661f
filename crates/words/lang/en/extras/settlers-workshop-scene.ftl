start = start
random-land-or-sea = random, land or sea
random = random
random-number = random number
number-drawn-in-play = number drawn in play
add-a-hex-here = Add a hex here
harbour-of-a-random-kind = harbour of a random kind
coast = coast
