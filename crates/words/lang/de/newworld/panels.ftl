what-is-scored-first = Was wird zuerst gewertet?
it-would-send-nobody-home = Sie schickt niemanden nach Hause.
goes-home = Muss heim
as = Als
column = Spalte
surveyors = Landvermesser
# Eines von mehreren wartenden Bauwerken: seine Nummer, das Bauwerk, und was die Wertung bewirkt.
choice = { $number }. { $what }: { $effect }.
score-number = { $number } werten
score-number-now = { $number } jetzt werten
surveyor-goes-next = Nach der nächsten Wertung geht ein Landvermesser in Spalte { $column }.
surveyors-stay-next = Weiter westlich liegt nichts: Nach der nächsten Wertung bleiben beide stehen.
