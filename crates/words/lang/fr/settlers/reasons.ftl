n-2-each = { $name }, 2 chacune
