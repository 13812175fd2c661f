//! A match gone through step by step, for whoever has to leave off in between.

use game::{Heuristics, Match, SetupError, Turn};

use super::{Finder, Habits};
use crate::puzzle::{Puzzle, Source};

/// How far somebody has come through a match.
pub(super) struct Path<G> {
    pub game: G,
    /// The number of the next step.
    pub place: usize,
    /// How many decisions were made before.
    pub decided: usize,
    /// Nothing is looked for before this turn.
    pub quiet_until: u32,
    pub found: Vec<(G, Puzzle)>,
}

impl<G: Heuristics> Path<G> {
    pub fn of(played: &Match<G>) -> Path<G> {
        let game = played.start().clone();
        Path { game, place: 0, decided: 0, quiet_until: 0, found: Vec::new() }
    }
}

/// Looks for puzzles in a match that others played, one step at a time.
pub struct Walk<G: Heuristics> {
    finder: Finder<G>,
    played: Match<G>,
    path: Path<G>,
}

impl<G: Heuristics> Walk<G> {
    /// Begins at the beginning; `None` where the match was not played to its end.
    pub fn new(played: Match<G>, habits: Habits) -> Result<Option<Walk<G>>, SetupError> {
        if played.turn() != Turn::Over {
            return Ok(None);
        }
        let (agreed, seats) = (played.game().options().clone(), played.players().len());
        let finder = Finder::new(agreed, seats, habits, &[])?;
        let path = Path::of(&played);
        Ok(Some(Walk { finder, played, path }))
    }

    /// Looks at the next step; `false` when there is none.
    pub fn advance(&mut self) -> bool {
        self.finder.go_on(&mut self.path, &self.played, 0)
    }

    /// What was found, each with nothing but its position.
    pub fn finish(self) -> Vec<Source> {
        let Walk { finder, played, path } = self;
        finder.told(&played, path.found)
    }
}
