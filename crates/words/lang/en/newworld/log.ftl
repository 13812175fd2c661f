both-surveyors-stand-in-column-and = Both surveyors stand in column { $column } and cannot go further west
