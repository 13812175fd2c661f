//! What a teacher says of games with a known answer.

mod whole_games;
