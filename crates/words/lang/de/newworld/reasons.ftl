# $size: „3 Plättchen und 1 Flagge“.
finished-structure =
    { $structure ->
        [town] fertige Stadt: { $size }
        [road] fertiger Weg: { $size }
       *[farm] fertige Farm: { $size }
    }
unfinished-structure =
    { $structure ->
        [town] unvollendete Stadt: { $size }
        [road] unvollendeter Weg: { $size }
       *[farm] unvollendete Farm: { $size }
    }
plain-with-animals =
    { $animals ->
        [one] Ebene: 1 Tier
       *[other] Ebene: { $animals } Tiere
    }
