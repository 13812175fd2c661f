of-the-tile-pictures-are-our = Nous avons reconstitué { $guessed } des { $all } images de tuiles. Tu as la boîte ? Tu peux les corriger dans « Options avancées ».
corrections-unreadable = Les tuiles corrigées sont illisibles : { $error }.
