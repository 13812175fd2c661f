start-with-land-choose-a-terrain = Start with land: choose a terrain, then tap the hexes where it should lie. Or start from a finished map and change it.
add-more-land-there-is-not = Add more land: there is not yet room for everybody to start.
ready-to-play-harbours-a-title = Ready to play. Harbours, a title and more are up to you.
nearly-there-this-is-still-in = Nearly there: this is still in the way.
choose-numbers =
    { $count ->
        [one] Choose a number and tap the marked hex.
       *[other] Now the numbers: choose one and tap the hexes. { $count } hexes are marked.
    }
