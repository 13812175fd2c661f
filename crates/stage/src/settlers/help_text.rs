//! What the help says about the game itself. No sentence is copied from a rulebook; the numbers are
//! those of the rules.

use ::words::Word;
use ::words::extras::settlers_help as say;

/// A section of the help.
#[derive(Debug)]
pub struct Chapter {
    /// Its name in links.
    pub key: &'static str,
    pub title: Word,
    /// What it says; a point of a list begins with a dot.
    pub body: &'static [Word],
}

/// The sections in order, before those of the scenarios.
pub const CHAPTERS: &[Chapter] = &[
    Chapter {
        key: "aim",
        title: say::WHAT_IT_IS_ABOUT,
        body: &[
            say::YOU_SETTLE_AN_ISLAND_SETTLEMENTS_AND,
            say::A_SETTLEMENT_IS_WORTH_1_POINT,
            say::THE_LONGEST_TRADE_ROUTE_AND_THE,
            say::A_VICTORY_POINT_CARD_AND_A,
        ],
    },
    Chapter {
        key: "setup",
        title: say::THE_BEGINNING,
        body: &[say::IN_TURN_ORDER_EVERYBODY_BUILDS_A, say::THE_MORE_DOTS_UNDER_A_NUMBER],
    },
    Chapter {
        key: "turn",
        title: say::A_TURN,
        body: &[
            say::ROLL_THE_DICE_EVERYBODY_MAY_GET,
            say::TRADE_WITH_THE_OTHERS_AND_WITH,
            say::ONCE_IN_YOUR_TURN_ALSO_BEFORE,
        ],
    },
    Chapter {
        key: "harvest",
        title: say::HARVEST,
        body: &[say::EVERY_HEX_WITH_THE_NUMBER_ROLLED, say::THERE_ARE_19_CARDS_OF_EACH],
    },
    Chapter {
        key: "seven",
        title: say::SEVEN_AND_THE_ROBBER,
        body: &[say::A_SEVEN_BRINGS_NO_CARDS_ANYONE],
    },
    Chapter {
        key: "building",
        title: say::BUILDING,
        body: &[say::A_NEW_ROAD_CONTINUES_YOUR_ROADS, say::YOU_HAVE_5_SETTLEMENTS_4_CITIES],
    },
    Chapter {
        key: "trade",
        title: say::TRADE,
        body: &[say::ON_YOUR_TURN_YOU_CAN_TRADE, say::THE_BANK_GIVES_ONE_CARD_FOR],
    },
    Chapter {
        key: "cards",
        title: say::DEVELOPMENT_CARDS,
        body: &[
            say::YOU_MAY_PLAY_ONE_PER_TURN,
            say::KNIGHT_14_MOVE_THE_ROBBER_AND,
            say::ROAD_BUILDING_2_TWO_FREE_ROADS,
            say::INVENTION_2_TWO_CARDS_OF_YOUR,
            say::MONOPOLY_2_EVERYBODY_GIVES_YOU_ALL,
            say::VICTORY_POINT_5_STAYS_HIDDEN_AND,
        ],
    },
    Chapter {
        key: "honours",
        title: say::LONGEST_ROUTE_LARGEST_ARMY,
        body: &[say::FIVE_PIECES_IN_A_ROW_WITHOUT, say::IF_A_ROUTE_IS_BROKEN_AND],
    },
    Chapter {
        key: "ships",
        title: say::SHIPS,
        body: &[
            say::ON_MAPS_WITH_SEA_EVERYBODY_HAS,
            say::ONCE_PER_TURN_YOU_MAY_MOVE,
            say::AT_THE_BEGINNING_A_SETTLEMENT_ON,
        ],
    },
    Chapter { key: "gold", title: say::GOLD, body: &[say::A_GOLD_RIVER_BRINGS_A_CARD] },
    Chapter { key: "pirate", title: say::THE_PIRATE, body: &[say::YOU_MAY_AGREE_TO_PLAY_WITH] },
    Chapter {
        key: "fair-dice",
        title: say::FAIR_DICE,
        body: &[say::BEFORE_THE_FIRST_MOVE_THE_TABLE],
    },
];
