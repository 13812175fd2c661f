//! The colours of the house.

/// The table under the map.
pub const TABLE: &str = "#efe4cd";
/// The table at night.
pub const NIGHT: &str = "#221d19";
/// Lines and text.
pub const INK: &str = "#3b2f26";
/// What lies in the shade, to be laid over thinly.
pub const SHADE: &str = "#4a3016";

pub const FIELD: &str = "#b3c689";
/// Meadows in them.
pub const MEADOW: &str = "#bdcf95";
/// Tufts of grass.
pub const TUFT: &str = "#8ea963";
/// The seam between two tiles.
pub const SEAM: &str = "#5d6b40";
/// Leaves: light, dark, and of firs.
pub const LEAVES: [&str; 3] = ["#6e8d55", "#5c7a48", "#4b6a45"];
/// The outline of leaves.
pub const LEAF_INK: &str = "#3a492b";
/// Light on leaves.
pub const SHEEN: &str = "#94af6c";
pub const TRUNK: &str = "#6b4f35";
pub const HAY: &str = "#e0bf6c";
pub const FLOWER: &str = "#fdf6dc";
pub const WOOL: &str = "#fbf7ea";

pub const ROAD: &str = "#f4ecd8";
/// The edge of a road.
pub const ROAD_EDGE: &str = "#8d7a58";
/// The ruts of a road.
pub const TRACK: &str = "#cdbf9f";
/// The yard of a monastery.
pub const YARD: &str = "#d6d0a0";
/// The hedge around it.
pub const HEDGE: &str = "#84905a";
pub const BED: &str = "#a98a5c";

/// The ground of a city.
pub const CITY: &str = "#e0bd8b";
/// The paved place in it where a knight stands.
pub const PAVING: &str = "#e8ca9a";
/// The outline of walls.
pub const WALL_INK: &str = "#4a3222";
/// The joints between the stones of a wall.
pub const WALL_JOINT: &str = "#6a4a33";
/// The face of a wall.
pub const WALL_FACE: &str = "#a07a52";
/// The top of a wall.
pub const WALL_TOP: &str = "#d8b98c";
/// Stone: towers and wells.
pub const STONE: &str = "#d0b48c";
pub const PLASTER: &str = "#f5e7ca";
/// Roofs of tiles, and of slate at last.
pub const ROOFS: [&str; 4] = ["#b9583f", "#c97350", "#9c4a3a", "#6f7480"];
/// The field of a pennant.
pub const PENNANT: &str = "#2f5f97";

/// Gilding, straw, ripe grain.
pub const GOLD: &str = "#e8b93f";
/// Iron and steel.
pub const STEEL: &str = "#b9b2a8";
/// Labels and plates with something written on them.
pub const PAPER: &str = "#faf1dc";
pub const WATER: &str = "#8fbdd0";
/// Fire from a mountain.
pub const LAVA: &str = "#e2572b";
/// The dress of a princess.
pub const SILK: &str = "#d1598c";
pub const DRAGON: &str = "#b23a2c";
/// The dragon's wings.
pub const DRAGON_WING: &str = "#7c2620";

/// A seat's colour and the colour of what is written on it.
#[derive(Clone, Copy, Debug)]
pub struct SeatColour {
    /// The colour of its figures.
    pub fill: &'static str,
    /// The colour of its emblem on them.
    pub emblem: &'static str,
}

/// The colours of the seats, in playing order; each seat has an emblem as well.
pub const SEATS: [SeatColour; game::SEATS_MAX] = [
    SeatColour { fill: "#0a6fb0", emblem: "#fff" },
    SeatColour { fill: "#d1741b", emblem: "#fff" },
    SeatColour { fill: "#14866a", emblem: "#fff" },
    SeatColour { fill: "#b04a86", emblem: "#fff" },
    SeatColour { fill: "#33302c", emblem: "#fff" },
    SeatColour { fill: "#f6f1e6", emblem: "#3b2f26" },
];
