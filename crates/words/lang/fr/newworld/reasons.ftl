finished-structure =
    { $structure ->
        [town] ville terminée : { $size }
        [road] route terminée : { $size }
       *[farm] ferme terminée : { $size }
    }
unfinished-structure =
    { $structure ->
        [town] ville inachevée : { $size }
        [road] route inachevée : { $size }
       *[farm] ferme inachevée : { $size }
    }
plain-with-animals =
    { $animals ->
        [one] plaine : { $animals } animal
       *[other] plaine : { $animals } animaux
    }
