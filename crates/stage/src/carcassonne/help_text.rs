//! What the help says. No sentence is copied from a rulebook; the numbers are those of the rules.

use super::help_dragon::DRAGON;
use super::help_inns::INNS;
use super::help_king::KING;
use super::help_tower::{TOGETHER, TOWER};
use super::help_traders::TRADERS;
use crate::tiles::chapters::Piece::{Picture, Point, Text};
use crate::tiles::chapters::{self, Chapter, DRAW_AND_LAY, FAIR_DICE, FITS_NOWHERE};
use ::words::extras::carcassonne_help as say;

/// The sections in order.
pub const CHAPTERS: &[Chapter] = &[
    AIM,
    TURN,
    LAYING,
    FOLLOWERS,
    ROADS,
    CITIES,
    MONASTERIES,
    FARMERS,
    FINAL_SCORING,
    INNS,
    TRADERS,
    DRAGON,
    TOWER,
    KING,
    TOGETHER,
    FAIR_DICE,
];

const AIM: Chapter = Chapter {
    body: &[
        Text(say::TOGETHER_YOU_BUILD_ONE_MAP_TILE),
        Text(say::EVERYBODY_HAS_SEVEN_FOLLOWERS_UNLESS_YOU),
    ],
    ..chapters::AIM
};

const TURN: Chapter = Chapter {
    body: &[
        DRAW_AND_LAY,
        Point(say::YOU_MAY_PLACE_ONE_FOLLOWER_ON),
        Point(say::EVERYTHING_THE_TILE_COMPLETES_IS_SCORED),
        Text(say::ALWAYS_IN_THIS_ORDER_A_FOLLOWER),
    ],
    ..chapters::TURN
};

const LAYING: Chapter = Chapter {
    body: &[
        Text(say::A_TILE_MUST_SHARE_AT_LEAST),
        Picture(&["D 0,0 0", "U 1,0 0", "E 0,-1 2", "B 0,1 0"], say::ROAD_TO_ROAD_CITY_TO_CITY),
        FITS_NOWHERE,
    ],
    ..chapters::LAYING
};

const FOLLOWERS: Chapter = Chapter {
    key: "followers",
    title: say::FOLLOWERS,
    body: &[
        Text(say::YOU_PLACE_A_FOLLOWER_ON_ONE),
        Picture(
            &[
                "D 0,0 0",
                "U 1,0 0",
                "R 0,-1 2",
                "B 0,1 0",
                "0 0,-1 city-s",
                "1 1,0 road-e",
                "0 0,1 monastery",
                "1 1,0 field-sl",
            ],
            say::A_KNIGHT_A_THIEF_A_MONK,
        ),
        Text(say::THE_WHOLE_ROAD_CITY_OR_FIELD),
        Text(say::THEN_WHOEVER_HAS_THE_MOST_FOLLOWERS),
    ],
};

const ROADS: Chapter = Chapter {
    key: "roads",
    title: say::ROADS,
    body: &[
        Text(say::A_ROAD_IS_COMPLETED_WHEN_BOTH),
        Picture(
            &["W 0,0 0", "U 1,0 0", "V 2,0 0", "A 2,1 2", "0 1,0 road-e"],
            say::FROM_THE_CROSSING_TO_THE_MONASTERY,
        ),
    ],
};

const CITIES: Chapter = Chapter {
    key: "cities",
    title: say::CITIES,
    body: &[
        Text(say::A_CITY_IS_COMPLETED_WHEN_ITS),
        Picture(
            &["E 0,0 0", "M 0,-1 3", "E -1,-1 1", "0 0,-1 city-s"],
            say::N_3_TILES_AND_A_PENNANT_8,
        ),
        Text(say::A_TILE_THAT_BELONGS_TO_THE),
    ],
};

const MONASTERIES: Chapter = Chapter {
    key: "monasteries",
    title: say::MONASTERIES,
    body: &[
        Text(say::A_MONASTERY_IS_COMPLETED_WHEN_ALL),
        Picture(
            &[
                "B 0,0 0",
                "U 0,-1 0",
                "V 1,-1 0",
                "U 1,0 1",
                "V 1,1 1",
                "U 0,1 0",
                "V -1,1 2",
                "U -1,0 1",
                "V -1,-1 3",
                "0 0,0 monastery",
            ],
            say::SURROUNDED_9_POINTS_THE_ROAD_AROUND,
        ),
    ],
};

const FARMERS: Chapter = Chapter {
    key: "farmers",
    title: say::FARMERS,
    body: &[
        Text(say::A_FIELD_ENDS_AT_ROADS_AT),
        Text(say::AT_THE_END_EACH_FIELD_SCORES),
        Picture(
            &["D 0,0 0", "E 0,-1 2", "H 1,-1 0", "K 1,0 0", "0 0,-1 field-nl"],
            say::THIS_FIELD_TOUCHES_TWO_COMPLETED_CITIES,
        ),
        Text(say::THE_OVERLAY_FIELDS_SHOWS_WHERE_A),
    ],
};

const FINAL_SCORING: Chapter = Chapter {
    body: &[
        Text(say::THE_GAME_ENDS_WITH_THE_TURN),
        Point(say::ROADS_1_POINT_PER_TILE),
        Point(say::CITIES_1_POINT_PER_TILE_AND),
        Point(say::MONASTERIES_1_POINT_FOR_THEMSELVES_AND),
        Point(say::FIELDS_3_POINTS_FOR_EACH_COMPLETED),
    ],
    ..chapters::THE_END
};
