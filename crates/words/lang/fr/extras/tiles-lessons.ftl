a-green-frame-shows-where-your = Un cadre vert montre où ta tuile convient dans sa position actuelle ; un cadre vert en pointillé, où elle convient tournée autrement. Touche la case qui brille pour l’y essayer.
your-tile-is-only-shown-there = Pour l’instant, ta tuile n’y est qu’en aperçu. Touche-la encore une fois, ou appuie sur « Poser », pour la poser.
touch-it-once-more-or-press = Touche encore une fois, ou appuie sur le bouton qui brille, pour confirmer.
the-bot-has-laid-a-tile = Le bot a posé une tuile. « Derniers coups » encadre dans sa couleur ce qu’il a fait, jusqu’à ce que tu poses la tienne, et le journal le raconte en mots.
laid-it-wrong-undo-takes-your = Mal posée ? « Annuler » reprend ta tuile tant que la suivante n’a pas été piochée.
that-is-all-you-need-the = C’est tout ce qu’il te faut. Les règles sont toujours à portée de doigt. Finis cette partie, ou commences-en une à toi !
