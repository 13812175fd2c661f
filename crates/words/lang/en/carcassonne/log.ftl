got-nothing-for = got nothing ({ $why })
all-got-nothing-for = { $names } got nothing ({ $why })
