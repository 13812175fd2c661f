//! Why the points would be what they would be if the game ended now.

use crate::event::{Event, Scoring};
use crate::expansions::{Gain, Happening};
use crate::state::{Carcassonne, Phase};

impl Carcassonne {
    /// What final scoring would pay now, part by part; the sum over a seat, added to its score and to
    /// what expansions would pay, is its [`projection`](game::Game::projection). Empty once the
    /// game is over.
    pub fn prospects(&self) -> Vec<Scoring> {
        let scoring = |event| match event {
            Event::Scored(scoring) => Some(scoring),
            _ => None,
        };
        self.last_events().into_iter().filter_map(scoring).collect()
    }

    /// What expansions would pay in final scoring now. Empty once the game is over.
    pub fn prospective_gains(&self) -> Vec<Gain> {
        let gain = |event| match event {
            Event::Expansion(Happening::Gained(gain)) => Some(gain),
            _ => None,
        };
        self.last_events().into_iter().filter_map(gain).collect()
    }

    fn last_events(&self) -> Vec<Event> {
        let mut events = Vec::new();
        if self.phase != Phase::Over {
            self.clone().end_game(&mut events);
        }
        events
    }
}
