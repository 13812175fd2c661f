//! What the tests of all games on tiles share: a table at which a test plays, a stage that looks on,
//! and the laws that hold in every game.

pub mod hints;
pub mod laws;
pub mod lessons;
pub mod scenes;
pub mod table;
pub mod telling;
