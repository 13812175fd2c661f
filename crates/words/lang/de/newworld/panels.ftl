what-is-scored-first = Was wird zuerst gewertet?
it-would-send-nobody-home = Sie schickt niemanden nach Hause.
goes-home = Muss heim
as = Als
column = Spalte
surveyors = Landvermesser
