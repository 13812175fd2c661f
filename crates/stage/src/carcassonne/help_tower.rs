//! What the help says of The Tower, and of expansions together.

use crate::tiles::chapters::Chapter;
use crate::tiles::chapters::Piece::{Picture, Point, Text};
use ::words::extras::carcassonne_help_tower as say;

/// Towers, prisoners, ransom.
pub const TOWER: Chapter = Chapter {
    key: "tower",
    title: say::THE_TOWER,
    body: &[
        Text(say::N_18_TILES_WITH_A_PLACE_FOR),
        Text(say::INSTEAD_OF_PLACING_A_FIGURE_YOU),
        Picture(
            &[
                "TA 0,0 0",
                "B 0,1 0",
                "B 1,0 0",
                "B 2,0 0",
                "E 1,-1 1",
                "E 1,-2 0",
                "B 0,-2 0",
                "1 0,1 monastery",
                "2 2,0 monastery",
                "3 0,-2 monastery",
                "tower 0,0 1",
            ],
            say::ONE_PIECE_REACHES_5_TILES_HERE,
        ),
        Point(say::A_CAPTURED_FOLLOWER_LIES_IN_FRONT),
        Point(say::AS_SOON_AS_TWO_PLAYERS_EACH),
        Point(say::IN_YOUR_TURN_YOU_MAY_BUY),
        Text(say::INSTEAD_OF_ADDING_A_PIECE_YOU),
        Text(say::YOU_MAY_AGREE_THAT_SUCH_A),
    ],
};

/// The whole turn, whatever is on the table.
pub const TOGETHER: Chapter = Chapter {
    key: "together",
    title: say::EXPANSIONS_TOGETHER,
    body: &[
        Text(say::ANY_MIX_WORKS_ALL_OF_THEM),
        Point(say::THE_FAIRY_GIVES_HER_POINT_UNTIL),
        Point(say::YOU_DRAW_AND_LAY_A_TILE),
        Point(say::YOU_DO_ONE_THING_OR_NOTHING),
        Point(say::IF_YOU_HAVE_LAID_A_DRAGON),
        Point(say::COMPLETED_FEATURES_ARE_SCORED_GOODS_AND),
        Point(say::IF_YOUR_BUILDER_HAS_EARNED_YOU),
        Text(say::IF_YOU_LIKE_TO_TINKER_CHOOSE),
    ],
};
