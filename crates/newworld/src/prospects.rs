//! Why the points would be what they would be if the game ended now, and what the next scoring
//! would do.

use crate::event::{Event, Scoring};
use crate::state::{NewWorld, Phase};
use crate::view::SettlerView;

impl NewWorld {
    /// What final scoring would pay now, part by part; the sum over a seat, added to its score, is
    /// its [`projection`](game::Game::projection). Empty once the game is over.
    pub fn prospects(&self) -> Vec<Scoring> {
        let mut events = Vec::new();
        if self.phase != Phase::Over {
            self.clone().end_game(&mut events);
        }
        let scorings = events.into_iter().filter_map(|event| match event {
            Event::Scored(scoring) => Some(scoring),
            _ => None,
        });
        scorings.collect()
    }

    /// The settlers that the next scoring would send home, unless it is their own (N-18, N-43).
    pub fn in_danger(&self) -> Vec<SettlerView> {
        let mut surveyors = self.surveyors;
        let moved = surveyors.advance(self.westmost).is_some();
        if !moved && !self.rules.agreement.blocked_sends_home {
            return Vec::new();
        }
        let leaving = self.settlers.iter();
        let leaving = leaving.filter(|s| s.is_standing() && surveyors.have_passed(s.column));
        leaving.map(|settler| self.settler_view(settler)).collect()
    }
}
