got-nothing-for = geht leer aus ({ $why })
all-got-nothing-for = { $names } gehen leer aus ({ $why })
