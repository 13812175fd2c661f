//! What the help says of Inns & Cathedrals.

use crate::tiles::chapters::Chapter;
use crate::tiles::chapters::Piece::{Picture, Point, Text};
use ::words::extras::carcassonne_help_inns as say;

/// Big followers, inns, cathedrals.
pub const INNS: Chapter = Chapter {
    key: "inns",
    title: say::INNS_CATHEDRALS,
    body: &[
        Text(say::N_18_TILES_ARE_ADDED_AND_EVERYBODY),
        Point(say::A_COMPLETED_ROAD_WITH_AN_INN),
        Point(say::A_COMPLETED_CITY_WITH_A_CATHEDRAL),
        Point(say::BUT_IF_THEY_ARE_NOT_COMPLETED),
        Picture(&["EN 1,0 1", "D 0,0 0", "0 1,0 road-w", "W -1,0 0"], say::N_3_TILES_AND_AN_INN_6),
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
            say::N_7_TILES_A_PENNANT_AND_A,
        ),
        Text(say::YOU_MAY_ALSO_ADD_AN_INN),
    ],
};
