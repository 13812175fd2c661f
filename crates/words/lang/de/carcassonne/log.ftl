got-nothing = geht leer aus
