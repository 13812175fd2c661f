//! What the help says of Traders & Builders.

use crate::tiles::chapters::Chapter;
use crate::tiles::chapters::Piece::{Picture, Point, Text};
use ::words::extras::carcassonne_help_traders as say;

/// Goods, builder, pig.
pub const TRADERS: Chapter = Chapter {
    key: "traders",
    title: say::TRADERS_BUILDERS,
    body: &[
        Text(say::N_24_TILES_AND_FOR_EVERYBODY_A),
        Text(say::YOUR_BUILDER_JOINS_A_FOLLOWER_OF),
        Picture(
            &["W 0,0 0", "U 1,0 0", "0 0,0 road-e", "0 builder 1,0 road-e", "V 2,0 0"],
            say::BLUE_HAS_LAID_THE_CURVE_ON,
        ),
        Text(say::MANY_CITIES_HOLD_GOODS_WINE_GRAIN),
        Picture(
            &["D 0,0 0", "HE 0,-1 1", "HQ 0,-2 1", "HG 0,-3 2", "1 0,-2 city-n", "E 1,-3 3"],
            say::BLUE_COMPLETES_ORANGES_CITY_ORANGE_GETS,
        ),
        Text(say::YOUR_PIG_JOINS_A_FARMER_OF),
        Picture(
            &[
                "D 0,0 0",
                "E 0,-1 2",
                "E 1,-1 0",
                "E 1,-2 2",
                "B 2,-2 0",
                "B 2,-1 0",
                "0 0,-1 field-nl",
                "0 2,-2 field-nl",
                "0 pig 1,-1 field-el",
                "1 2,-1 field-nl",
            ],
            say::BLUE_HAS_THE_MOST_FARMERS_AND,
        ),
        Point(say::WHERE_ROADS_CROSS_ON_A_BRIDGE),
        Point(say::DRAGON_AND_TOWER_CAN_TAKE_YOUR),
    ],
};
