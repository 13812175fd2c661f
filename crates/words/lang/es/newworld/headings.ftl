plains = Llanuras
every-plain-in-a-tint-of = Cada llanura en un tono propio, con los tramperos que la dominan.
owners = Dueños
who-holds-which-town-road-farm = De quién es cada pueblo, camino, granja y llanura.
towns = Pueblos
roads = Caminos
farms = Granjas
surveyors = Agrimensores
