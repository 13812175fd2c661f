//! The levels that people choose from: eight, from beginner to expert.
//!
//! Who plays on a level depends on the game ([`rungs`]). What such a player may spend is counted in lines of
//! play, so that a level is as strong on a busy machine as on an idle one; the clock only ends what takes
//! too long ([`LEVEL_MS_MAX`]). How strong each is was measured ([`rating`]).

mod climber;
mod ratings;
mod rungs;

pub use climber::Climber;
pub use ratings::{ANCHOR, ANCHOR_RATING, rating};
pub use rungs::Rung;

/// The levels, weakest first.
pub const LEVELS: [&str; 8] =
    ["beginner", "novice", "casual", "steady", "skilled", "strong", "veteran", "expert"];

/// The most milliseconds of one decision on any level. The lines of every level take less on a core of its own.
pub const LEVEL_MS_MAX: u64 = 2_000;

/// The levels of a game with their ratings, weakest first.
pub fn offered(game: &str) -> [(&'static str, Option<u32>); 8] {
    LEVELS.map(|level| (level, rating(game, level)))
}

/// Who plays `level` in `game`; `None` where that is no level.
pub fn rung(game: &str, level: &str) -> Option<Rung> {
    let at = LEVELS.iter().position(|name| *name == level)?;
    Some(rungs::of(game)[at])
}
