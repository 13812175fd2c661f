base = One island, and all of you have just come ashore. Fields, woods and hills lie differently every time, and there is never enough room for everybody’s plans.
new-shores = The old island has grown narrow, and fishermen speak of coasts to the north and east. Whoever settles there first brings home gold, glory and a few points.
four-islands = Four islands, none much richer than the next, and each of you calls one or two of them home. What you lack grows across the strait, and foreign soil pays well.
oceania = You know your own coast, and beyond it the chart is blank. Every ship that sails on turns up land or water, and only the bold learn which.
desert = A belt of sand cuts the far corner off the main island, and the caravans dread it. Take the long way by sea, cross the dunes, or head for the small islands instead.
new-world = Nobody has charted these waters: land and sea are laid out by chance, and you put the harbours where you want them. Then the race for the unclaimed islands begins.
great-crossing = Two long coasts face each other, and between them lies nothing but wind. String ships from shore to shore: the trade lines make the winner, not the fields.
greater-catan = Six small islands ring the old one, and nothing on them bears a number yet. Every landing draws one, until the bag is empty and the home fields must give theirs away.
