both-surveyors-stand-in-column-and = Beide Landvermesser stehen in Spalte { $column } und können nicht weiter nach Westen
