//! A game as a position, and a position as text.

use std::fmt;

use super::{POSITION_VERSION, PositionText};
use crate::contract::{Audience, Game};
use crate::options;
use crate::record::option_line;

impl PositionText {
    /// The position of a game as `audience` knows it; the referee knows everything.
    pub fn of<G: Game>(game: &G, audience: Audience) -> PositionText {
        let mut position = PositionText {
            game: G::NAME.to_owned(),
            rules: Some(G::RULES_VERSION),
            options: options::write(game.options()),
            seats: game.seats(),
            known_to: audience,
            lines: lines(game, audience),
            first: 0,
        };
        position.first = position.heading_lines() + 1;
        position
    }

    /// How many lines come before the game's own.
    fn heading_lines(&self) -> usize {
        let named = usize::from(self.rules.is_some());
        let open = usize::from(self.known_to != Audience::Referee);
        // The first line, the game, the seats and a blank line are always there.
        4 + named + self.options.len() + open
    }
}

/// The game's own lines.
pub(crate) fn lines<G: Game>(game: &G, audience: Audience) -> Vec<String> {
    game.position(audience).lines().map(str::to_owned).collect()
}

impl fmt::Display for PositionText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "anleger position {POSITION_VERSION}")?;
        writeln!(f, "game {}", self.game)?;
        if let Some(rules) = self.rules {
            writeln!(f, "rules {rules}")?;
        }
        for (key, value) in &self.options {
            writeln!(f, "{}", option_line(key, value))?;
        }
        writeln!(f, "seats {}", self.seats)?;
        match self.known_to {
            Audience::Referee => {}
            Audience::Spectator => writeln!(f, "known-to spectator")?,
            Audience::Seat(seat) => writeln!(f, "known-to {seat}")?,
        }
        writeln!(f)?;
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}
