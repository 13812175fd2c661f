plains = Plaines
every-plain-in-a-tint-of = Chaque plaine dans sa propre teinte, avec les trappeurs qui la tiennent.
owners = Propriétés
who-holds-which-town-road-farm = À qui sont les villes, les routes, les fermes et les plaines.
towns = Villes
roads = Routes
farms = Fermes
surveyors = Arpenteurs
