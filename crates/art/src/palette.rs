//! The colours of the house.

/// The table under the map.
pub const TABLE: &str = "#efe4cd";
/// Lines and text.
pub const INK: &str = "#3b2f26";
/// Fields.
pub const FIELD: &str = "#b3c689";
/// Tufts of grass.
pub const TUFT: &str = "#94ad69";
/// The ground of a city.
pub const CITY: &str = "#e0bd8b";
/// City walls.
pub const WALL: &str = "#6a4a33";
/// The stones in a wall, and house fronts.
pub const WALL_STONE: &str = "#f3e3c3";
/// Roads.
pub const ROAD: &str = "#f4ecd8";
/// The edge of a road.
pub const ROAD_EDGE: &str = "#8d7a58";
/// Roofs.
pub const ROOFS: [&str; 4] = ["#b9583f", "#c97350", "#a8503c", "#8f6b4e"];
/// Trees.
pub const TREES: [&str; 3] = ["#5c7a48", "#6e8d55", "#4f6d42"];
/// The field of a pennant.
pub const PENNANT: &str = "#2f5f97";

/// A seat's colour, the colour of what is written on it, and its name.
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
