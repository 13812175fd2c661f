//! What the help says of King & Robber Baron.

use crate::tiles::chapters::Chapter;
use crate::tiles::chapters::Piece::{Picture, Point, Text};

/// Two titles.
pub const KING: Chapter = Chapter {
    key: "king",
    title: ("King & Robber Baron", "König & Raubritter"),
    body: &[
        Text(
            "No tiles are added, but two titles. They lie beside the map until somebody earns them.",
            "Plättchen kommen keine dazu, aber zwei Titel. Sie liegen neben der Karte, bis jemand sie \
             verdient.",
        ),
        Point(
            "Whoever finishes the first city becomes King. After that, finishing a city with more tiles \
             than any finished one takes the title away.",
            "Wer die erste Stadt fertigbaut, wird König. Danach holt sich den Titel, wer eine Stadt \
             fertigbaut, die mehr Plättchen hat als jede andere fertige.",
        ),
        Point(
            "In the same way, whoever finishes the longest road becomes Robber Baron.",
            "Ebenso wird Raubritter, wer die längste Straße fertigbaut.",
        ),
        Picture(
            &["D 0,0 0", "R 0,-1 2", "E -1,-1 1", "E 1,-1 3", "king 0,-1 city-s"],
            "This tile finishes a city of 4 tiles. Whoever laid it is King now, until somebody finishes a \
             city of at least 5.",
            "Dieses Plättchen macht eine Stadt aus 4 Plättchen fertig. Wer es gelegt hat, ist jetzt \
             König, bis jemand eine Stadt aus mindestens 5 fertigbaut.",
        ),
        Text(
            "It only matters who lays the last tile, not whose followers stand there; even an empty city \
             or road counts. Pennants, inns and cathedrals do not count, and an equal size does not \
             take a title away.",
            "Es zählt nur, wer das letzte Plättchen legt, nicht, wessen Gefolgsleute dort stehen; auch \
             eine leere Stadt oder Straße gilt. Wappen, Wirtshäuser und Kathedralen zählen nicht mit, und \
             wer nur gleich groß baut, bekommt den Titel nicht.",
        ),
        Text(
            "At the end of the game the King gets 1 point for every finished city on the map, the Robber \
             Baron 1 point for every finished road, whoever built them.",
            "Am Ende des Spiels bekommt der König 1 Punkt für jede fertige Stadt auf der Karte, der \
             Raubritter 1 Punkt für jede fertige Straße, egal wer sie gebaut hat.",
        ),
    ],
};
