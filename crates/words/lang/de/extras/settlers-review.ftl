what-the-dice-brought-compared-with = Was die Würfel gebracht haben, verglichen mit dem, was die Zahlen an deinen Gebäuden bei so vielen Würfen erwarten lassen.
