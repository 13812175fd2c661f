//! What the help says of Princess & Dragon.

use crate::tiles::chapters::Chapter;
use crate::tiles::chapters::Piece::{Picture, Point, Text};
use ::words::extras::carcassonne_help_dragon as say;

/// Dragon, fairy, portal, princess.
pub const DRAGON: Chapter = Chapter {
    key: "dragon",
    title: say::PRINCESS_DRAGON,
    body: &[
        Text(say::N_30_TILES_MOST_WITH_A_SYMBOL),
        Point(say::VOLCANO_THE_DRAGON_MOVES_TO_THIS),
        Point(say::DRAGON_PLACE_A_FIGURE_AS_USUAL),
        Point(say::PORTAL_YOUR_FOLLOWER_MAY_GO_TO),
        Point(say::PRINCESS_IF_THERE_ARE_KNIGHTS_IN),
        Text(say::THE_DRAGON_MOVES_SIX_TILES_YOU),
        Picture(
            &[
                "B2 2,2 0",
                "B 1,2 0",
                "B 0,2 0",
                "E 2,1 1",
                "B 1,1 0",
                "B 0,1 0",
                "E 0,0 0",
                "0 0,1 monastery",
                "1 1,1 monastery",
                "dragon 2,2",
            ],
            say::UP_LEFT_DOWN_LEFT_UP_AND,
        ),
        Text(say::UNTIL_THE_FIRST_VOLCANO_IS_LAID),
        Text(say::THE_FAIRY_INSTEAD_OF_PLACING_A),
        Picture(
            &[
                "BX 0,0 0",
                "U -1,0 0",
                "W -2,0 0",
                "0 -1,0 road-e",
                "fairy -1,0 road-e",
                "dragon 0,0",
            ],
            say::THE_DRAGON_CANNOT_GET_PAST_THE,
        ),
        Text(say::IN_A_TUNNEL_THE_ROAD_CONTINUES),
    ],
};
