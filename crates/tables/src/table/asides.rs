//! What happened around the match, kept for those who come without having seen any of it: between
//! which lines of the game's log it belongs.

use std::collections::VecDeque;

use game::erased::Told;
use game::{Audience, Seat};
use wire::{Aside, Numbered};

use crate::limits::ASIDES_MAX;

/// What happened around the match.
#[derive(Default)]
pub struct Asides {
    /// How many lines each audience had been told after the opening and after each decision that
    /// stands: the seats in their order, then the spectators.
    told: Vec<Box<[usize]>>,
    kept: VecDeque<Kept>,
}

struct Kept {
    /// How many of `told` were there before it.
    after: usize,
    numbered: Numbered,
}

impl Asides {
    /// The opening or a decision was told.
    pub fn told(&mut self, told: &Told, seats: usize) {
        let before = self.told.last().cloned();
        let audiences = Seat::first(seats).map(Audience::Seat).chain([Audience::Spectator]);
        let lines = audiences.enumerate().map(|(at, audience)| {
            let before = before.as_ref().and_then(|before| before.get(at)).copied();
            before.unwrap_or(0) + told.to(audience).len()
        });
        self.told.push(lines.collect());
    }

    /// So many decisions were taken back; what was said about them stays, after those that stand.
    pub fn taken_back(&mut self, decisions: usize) {
        let stand = self.told.len().saturating_sub(decisions).max(1);
        self.told.truncate(stand);
        for kept in &mut self.kept {
            kept.after = kept.after.min(stand);
        }
    }

    /// Something happened around the match.
    pub fn keep(&mut self, numbered: Numbered) {
        if self.kept.len() == ASIDES_MAX {
            self.kept.pop_front();
        }
        self.kept.push_back(Kept { after: self.told.len(), numbered });
    }

    /// All of it, for the logs of these audiences.
    pub fn to(&self, audiences: &[Audience]) -> Vec<Aside> {
        let aside = |kept: &Kept| Aside {
            after: audiences.iter().map(|&audience| self.lines(kept.after, audience)).collect(),
            numbered: kept.numbered.clone(),
        };
        self.kept.iter().map(aside).collect()
    }

    /// How many lines `audience` had been told by then.
    fn lines(&self, after: usize, audience: Audience) -> usize {
        let Some(lines) = after.checked_sub(1).and_then(|last| self.told.get(last)) else {
            return 0;
        };
        let found = match audience {
            Audience::Seat(seat) => lines.get(seat.index()),
            _ => lines.last(),
        };
        found.copied().unwrap_or(0)
    }
}
