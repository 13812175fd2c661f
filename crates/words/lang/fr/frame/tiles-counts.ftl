tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
followers =
    { $count ->
        [one] { $count } partisan
       *[other] { $count } partisans
    }
settlers =
    { $count ->
        [one] { $count } colon
       *[other] { $count } colons
    }
pennants =
    { $count ->
        [one] { $count } blason
       *[other] { $count } blasons
    }
posts =
    { $count ->
        [one] { $count } comptoir
       *[other] { $count } comptoirs
    }
flags =
    { $count ->
        [one] { $count } drapeau
       *[other] { $count } drapeaux
    }
animals =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animaux
    }
places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
open-ends =
    { $count ->
        [one] { $count } bout ouvert
       *[other] { $count } bouts ouverts
    }
open-sides =
    { $count ->
        [one] { $count } côté ouvert
       *[other] { $count } côtés ouverts
    }
