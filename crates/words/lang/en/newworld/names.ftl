the-coast = the coast
town = town
road = road
roads = roads
farm = farm
plain = plain
# What a tile shows in the fewest words, as it stands behind “laid a tile with”: “a town and a road”.
a-town = a town
two-towns = two towns
a-road = a road
two-roads = two roads
a-crossing = a crossing
a-farm = a farm
animals = animals
an-open-plain = an open plain
# What a settler is by its place.
bandit = bandit
sheriff = sheriff
farmer = farmer
trapper = trapper
place-on-coast = row { $row }
place = column { $column }, row { $row }
column-number = column { $number }
# $column is “the coast” or “column 2”.
column-with-surveyors =
    { $column }: { $surveyors ->
        [one] 1 surveyor
       *[other] { $surveyors } surveyors
    }
column-with-bonus =
    { $column }: { $surveyors ->
        [one] 1 surveyor
       *[other] { $surveyors } surveyors
    }; a settler that scores here gets { $bonus } more
coast = coast
coast-with = coast with { $town }
town-of =
    { $tiles ->
        [one] town of 1 tile
       *[other] town of { $tiles } tiles
    }
road-of =
    { $tiles ->
        [one] road of 1 tile
       *[other] road of { $tiles } tiles
    }
# Behind a town or a road: “town of 3 tiles, 1 flag, finished”.
town-finished = finished
road-finished = finished
farm-with-neighbours = farm with { $around } of 8 neighbours
plain-with-animals =
    { $animals ->
        [one] plain, 1 animal
       *[other] plain, { $animals } animals
    }
your-settler = your settler
settler-of = { $owner }’s settler
# $settler is one of the two above, $extent “town of 3 tiles, 2 open sides”.
settler-on-map = { $settler } as { $role } in column { $column }, { $extent }
in-danger = { $settler }; goes home after the next scoring, unless it scores itself
settler-as = settler as { $role }, { $extent }
score-next = score next: { $extent }
