a-green-frame-shows-where-your = Un marco verde muestra dónde encaja tu loseta tal como está girada; uno verde punteado, dónde encaja girada de otra manera. Toca la casilla iluminada para probarla allí.
your-tile-is-only-shown-there = De momento, tu loseta solo se muestra ahí. Tócala otra vez o pulsa «Colocar» para colocarla.
touch-it-once-more-or-press = Tócalo otra vez, o pulsa el botón iluminado, para confirmar.
the-bot-has-laid-a-tile = El bot ha colocado una loseta. «Últimas jugadas» enmarca en su color lo que hizo hasta que coloques la tuya, y el historial lo cuenta con palabras.
laid-it-wrong-undo-takes-your = ¿Te has equivocado? «Deshacer» te devuelve la loseta mientras no se haya robado la siguiente.
that-is-all-you-need-the = No necesitas nada más. Las reglas están siempre a un toque. ¡Juega esta partida hasta el final o empieza una propia!
