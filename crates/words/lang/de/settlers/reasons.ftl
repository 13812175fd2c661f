n-2-each = { $name }, je 2
