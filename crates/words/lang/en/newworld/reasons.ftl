# $size: “3 tiles and 1 flag”.
finished-structure =
    { $structure ->
        [town] finished town: { $size }
        [road] finished road: { $size }
       *[farm] finished farm: { $size }
    }
unfinished-structure =
    { $structure ->
        [town] unfinished town: { $size }
        [road] unfinished road: { $size }
       *[farm] unfinished farm: { $size }
    }
plain-with-animals =
    { $animals ->
        [one] plain: 1 animal
       *[other] plain: { $animals } animals
    }
