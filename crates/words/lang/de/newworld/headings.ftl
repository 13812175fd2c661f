plains = Ebenen
every-plain-in-a-tint-of = Jede Ebene in eigener Tönung, mit den Trappern, denen sie gehört.
owners = Besitz
who-holds-which-town-road-farm = Wem welche Stadt, Farm und Ebene und welcher Weg gehört.
towns = Städte
roads = Wege
farms = Farmen
surveyors = Landvermesser
