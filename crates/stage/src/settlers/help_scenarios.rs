//! What the help says about each scenario.

use super::help_text::Chapter;
use ::words::extras::settlers_help_scenarios as say;

/// A section for each scenario; maps for three and for four share one.
pub const SCENARIOS: &[Chapter] = &[
    Chapter {
        key: "new-shores",
        title: say::NEW_SHORES,
        body: &[say::EVERYBODY_STARTS_ON_THE_LARGE_ISLAND],
    },
    Chapter {
        key: "four-islands",
        title: say::FOUR_ISLANDS,
        body: &[say::YOU_MAY_START_ON_ANY_ISLAND],
    },
    Chapter {
        key: "oceania",
        title: say::OCEANIA,
        body: &[say::MUCH_OF_THE_SEA_IS_UNKNOWN, say::SHIPS_AT_THE_BEGINNING_DISCOVER_TOO],
    },
    Chapter {
        key: "desert",
        title: say::THROUGH_THE_DESERT,
        body: &[say::A_BELT_OF_DESERT_DIVIDES_THE],
    },
    Chapter {
        key: "new-world",
        title: say::SEAFARERS_NEW_WORLD,
        body: &[say::LAND_AND_SEA_ARE_DEALT_HEX, say::YOU_MAY_AGREE_THAT_A_BOARD],
    },
    Chapter {
        key: "great-crossing",
        title: say::THE_GREAT_CROSSING,
        body: &[
            say::TWO_COASTS_FACE_EACH_OTHER_BOTH,
            say::YOUR_SHIPS_MAY_ALSO_MEET_THE,
            say::SHIPS_IN_A_SHARED_LINE_OR,
        ],
    },
    Chapter {
        key: "greater-catan",
        title: say::GREATER_CATAN,
        body: &[say::YOU_START_ON_THE_LARGE_ISLAND, say::WHEN_THE_BAG_IS_EMPTY_YOU],
    },
    Chapter {
        key: "custom",
        title: say::MAPS_OF_YOUR_OWN,
        body: &[say::IN_THE_WORKSHOP_YOU_PAINT_HEXES],
    },
];
