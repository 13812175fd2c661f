//! What clients were told last of the game, and what they must be told next.

use std::collections::HashMap;

use game::SeatSet;
use game::erased::Spelling;

use super::changes::changes;

/// What decides how the game looks to a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Eyes {
    /// The seats it has.
    pub yours: SeatSet,
    /// How it reads legal actions.
    pub spelling: Spelling,
    /// Whether it is told everything later.
    pub delayed: bool,
}

/// Which looks a client has seen: told once with this number to all who have the same eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition(u64);

/// What a decision may add to short looks, generously.
const ROOM_BYTES: usize = 512;

/// The looks that clients with the same eyes were told last, as they were written.
#[derive(Default)]
pub(super) struct Sights {
    told: HashMap<Eyes, (Edition, String)>,
    editions: u64,
}

/// What follows upon the looks that were told last.
pub(super) struct Sight {
    pub edition: Edition,
    /// What changed since then, a [`wire::Patch`] as it is written; nothing where the looks are the same.
    pub patch: Option<String>,
}

impl Sights {
    /// The next looks of all who have these eyes, as they are written.
    pub(super) fn next(&mut self, eyes: Eyes, looks: String) -> Sight {
        self.editions += 1;
        let edition = Edition(self.editions);
        let last = self.told.insert(eyes, (edition, looks));
        let (_, looks) = &self.told[&eyes];
        let patch = last.and_then(|(_, last)| changes(&last, looks));
        Sight { edition, patch }
    }

    /// How many bytes the next looks of those who have these eyes will need: a little more than the last.
    pub(super) fn room(&self, eyes: Eyes) -> usize {
        let last = self.told.get(&eyes).map_or(0, |(_, looks)| looks.len());
        last + last / 16 + ROOM_BYTES
    }

    /// What those who have these eyes were told last: to who has seen it a change is enough.
    pub(super) fn last(&self, eyes: Eyes) -> Option<Edition> {
        self.told.get(&eyes).map(|(edition, _)| *edition)
    }

    /// Forgets the looks of those who are no longer here.
    pub(super) fn keep(&mut self, here: impl Fn(Eyes) -> bool) {
        self.told.retain(|&eyes, _| here(eyes));
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use wire::Patch;

    use super::*;

    #[test]
    fn a_change_is_told_to_who_has_seen_the_looks_before() {
        let look = |points: i32| json!([{ "standing": { "current": [points] } }]);
        let mut sights = Sights::default();
        let spelling = Spelling::Notation;
        let eyes = Eyes { yours: SeatSet::EMPTY, spelling, delayed: false };
        assert_eq!(sights.last(eyes), None);
        let first = sights.next(eyes, look(1).to_string());
        assert_eq!(sights.last(eyes), Some(first.edition));
        let second = sights.next(eyes, look(2).to_string());
        assert_ne!(second.edition, first.edition);
        let patch: Patch = serde_json::from_str(&second.patch.unwrap()).unwrap();
        let mut told = look(1);
        patch.apply(&mut told).unwrap();
        assert_eq!(told, look(2));
        sights.keep(|_| false);
        assert_eq!(sights.last(eyes), None, "forgotten");
    }
}
