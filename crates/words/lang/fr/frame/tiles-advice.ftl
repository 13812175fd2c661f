lay-your-tile-on-the-lit = Pose ta tuile sur la case qui brille
brings-at-once =
    { $points ->
        [one] cela rapporte tout de suite { $points } point
       *[other] cela rapporte tout de suite { $points } points
    }
brings-at-the-end =
    { $points ->
        [one] { $points } point de plus si on s’arrêtait là
       *[other] { $points } points de plus si on s’arrêtait là
    }
figure-brings-at-once =
    { $figure ->
        [settler] un colon
       *[follower] un partisan
    } dessus rapporterait tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
figure-brings-at-the-end =
    { $figure ->
        [settler] un colon
       *[follower] un partisan
    } dessus vaudrait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } si on s’arrêtait là
