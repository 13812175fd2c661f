//! What the help says of Inns & Cathedrals.

use crate::tiles::chapters::Chapter;
use crate::tiles::chapters::Piece::{Picture, Point, Text};

/// Big followers, inns, cathedrals.
pub const INNS: Chapter = Chapter {
    key: "inns",
    title: ("Inns & Cathedrals", "Wirtshäuser & Kathedralen"),
    body: &[
        Text(
            "18 tiles are added, and everybody gets a big follower. You place it like \
             any other, but it counts as two when followers are compared: against two small ones it \
             is a tie. In a monastery its size makes no difference.",
            "18 Plättchen kommen dazu, und alle bekommen einen großen Gefolgsmann. Du setzt \
             ihn wie die anderen ein, aber beim Vergleichen zählt er als zwei: Gegen zwei kleine ist \
             es Gleichstand. In einem Kloster hilft ihm seine Größe nicht.",
        ),
        Point(
            "A completed road with an inn scores 2 points per tile instead of 1. A second inn adds \
             nothing.",
            "Eine fertige Straße mit Wirtshaus bringt 2 Punkte je Plättchen statt 1. Ein zweites \
             Wirtshaus bringt nichts dazu.",
        ),
        Point(
            "A completed city with a cathedral scores 3 points per tile and pennant instead of 2.",
            "Eine fertige Stadt mit Kathedrale bringt 3 Punkte je Plättchen und Wappen statt 2.",
        ),
        Point(
            "But if they are not completed when the game ends, they score nothing at all.",
            "Sind sie am Ende des Spiels aber nicht fertig, bringen sie gar nichts.",
        ),
        Picture(
            &["EN 1,0 1", "D 0,0 0", "0 1,0 road-w", "W -1,0 0"],
            "3 tiles and an inn: 6 points. Without the crossing on the left it would be 0 at the end.",
            "3 Plättchen und ein Wirtshaus: 6 Punkte. Ohne die Kreuzung links wären es am Ende 0.",
        ),
        Picture(
            &[
                "EK 0,-1 0",
                "D 0,0 0",
                "G -1,-1 0",
                "E -2,-1 1",
                "F 1,-1 0",
                "E 2,-1 3",
                "0 0,-1 city-n",
                "E 0,-2 2",
            ],
            "7 tiles, a pennant and a cathedral: 24 points. Left open it would be worth nothing.",
            "7 Plättchen, ein Wappen und eine Kathedrale: 24 Punkte. Offen geblieben, wäre sie \
             nichts wert.",
        ),
        Text(
            "You may also add an inn or a cathedral to what belongs to others, and hope that they do \
             not complete it. For farmers a city with a cathedral is a city like any other.",
            "Du darfst ein Wirtshaus oder eine Kathedrale auch an fremden Besitz legen und hoffen, \
             dass er nicht fertig wird. Für Bauern ist eine Stadt mit Kathedrale eine wie jede andere.",
        ),
    ],
};
