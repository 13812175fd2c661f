//! What the help says of King & Robber Baron.

use crate::tiles::chapters::Chapter;
use crate::tiles::chapters::Piece::{Picture, Point, Text};
use ::words::extras::carcassonne_help_king as say;

pub const KING: Chapter = Chapter {
    key: "king",
    title: say::KING_ROBBER_BARON,
    body: &[
        Text(say::NO_TILES_ARE_ADDED_BUT_TWO),
        Point(say::WHOEVER_FINISHES_THE_FIRST_CITY_BECOMES),
        Point(say::IN_THE_SAME_WAY_WHOEVER_FINISHES),
        Picture(
            &["D 0,0 0", "R 0,-1 2", "E -1,-1 1", "E 1,-1 3", "king 0,-1 city-s"],
            say::THIS_TILE_FINISHES_A_CITY_OF,
        ),
        Text(say::IT_ONLY_MATTERS_WHO_LAYS_THE),
        Text(say::AT_THE_END_OF_THE_GAME),
    ],
};
