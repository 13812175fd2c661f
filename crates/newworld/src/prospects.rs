//! Why the points would be what they would be if the game ended now, and what the next scoring
//! would do.

use crate::event::{Event, Scoring};
use crate::place::Place;
use crate::spot::Spot;
use crate::state::{NewWorld, Phase};
use crate::surveyors::BONUS;
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

    /// What the surveyors in this column add for each settler there that scores next (N-33);
    /// nothing on the coast, where nobody can stand (N-05).
    pub fn bonus_at_stake(&self, column: i16) -> i32 {
        if column > 0 { BONUS * self.surveyors.in_column(column) } else { 0 }
    }

    /// The column that a surveyor moves into after the next scoring; `None` where both are stuck
    /// (N-39, N-42).
    pub fn next_survey(&self) -> Option<i16> {
        let mut surveyors = self.surveyors;
        surveyors.advance(self.westmost).map(|(_, to)| to)
    }

    /// What scoring this structure next would do, and no more: what it pays, who goes home, where
    /// the surveyors go. Empty for one that does not wait to be scored (N-28, N-29).
    pub fn effect(&self, place: Place, spot: Spot) -> Vec<Event> {
        let mut events = Vec::new();
        if !matches!(self.phase, Phase::Score(_)) {
            return events;
        }
        let root = self.piece_at(place, spot).map(|piece| self.map.features().root(piece));
        if let Some((root, terrain)) = root.and_then(|root| self.due().find(root)) {
            self.clone().score(root, terrain, &mut events);
        }
        events
    }
}
