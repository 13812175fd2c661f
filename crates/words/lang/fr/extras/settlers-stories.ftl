base = Une île, et vous venez tous d’y débarquer. Champs, forêts et collines changent de place à chaque partie, et il n’y a jamais assez d’espace pour les projets de tout le monde.
new-shores = La vieille île est devenue étroite, et les pêcheurs parlent de côtes au nord et à l’est. Qui s’y installe en premier en rapporte de l’or, de la gloire et quelques points.
four-islands = Quatre îles, aucune bien plus riche que sa voisine, et chacun de vous est chez lui sur une ou deux d’entre elles. Ce qui te manque pousse de l’autre côté du détroit, et la terre étrangère paie bien.
oceania = Vous connaissez votre côte ; au-delà, la carte marine est blanche. Chaque bateau qui avance découvre de la terre ou de l’eau, et seuls les audacieux sauront laquelle.
desert = Une bande de sable sépare l’île principale de son coin le plus lointain, et les caravanes la redoutent. Faites le détour par la mer, traversez les dunes, ou mettez plutôt le cap sur les petites îles.
new-world = Personne n’a cartographié ces eaux : le hasard distribue la terre et la mer, et vous placez les ports où bon vous semble. Puis commence la course aux îles encore libres.
great-crossing = Deux longues côtes se font face, et entre elles il n’y a que le vent. Alignez des bateaux d’une rive à l’autre : ce sont les lignes commerciales qui font gagner, pas les champs.
greater-catan = Six petites îles entourent l’ancienne, et rien n’y porte encore de numéro. Chaque débarquement en tire un, jusqu’à ce que le sac soit vide et que les terres de départ doivent céder les leurs.
