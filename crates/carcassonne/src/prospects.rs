//! Why the points would be what they would be if the game ended now.

use crate::event::{Event, Scoring};
use crate::state::{Carcassonne, Phase};

impl Carcassonne {
    /// What final scoring would pay now, part by part; the sum over a seat, added to its score, is
    /// its [`projection`](game::Game::projection). Empty once the game is over.
    pub fn prospects(&self) -> Vec<Scoring> {
        if self.phase == Phase::Over {
            return Vec::new();
        }
        let mut events = Vec::new();
        self.clone().end_game(&mut events);
        let scoring = |event| match event {
            Event::Scored(scoring) => Some(scoring),
            _ => None,
        };
        events.into_iter().filter_map(scoring).collect()
    }
}
