start-with-land-choose-a-terrain = Beginne mit Land: Wähle eine Landschaft und tippe die Felder an, auf denen sie liegen soll. Oder beginne mit einer fertigen Karte und ändere sie.
add-more-land-there-is-not = Füge mehr Land hinzu: Noch können nicht alle beginnen.
ready-to-play-harbours-a-title = Fertig zum Spielen. Häfen, Titel und alles Weitere nach Belieben.
nearly-there-this-is-still-in = Fast geschafft: Das steht noch im Weg.
choose-numbers =
    { $count ->
        [one] Wähle eine Zahl und tippe das markierte Feld an.
       *[other] Jetzt die Zahlen: Wähle eine und tippe Felder an. { $count } sind markiert.
    }
