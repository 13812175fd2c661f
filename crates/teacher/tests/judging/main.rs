//! What a teacher says of games with a known answer.

mod by_name;
mod endings;
mod play;
mod pointing;
mod secrets;
mod symmetry;
mod whole_games;
