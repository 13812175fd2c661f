king = König
robber-baron = Raubritter
a-city-of = einer Stadt aus
a-road-of = einer Straße aus
titles = Titel
the-largest-finished-city-and-the = Die größte fertige Stadt und die längste fertige Straße: sie gilt es zu übertreffen.
worth-now = { $name }: derzeit { $points } wert
