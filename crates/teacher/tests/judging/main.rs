//! What a teacher says of games with a known answer.

mod endings;
mod play;
mod secrets;
mod whole_games;
