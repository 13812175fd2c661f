//! The colours of the New World, beside those of the house.

pub const PLAIN: &str = "#c6c886";
/// Lighter grass in them.
pub const MEADOW: &str = "#d1d194";
/// Tufts of grass.
pub const GRASS: &str = "#9fa45c";
/// Leaves: light and dark, with the first red of autumn.
pub const LEAVES: [&str; 2] = ["#7f9150", "#a9713f"];

/// The ground of a town.
pub const TOWN: &str = "#e3c795";
/// The open place in it where a sheriff stands.
pub const SQUARE: &str = "#ecd6ab";
/// A palisade: its face, its top, the gaps between the logs.
pub const LOG_FACE: &str = "#6d4a2c";
/// The top of a palisade.
pub const LOG_TOP: &str = "#b07a48";
/// The gaps between the logs.
pub const LOG_JOINT: &str = "#54371f";
/// Walls of logs.
pub const LOGS: &str = "#d8b07a";
/// Roofs of shingles.
pub const SHINGLES: [&str; 3] = ["#8f6a4a", "#ab845c", "#6f5641"];

/// The acre around a farm.
pub const ACRE: &str = "#ddc98d";
pub const FENCE: &str = "#8a6844";
/// The boards of a barn.
pub const BARN: &str = "#a8402f";
pub const WHITE: &str = "#f7eedb";

/// The flag of a town.
pub const FLAG: &str = "#b5322e";
/// The hides of animals: of buffalo, of deer, of beavers.
pub const HIDES: [&str; 3] = ["#5d4130", "#b07b45", "#7a5334"];

/// The sea and its waves.
pub const SEA: &str = "#9cc0cf";
pub const WAVE: &str = "#7ea9bd";
pub const SAND: &str = "#efe0b4";
