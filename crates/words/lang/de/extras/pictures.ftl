# Was auf Bildern steht, die man anderen schickt, und neben einem Link, der mit einem Bild gezeigt wird.
invites =
    { $count ->
        [one] { $names } lädt dich zu einer Partie { $game } ein
       *[other] { $names } laden dich zu einer Partie { $game } ein
    }
take-a-seat = Setz dich dazu: { $game }
play = { $names } spielen { $game }
plays-alone = { $names } spielt { $game }
won =
    { $count ->
        [one] { $names } hat bei { $game } gewonnen
       *[other] { $names } teilen sich den Sieg bei { $game }
    }
free-seats =
    { $open ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei.
       *[other] { $open } Plätze sind frei.
    }
free-seat = freier Platz
running = Partie läuft
finished = Endstand
join-in = Mitspielen
no-account = Im Browser: ohne Konto, ohne Download.
puzzle = Rätsel: Was würdest du spielen?
puzzle-asked = { $game }: Ein Zug ist der beste. Findest du ihn?
study = Eine Studie: { $game }
study-told = Ein Brett zum Nachdenken, jede Variante zum Durchspielen.
