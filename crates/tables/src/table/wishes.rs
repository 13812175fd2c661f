//! What has been asked for and is not settled: a decision back, a caretaker for somebody, another
//! match. It follows from the log like everything else, so that a server that is started again
//! still knows who has agreed.

use game::{Seat, SeatSet};

use super::entry::Entry;

/// What has been asked for and is not settled.
#[derive(Clone, Debug, Default)]
pub struct Wishes {
    undo: Option<UndoWish>,
    /// Who wants a caretaker, per seat.
    votes: Vec<SeatSet>,
    /// Who has left on purpose: nobody need wait for their return.
    left: SeatSet,
    rematch: SeatSet,
}

/// Somebody wants their last decision back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndoWish {
    pub seat: Seat,
    /// Who has agreed.
    pub agreed: SeatSet,
}

impl Wishes {
    /// Nobody at a table of so many seats wants anything.
    pub fn none(seats: usize) -> Wishes {
        Wishes { votes: vec![SeatSet::EMPTY; seats], ..Wishes::default() }
    }

    /// Takes in an entry that is stored.
    pub fn note(&mut self, entry: &Entry) {
        match entry {
            Entry::UndoWanted { seat } => {
                self.undo = Some(UndoWish { seat: *seat, agreed: SeatSet::EMPTY });
            }
            Entry::Consented { seat, agree: true } => {
                if let Some(wish) = &mut self.undo {
                    wish.agreed = wish.agreed.with(*seat);
                }
            }
            // What was being asked about an older state of the match is moot.
            Entry::Consented { .. } | Entry::Undone { .. } | Entry::Withdrew { .. } => {
                self.undo = None;
            }
            Entry::Played { seat, client, .. } => {
                self.undo = None;
                if client.is_some() {
                    self.is_back(*seat);
                }
            }
            Entry::Voted { seat, absent } => {
                if let Some(votes) = self.votes.get_mut(absent.index()) {
                    *votes = votes.with(*seat);
                }
            }
            Entry::CaretakerCame { seat, .. } => {
                self.undo = self.undo.filter(|wish| wish.seat != *seat);
                self.clear_votes(*seat);
            }
            Entry::Left { seat } => self.left = self.left.with(*seat),
            Entry::CameBack { seat } | Entry::TookBack { seat } => self.is_back(*seat),
            Entry::RematchWanted { seat } => self.rematch = self.rematch.with(*seat),
            Entry::Sat { .. } | Entry::Stood { .. } | Entry::Listed { .. } => {}
            Entry::Pledged { .. } => {}
            Entry::Told { .. } | Entry::Begun { .. } | Entry::Rematch { .. } => {}
        }
    }

    fn is_back(&mut self, seat: Seat) {
        self.left = self.left.without(seat);
        self.clear_votes(seat);
    }

    fn clear_votes(&mut self, seat: Seat) {
        if let Some(votes) = self.votes.get_mut(seat.index()) {
            *votes = SeatSet::EMPTY;
        }
    }

    /// The decision somebody wants back.
    pub fn undo(&self) -> Option<UndoWish> {
        self.undo
    }

    /// Who wants a caretaker for this seat.
    pub fn votes(&self, absent: Seat) -> SeatSet {
        self.votes[absent.index()]
    }

    /// Has the person of this seat left on purpose?
    pub fn has_left(&self, seat: Seat) -> bool {
        self.left.contains(seat)
    }

    /// Does anything wait for this person's return?
    pub fn misses(&self, seat: Seat) -> bool {
        self.has_left(seat) || !self.votes(seat).is_empty()
    }

    /// Who wants another match.
    pub fn rematch(&self) -> SeatSet {
        self.rematch
    }
}

#[cfg(test)]
mod tests {
    use wire::{ActionInput, Withdrawal};

    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::new(number).unwrap()
    }

    fn after(entries: &[Entry]) -> Wishes {
        let mut wishes = Wishes::none(3);
        entries.iter().for_each(|entry| wishes.note(entry));
        wishes
    }

    fn played(number: usize, by_person: bool) -> Entry {
        let client = by_person.then(|| "c".to_owned());
        Entry::played(seat(number), ActionInput::Text("rest".into()), client)
    }

    #[test]
    fn a_wish_gathers_consent_until_the_match_moves_on() {
        let asked =
            [Entry::UndoWanted { seat: seat(0) }, Entry::Consented { seat: seat(2), agree: true }];
        let wish = UndoWish { seat: seat(0), agreed: SeatSet::only(seat(2)) };
        assert_eq!(after(&asked).undo(), Some(wish));
        for moot in [
            Entry::Consented { seat: seat(1), agree: false },
            Entry::Undone { seat: seat(0), decisions: 1 },
            Entry::Withdrew { seat: seat(1), why: Withdrawal::OutOfTime },
            Entry::CaretakerCame { seat: seat(0), level: "greedy".into() },
            played(1, false),
        ] {
            assert_eq!(after(&[&asked[..], &[moot]].concat()).undo(), None);
        }
        let other = Entry::CaretakerCame { seat: seat(1), level: "greedy".into() };
        assert_eq!(after(&[&asked[..], &[other]].concat()).undo(), Some(wish));
    }

    #[test]
    fn votes_hold_until_the_person_is_back_or_a_caretaker_is_there() {
        let voted =
            [Entry::Left { seat: seat(2) }, Entry::Voted { seat: seat(0), absent: seat(2) }];
        let wishes = after(&voted);
        assert_eq!(wishes.votes(seat(2)), SeatSet::only(seat(0)));
        assert!(wishes.has_left(seat(2)) && wishes.misses(seat(2)) && !wishes.misses(seat(1)));
        for back in
            [Entry::CameBack { seat: seat(2) }, Entry::TookBack { seat: seat(2) }, played(2, true)]
        {
            assert!(!after(&[&voted[..], &[back]].concat()).misses(seat(2)));
        }
        let wishes = after(&[&voted[..], &[played(2, false)]].concat());
        assert!(wishes.misses(seat(2)), "a bot's decision brings nobody back");
        let caretaker = Entry::CaretakerCame { seat: seat(2), level: "greedy".into() };
        assert!(after(&[&voted[..], &[caretaker]].concat()).votes(seat(2)).is_empty());
    }
}
