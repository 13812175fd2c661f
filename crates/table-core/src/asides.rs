//! What happened around a match, kept for those who come without having seen any of it: between
//! which lines of the game's log it belongs.

use std::collections::VecDeque;

use game::Audience;
use wire::{Aside, Numbered};

use crate::TableMatch;

/// Happenings around a match kept in memory per table for its log: absences, caretakers, things
/// taken back. More than a long evening has; the oldest make room.
pub const ASIDES_MAX: usize = 500;

/// What happened around a match.
#[derive(Clone, Debug, Default)]
pub struct Asides {
    kept: VecDeque<Kept>,
}

#[derive(Clone, Debug)]
struct Kept {
    /// How many decisions stood then; `None` before the match.
    after: Option<usize>,
    numbered: Numbered,
}

impl Asides {
    /// Those of a match that was put away, as these audiences were told of them.
    pub fn resumed(kept: &[Aside], played: &TableMatch, audiences: &[Audience]) -> Asides {
        let past = played.past();
        let after = |aside: &Aside| {
            let told = |decisions: &usize| {
                let mut looks = audiences.iter().zip(&aside.after);
                looks.all(|(&audience, &after)| past.told(*decisions, audience) >= after)
            };
            (0..past.len()).find(told).unwrap_or(past.len())
        };
        let beyond = kept.len().saturating_sub(ASIDES_MAX);
        let kept = kept
            .iter()
            .skip(beyond)
            .map(|aside| Kept { after: Some(after(aside)), numbered: aside.numbered.clone() });
        Asides { kept: kept.collect() }
    }

    /// Something happened, at the match as it is after it. Only what belongs into the log without
    /// being a part of the match is kept.
    pub fn note(&mut self, numbered: &Numbered, played: Option<&TableMatch>) {
        if !numbered.event.is_aside() {
            return;
        }
        let stand = played.map(|played| played.past().len());
        // What was said about decisions that are taken back stays, after those that stand.
        for kept in &mut self.kept {
            kept.after = kept.after.min(stand);
        }
        if self.kept.len() == ASIDES_MAX {
            self.kept.pop_front();
        }
        self.kept.push_back(Kept { after: stand, numbered: numbered.clone() });
    }

    /// All of it, for the logs of these audiences.
    pub fn to(&self, audiences: &[Audience], played: Option<&TableMatch>) -> Vec<Aside> {
        let lines = |after: Option<usize>, audience| match (after, played) {
            (Some(decisions), Some(played)) => played.past().told(decisions, audience),
            _ => 0,
        };
        let aside = |kept: &Kept| Aside {
            after: audiences.iter().map(|&audience| lines(kept.after, audience)).collect(),
            numbered: kept.numbered.clone(),
        };
        self.kept.iter().map(aside).collect()
    }
}
