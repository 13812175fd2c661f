a-green-frame-shows-where-your = Ein grüner Rahmen zeigt, wo dein Plättchen so gedreht passt; ein gestrichelter grüner, wo es anders gedreht passt. Tippe das leuchtende Feld an, um es dort auszuprobieren.
your-tile-is-only-shown-there = Dein Plättchen liegt dort nur zur Probe. Tippe es noch einmal an oder drücke „Legen“, dann liegt es.
touch-it-once-more-or-press = Tippe es zum Bestätigen noch einmal an oder drücke den leuchtenden Knopf.
the-bot-has-laid-a-tile = Der Bot hat ein Plättchen gelegt. „Letzte Züge“ umrahmt in seiner Farbe, was er getan hat, bis du deines legst, und der Verlauf erzählt es in Worten.
laid-it-wrong-undo-takes-your = Falsch gelegt? „Rückgängig“ nimmt dein Plättchen zurück, solange noch kein neues gezogen ist.
that-is-all-you-need-the = Mehr brauchst du nicht. Die Regeln sind immer einen Klick entfernt. Spiel diese Partie zu Ende oder beginne eine eigene!
