//! Short games that teach an expansion each, for those who know the base game.
//!
//! Two seats, the person on seat 0 and a bot on seat 1, as in the first game; the dice are such that
//! the person draws what is spoken of.

use ::words::extras::carcassonne_courses as say;
use serde_json::{Map, Value, json};

use crate::claim::Claim::{
    Asked, Before, Chosen, Drawn, NotAsked, Own, Progress, Snug, There, Touchable, Tried, Untried,
};
use crate::guide::{self, Course, WrittenLesson};
use crate::tiles::steps::{FAREWELL, ONCE_MORE, note, task};

/// A course for each expansion in which something is decided, by the name of its chapter in the help.
pub const COURSES: &[Course] = &[
    Course {
        key: "inns",
        options: || with("inns"),
        lessons: |lang| guide::lessons(INNS, lang),
        seed: "0000000000000000000000000000000000000000000000000000000000000f08",
    },
    Course {
        key: "traders",
        options: || with("traders"),
        lessons: |lang| guide::lessons(TRADERS, lang),
        seed: "0000000000000000000000000000000000000000000000000000000000001307",
    },
    Course {
        key: "dragon",
        options: || with("dragon"),
        lessons: |lang| guide::lessons(DRAGON, lang),
        seed: "000000000000000000000000000000000000000000000000000000000000c602",
    },
    Course {
        key: "tower",
        options: || with("tower"),
        lessons: |lang| guide::lessons(TOWER, lang),
        seed: "00000000000000000000000000000000000000000000000000000000000000a6",
    },
];

fn with(set: &str) -> Map<String, Value> {
    Map::from_iter([("sets".to_owned(), json!([set]))])
}

const INNS: &[WrittenLesson] = &[
    task(
        say::INNS_CATHEDRALS_YOU_HAVE_DRAWN_A,
        &[Drawn("inn"), Before(1), Touchable("cell:1,0"), Untried],
        &[Progress(1)],
    ),
    task(
        say::YOU_ALSO_HAVE_A_BIG_FOLLOWER,
        &[Asked("figure"), Before(2), Chosen("deed:follower"), Touchable("deed:big"), Untried],
        &[Progress(2)],
    ),
    task(
        say::PLACE_HIM_ON_THE_ROAD_HE,
        &[Asked("figure"), Before(2), Chosen("deed:big"), Touchable("ghost:road"), Untried],
        &[Progress(2)],
    ),
    task(ONCE_MORE, &[Tried, Before(2)], &[Progress(2)]),
    note(say::A_ROAD_WITH_AN_INN_BRINGS, &[Progress(1), NotAsked("figure")], &[Progress(3)]),
    task(
        say::A_CROSSING_IT_ENDS_A_ROAD,
        &[Drawn("crossing"), Own("1,0:road-w", 1), Before(3), Touchable("cell:-1,0"), Untried],
        &[Progress(3)],
    ),
    task(ONCE_MORE, &[Tried, Progress(2), Before(3)], &[Progress(3)]),
    note(
        say::CATHEDRALS_DO_THE_SAME_FOR_CITIES,
        &[Progress(3), NotAsked("figure")],
        &[Progress(7)],
    ),
    FAREWELL,
];

const TRADERS: &[WrittenLesson] = &[
    task(
        say::TRADERS_BUILDERS_YOU_ALSO_HAVE_A,
        &[Drawn("road"), Before(1), Touchable("cell:1,0"), Untried],
        &[Progress(1)],
    ),
    task(
        say::PLACE_A_FOLLOWER_ON_THE_ROAD,
        &[Asked("figure"), Before(2), Touchable("ghost:road"), Untried],
        &[Progress(2)],
    ),
    task(ONCE_MORE, &[Tried, Before(2)], &[Progress(2)]),
    note(
        say::A_BUILDER_NEEDS_A_FOLLOWER_OF,
        &[Progress(1), Before(3), NotAsked("figure"), NotAsked("lay"), Own("1,0:road", 1)],
        &[Progress(2)],
    ),
    task(
        say::MORE_ROAD_LENGTHEN_YOURS_ON_THE,
        &[
            Drawn("road"),
            Own("1,0:road-e", 1),
            Progress(2),
            Before(3),
            Touchable("cell:2,0"),
            Untried,
        ],
        &[Progress(3)],
    ),
    task(
        say::CHOOSE_YOUR_BUILDER,
        &[
            Asked("figure"),
            Progress(3),
            Before(4),
            Chosen("deed:follower"),
            Touchable("deed:builder"),
            Untried,
        ],
        &[Progress(4)],
    ),
    task(
        say::PLACE_HIM_WHERE_YOUR_FOLLOWERS_ROAD,
        &[
            Asked("figure"),
            Progress(3),
            Before(4),
            Chosen("deed:builder"),
            Touchable("ghost:road"),
            Untried,
        ],
        &[Progress(4)],
    ),
    task(ONCE_MORE, &[Tried, Progress(2), Before(4)], &[Progress(4)]),
    note(say::YOUR_BUILDER_IS_AT_WORK_EVERY, &[Own("builder", 1), Before(5)], &[Progress(5)]),
    task(
        say::LENGTHEN_YOUR_ROAD_AGAIN_ON_THE,
        &[
            Asked("lay"),
            Own("builder", 1),
            Own("1,0:road", 1),
            Progress(4),
            Before(5),
            Touchable("cell:-1,0"),
            Untried,
        ],
        &[Progress(5)],
    ),
    task(
        say::YOUR_BUILDER_HAS_EARNED_YOU_THIS,
        &[Asked("lay"), There("second-tile"), Progress(5), Before(6), Untried],
        &[Progress(6)],
    ),
    note(say::WATCH_FOR_WINE_GRAIN_AND_CLOTH, &[Progress(5), NotAsked("figure")], &[Progress(10)]),
    FAREWELL,
];

const DRAGON: &[WrittenLesson] = &[
    task(
        say::PRINCESS_DRAGON_YOU_HAVE_DRAWN_A,
        &[Drawn("volcano"), Before(1), Touchable("cell:1,0"), Untried],
        &[Progress(1)],
    ),
    task(ONCE_MORE, &[Tried, Before(1)], &[Progress(1)]),
    note(say::THE_DRAGON_HAS_COME_IT_SLEEPS, &[There("dragon"), Before(3)], &[Progress(3)]),
    task(
        say::LAY_THIS_TILE_A_FOLLOWER_IS,
        &[Asked("lay"), Progress(2), Before(3), Touchable("cell:-1,0"), Untried],
        &[Progress(3)],
    ),
    task(
        say::PLACE_A_FOLLOWER,
        &[
            Asked("figure"),
            Progress(3),
            Before(4),
            Chosen("deed:follower"),
            Touchable("ghost:road"),
            Untried,
        ],
        &[Progress(4)],
    ),
    task(ONCE_MORE, &[Tried, Progress(2), Before(4)], &[Progress(4)]),
    note(
        say::WHEN_THE_DRAGON_WAKES_YOUR_FOLLOWER,
        &[Progress(3), Before(5), NotAsked("figure"), Own("", 1)],
        &[Progress(5)],
    ),
    task(
        say::A_TILE_WITH_A_DRAGON_AS,
        &[Drawn("dragon"), There("dragon"), Progress(4), Before(5), Touchable("cell:2,0"), Untried],
        &[Progress(5)],
    ),
    task(
        say::INSTEAD_OF_PLACING_A_FOLLOWER_CHOOSE,
        &[
            Asked("figure"),
            Progress(5),
            Before(6),
            Chosen("deed:follower"),
            Touchable("deed:fairy"),
            Untried,
        ],
        &[Progress(6)],
    ),
    task(
        say::PUT_HER_BESIDE_YOUR_FOLLOWER,
        &[
            Asked("figure"),
            Progress(5),
            Before(6),
            Chosen("deed:fairy"),
            Touchable("ghost:"),
            Untried,
        ],
        &[Progress(6)],
    ),
    task(ONCE_MORE, &[Tried, Asked("figure"), Progress(4), Before(6)], &[Progress(6)]),
    task(
        say::THE_DRAGON_IS_AWAKE_IT_MOVES,
        &[Asked("dragon"), Touchable("ghost:"), Before(6)],
        &[Progress(6)],
    ),
    note(
        say::WHILE_THE_FAIRY_IS_WITH_A,
        &[Progress(5), NotAsked("figure"), NotAsked("dragon")],
        &[Progress(10)],
    ),
    FAREWELL,
];

const TOWER: &[WrittenLesson] = &[
    task(
        say::THE_TOWER_EVERYBODY_HAS_TOWER_PIECES,
        &[Drawn("tower-place"), Before(1), Touchable("cell:1,0"), Untried],
        &[Progress(1)],
    ),
    task(
        say::INSTEAD_OF_PLACING_A_FOLLOWER_YOU,
        &[Asked("figure"), Before(2), Chosen("deed:follower"), Touchable("deed:tower"), Untried],
        &[Progress(2)],
    ),
    task(
        say::PUT_THE_FIRST_PIECE_ON_THE,
        &[Asked("figure"), Before(2), Chosen("deed:tower"), Touchable("ghost:"), Untried],
        &[Progress(2)],
    ),
    task(ONCE_MORE, &[Tried, Before(2)], &[Progress(2)]),
    note(
        say::WHOEVER_PUTS_A_PIECE_MAY_CAPTURE,
        &[Progress(1), Before(3), NotAsked("figure")],
        &[Progress(3)],
    ),
    task(
        say::NOW_LAY_THIS_TILE,
        &[Asked("lay"), Progress(2), Before(3), Snug, Untried],
        &[Progress(3)],
    ),
    task(
        say::LOOK_AT_THE_TOWER_AGAIN_CHOOSE,
        &[Asked("figure"), Progress(3), Before(4), Touchable("deed:tower"), Untried],
        &[Progress(4)],
    ),
    task(ONCE_MORE, &[Tried, Progress(2), Before(4)], &[Progress(4)]),
    note(
        say::PRISONERS_LIE_BESIDE_THEIR_CAPTORS_POINTS,
        &[Progress(3), NotAsked("figure")],
        &[Progress(8)],
    ),
    note(say::A_FOLLOWER_ON_TOP_OF_A, &[Progress(3), NotAsked("figure")], &[Progress(8)]),
    FAREWELL,
];
