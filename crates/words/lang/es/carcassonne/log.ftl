got-nothing-for = no recibe nada ({ $why })
all-got-nothing-for = { $names } no reciben nada ({ $why })
