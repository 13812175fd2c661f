tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
followers =
    { $count ->
        [one] 1 follower
       *[other] { $count } followers
    }
settlers =
    { $count ->
        [one] 1 settler
       *[other] { $count } settlers
    }
pennants =
    { $count ->
        [one] 1 pennant
       *[other] { $count } pennants
    }
posts =
    { $count ->
        [one] 1 trading post
       *[other] { $count } trading posts
    }
flags =
    { $count ->
        [one] 1 flag
       *[other] { $count } flags
    }
animals =
    { $count ->
        [one] 1 animal
       *[other] { $count } animals
    }
places =
    { $count ->
        [one] 1 place
       *[other] { $count } places
    }
open-ends =
    { $count ->
        [one] 1 open end
       *[other] { $count } open ends
    }
open-sides =
    { $count ->
        [one] 1 open side
       *[other] { $count } open sides
    }
