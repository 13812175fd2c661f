//! The last events, kept for those who come back.

use std::collections::VecDeque;

use game::Audience;
use game::erased::Told;
use wire::{Numbered, TableEvent};

use super::announced::Announced;
use crate::limits::HISTORY_EVENTS_MAX;

/// The last events of a table.
#[derive(Default)]
pub struct History {
    kept: VecDeque<Heard>,
}

/// An event, and apart from it what each audience was told of the game.
struct Heard {
    numbered: Numbered,
    told: Announced,
}

impl History {
    /// Keeps an event of a table of `seats`; the oldest makes room.
    pub fn keep(&mut self, numbered: Numbered, told: &[Told], seats: usize) {
        if self.kept.len() == HISTORY_EVENTS_MAX {
            self.kept.pop_front();
        }
        self.kept.push_back(Heard { numbered, told: Announced::keep(told, seats) });
    }

    /// The last `count` events, as `audiences` may know them; `None` where fewer are kept.
    pub fn last(&self, count: usize, audiences: &[Audience]) -> Option<Vec<Numbered>> {
        let skip = self.kept.len().checked_sub(count)?;
        Some(self.kept.iter().skip(skip).map(|heard| heard.to(audiences)).collect())
    }
}

impl Heard {
    fn to(&self, audiences: &[Audience]) -> Numbered {
        let heard = || audiences.iter().map(|&audience| self.told.to(audience)).collect();
        let mut numbered = self.numbered.clone();
        if let TableEvent::Begun { told, .. } | TableEvent::Played { told, .. } =
            &mut numbered.event
        {
            *told = heard();
        }
        numbered
    }
}
