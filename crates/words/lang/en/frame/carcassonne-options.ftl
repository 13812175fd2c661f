farmers = Farmers
followers-may-lie-down-in-fields = Followers may lie down in fields and score at the end of the game.
city-of-two-tiles = City of two tiles
what-the-smallest-city-scores-when = What the smallest city scores when it is completed.
scoring-of-fields = Field scoring
how-farmers-score-at-the-end = How farmers score at the end of the game.
copies-of-the-base-game = Copies of the base game
more-copies-make-a-larger-map = More copies make a larger map and a longer game.
followers = Followers
how-many-each-player-has-7 = How many each player has; 7 in the rulebook.
expansions = Expansions
play-with-none-one-or-any = Play with none, one or any mix of them.
rules-of-the-expansions = Rules of the expansions
untick-the-first-to-choose-single = Untick the first to choose single rules; a rule may also be added to tiles of another expansion.
a-pig-left-alone = A pig left alone
what-a-pig-does-when-the = What a pig does when the last farmer of its owner has gone.
the-fairys-point = The fairy’s point
who-gets-a-point-from-the = Who gets a point from the fairy when their turn begins.
the-fairy-stands = The fairy stands
whom-she-helps-one-follower-or = Whom she helps: one follower, or all on her tile.
the-dragon-moves = The dragon moves
anyone-it-chases-away-before-scoring = Anyone it chases away before scoring gets no points.
a-princess-must-choose = A princess must choose
whoever-adds-her-to-a-city = Whoever adds her to a city with knights must send one home.
towers-open-again = Towers open again
a-tower-may-grow-again-once = A tower may grow again once the follower on top has gone.
ransom-on-credit = Ransom on credit
prisoners-may-be-bought-back-with = Prisoners may be bought back with fewer than 3 points.
a-princess-must-act = a princess must act
a-princess-may-act = a princess may act
towers-open-again-2 = towers open again
towers-stay-closed = towers stay closed
ransom-on-credit-2 = ransom on credit
no-ransom-on-credit = no ransom on credit
with-farmers = with farmers
without-farmers = without farmers
n-4-points = 4 points
n-2-points = 2 points
n-3-per-finished-city-at-a = 3 per finished city, for each field
n-4-per-finished-city-once = 4 per finished city, once
goes-home = goes home
stays-to-the-end = stays until the end
everyone-on-her-tile = everyone on her tile
only-the-follower-beside-her = only the follower beside her
whoever-stands-in-that-place = whoever stands in that follower’s place
with-one-follower = with one follower
on-a-tile-with-all-who = on a tile, with all who are there
before-scoring = before scoring
after-scoring = after scoring
inns-cathedrals = Inns & Cathedrals
traders-builders = Traders & Builders
princess-dragon = Princess & Dragon
the-tower = The Tower
king-robber-baron = King & Robber Baron
all-rules-of-the-chosen-expansions = all rules of the chosen expansions
big-follower = big follower
inns = inns
cathedrals = cathedrals
goods = goods
builder = builder
pig = pig
fairy = fairy
volcano-and-dragon = volcano and dragon
portals = portals
princesses = princesses
towers = towers
king = King
robber-baron = Robber Baron
# Agreed values as they stand in a line about the table: “7 followers each · the dragon moves before scoring”.
base-games-mixed =
    { $count ->
        [one] 1 base game
       *[other] { $count } base games mixed
    }
followers-each =
    { $count ->
        [one] 1 follower each
       *[other] { $count } followers each
    }
two-tile-city-scores =
    { $points ->
        [one] 1 point for a two-tile city
       *[other] { $points } points for a two-tile city
    }
lone-pig-does =
    { $does ->
        [stays] a lone pig stays until the end
       *[returns] a lone pig goes home
    }
fairy-point-goes-to =
    { $whom ->
        [tile] the fairy’s point: everyone on her tile
        [place] the fairy’s point: whoever stands in that follower’s place
       *[follower] the fairy’s point: only the follower beside her
    }
fairy-stands-with =
    { $place ->
        [on-tile] the fairy stands on a tile, with all who are there
       *[by-follower] the fairy stands with one follower
    }
dragon-moves-when =
    { $when ->
        [after-scoring] the dragon moves after scoring
       *[before-scoring] the dragon moves before scoring
    }
game-with-expansions =
    { $count ->
        [one] { $game } · 1 expansion
       *[other] { $game } · { $count } expansions
    }
