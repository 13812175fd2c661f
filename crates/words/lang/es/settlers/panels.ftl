none-left = no queda ninguna
you-want-it = la estás pidiendo
reset = Restablecer
close = Cerrar
