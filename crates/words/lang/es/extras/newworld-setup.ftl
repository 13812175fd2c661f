of-the-tile-pictures-are-our = { $guessed } de las { $all } imágenes de losetas son una reconstrucción nuestra. ¿Tienes la caja? Puedes corregirlas en «Opciones avanzadas».
corrections-unreadable = Las losetas corregidas no se pueden leer: { $error }.
