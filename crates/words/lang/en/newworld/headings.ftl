plains = Plains
every-plain-in-a-tint-of = Every plain in a tint of its own, with the trappers who hold it.
owners = Owners
who-holds-which-town-road-farm = Who holds which town, road, farm and plain.
towns = Towns
roads = Roads
farms = Farms
surveyors = Surveyors
