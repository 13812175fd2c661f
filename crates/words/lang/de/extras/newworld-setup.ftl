of-the-tile-pictures-are-our = { $guessed } der { $all } Plättchenbilder haben wir rekonstruiert. Du hast das Spiel? Berichtige sie unter „Erweiterte Optionen“.
corrections-unreadable = Die berichtigten Plättchen sind nicht lesbar: { $error }.
