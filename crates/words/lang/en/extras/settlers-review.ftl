what-the-dice-brought-compared-with = What the dice brought, compared with what the numbers at your buildings promise for that many rolls.
