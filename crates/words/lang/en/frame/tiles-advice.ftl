lay-your-tile-on-the-lit = Lay your tile on the highlighted cell
brings-at-once =
    { $points ->
        [one] it brings 1 point at once
       *[other] it brings { $points } points at once
    }
brings-at-the-end =
    { $points ->
        [one] 1 point more if the game ended now
       *[other] { $points } points more if the game ended now
    }
figure-brings-at-once =
    { $figure ->
        [settler] a settler
       *[follower] a follower
    } on it would bring { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once
figure-brings-at-the-end =
    { $figure ->
        [settler] a settler
       *[follower] a follower
    } on it would be worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } if the game ended now
