//! What the help says. No sentence is copied from a rulebook; the numbers are those of the rules.

use crate::tiles::chapters::Piece::{Picture, Point, Text};
use crate::tiles::chapters::{self, Chapter, DRAW_AND_LAY, FAIR_DICE, FITS_NOWHERE};
use ::words::extras::newworld_help as say;

/// The sections in order.
pub const CHAPTERS: &[Chapter] = &[
    AIM, TURN, LAYING, SETTLERS, ROADS, TOWNS, FARMS, SURVEYORS, HOME, ORDER, PLAINS, END, TILES,
    FAIR_DICE,
];

const AIM: Chapter = Chapter {
    body: &[
        Text(say::YOU_HAVE_LANDED_ON_THE_EAST),
        Text(say::EVERYBODY_HAS_FIVE_SETTLERS_WHOEVER_HAS),
    ],
    ..chapters::AIM
};

const TURN: Chapter = Chapter {
    body: &[
        DRAW_AND_LAY,
        Point(say::YOU_MAY_PLACE_ONE_SETTLER_ON),
        Point(say::EVERYTHING_THE_TILE_COMPLETES_IS_SCORED),
    ],
    ..chapters::TURN
};

const LAYING: Chapter = Chapter {
    body: &[
        Text(say::A_TILE_MUST_SHARE_A_SIDE),
        Picture(&["K 1,2 1", "AH 1,3 0", "Z 2,3 0"], say::PLYMOUTH_CONTINUES_AS_A_TOWN_THE),
        FITS_NOWHERE,
    ],
    ..chapters::LAYING
};

const SETTLERS: Chapter = Chapter {
    key: "settlers",
    title: say::SETTLERS,
    body: &[
        Text(say::A_SETTLERS_PLACE_DECIDES_ITS_ROLE),
        Picture(
            &[
                "K 1,2 1",
                "AH 1,3 0",
                "B 1,4 0",
                "0 1,2 town-e",
                "1 1,3 road-e",
                "0 1,4 farm",
                "1 1,2 plain-nl",
            ],
            say::A_SHERIFF_A_BANDIT_A_FARMER,
        ),
        Text(say::THE_WHOLE_ROAD_TOWN_OR_PLAIN),
    ],
};

const ROADS: Chapter = Chapter {
    key: "roads",
    title: say::ROADS,
    body: &[
        Text(say::A_ROAD_IS_COMPLETED_WHEN_BOTH),
        Picture(&["AG 1,3 0", "Z 2,3 0", "0 1,3 road-e"], say::FROM_THE_SHORE_TO_THE_CROSSING),
    ],
};

const TOWNS: Chapter = Chapter {
    key: "towns",
    title: say::TOWNS,
    body: &[
        Text(say::A_TOWN_IS_COMPLETED_WHEN_ITS),
        Picture(&["T 1,6 1", "K 2,6 1", "0 1,6 town-e"], say::NEW_YORK_AND_TWO_TILES_ONE),
    ],
};

const FARMS: Chapter = Chapter {
    key: "farms",
    title: say::FARMS,
    body: &[
        Text(say::A_FARM_IS_COMPLETED_WHEN_ALL),
        Picture(
            &[
                "B 1,4 0",
                "AH 1,3 0",
                "AH 1,5 0",
                "AH 2,3 0",
                "AJ 2,5 0",
                "AS 2,4 0",
                "1 1,4 farm",
                "surveyors 1 1",
            ],
            say::SURROUNDED_9_POINTS_BOTH_SURVEYORS_STAND,
        ),
    ],
};

const SURVEYORS: Chapter = Chapter {
    key: "surveyors",
    title: say::THE_SURVEYORS_BONUS,
    body: &[
        Text(say::EACH_SURVEYOR_IN_THE_COLUMN_OF),
        Text(say::AFTER_EACH_SCORING_WHATEVER_ITS_RESULT),
    ],
};

const HOME: Chapter = Chapter {
    key: "home",
    title: say::SENT_HOME,
    body: &[
        Text(say::THEN_EVERY_BANDIT_SHERIFF_AND_FARMER),
        Picture(
            &["D 1,2 0", "AH 1,3 0", "Z 2,3 0", "1 1,2 town-n", "0 2,3 road-w", "surveyors 1 2"],
            say::AFTER_THE_NEXT_SCORING_THE_SURVEYOR,
        ),
    ],
};

const ORDER: Chapter = Chapter {
    key: "order",
    title: say::SEVERAL_AT_ONCE,
    body: &[Text(say::IF_YOUR_TILE_COMPLETES_SEVERAL_THINGS)],
};

const PLAINS: Chapter = Chapter {
    key: "plains",
    title: say::PLAINS_AND_TRAPPERS,
    body: &[
        Text(say::A_PLAIN_ENDS_AT_ROADS_TOWNS),
        Picture(&["AS 1,4 0", "AR 2,4 0", "0 1,4 plain-nl"], say::A_PLAIN_WITH_5_ANIMALS_5),
    ],
};

const END: Chapter = Chapter {
    body: &[
        Text(say::THE_GAME_ENDS_WITH_THE_TURN),
        Point(say::ROADS_1_POINT_PER_TILE_AND),
        Point(say::TOWNS_1_POINT_PER_TILE_AND),
        Point(say::FARMS_1_POINT_FOR_THEMSELVES_AND),
        Point(say::PLAINS_1_POINT_PER_ANIMAL),
    ],
    ..chapters::THE_END
};

const TILES: Chapter = Chapter {
    key: "tiles",
    title: say::THE_TILES,
    body: &[Text(say::HOW_MANY_TILES_OF_WHICH_KIND), Text(say::IF_YOU_OWN_THE_BOX_TAKE)],
};
