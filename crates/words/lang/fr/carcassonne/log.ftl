got-nothing-for = n’obtient rien ({ $why })
all-got-nothing-for = { $names } n’obtiennent rien ({ $why })
