//! The points at a table, for people.

use std::io::{self, Write};

use game::{Audience, Game, Player, Turn};

/// Writes one line per seat: the points so far and projected or, after the end, the final ones.
pub fn write<G: Game>(game: &G, players: &[Player], out: &mut dyn Write) -> io::Result<()> {
    let points = game.scores(Audience::Referee);
    let projected = game.projection(Audience::Referee);
    let over = game.turn() == Turn::Over;
    for (seat, player) in players.iter().enumerate() {
        let (now, then) = (points[seat], projected[seat]);
        let won = game.winners().iter().any(|winner| winner.index() == seat);
        let note = match (over, won, game.winners().len()) {
            (false, ..) => format!("  {then} if the game ended now"),
            (true, true, 1) => "  winner".to_owned(),
            (true, true, _) => "  shares the victory".to_owned(),
            (true, false, _) => String::new(),
        };
        writeln!(out, "seat {seat}  {:<20} {now:>4}{note}", player.name)?;
    }
    Ok(())
}
