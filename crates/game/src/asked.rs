//! Since when each seat has been asked what it is asked now.
//!
//! Where several seats decide side by side, what one decides changes the match but not the question of
//! the others. A decision that was on its way meanwhile still answers the question it was made for.

use crate::contract::Turn;
use crate::seat::{SEATS_MAX, Seat, SeatSet};

/// Since which version of a match each seat has been asked what it is asked now.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    since: [u64; SEATS_MAX],
    deciding: SeatSet,
}

impl Asked {
    /// Takes in that the match came to `version`, by a decision of `by` or in another way, whose turn
    /// it is now, and who may decide besides: an offer stays open for who made it whatever others say.
    pub fn note(&mut self, version: u64, by: Option<Seat>, turn: Turn, at_liberty: SeatSet) {
        let waits = |seat: &Seat| by.is_some_and(|by| by != *seat) && self.deciding.contains(*seat);
        for seat in Seat::first(SEATS_MAX).filter(|seat| !waits(seat)) {
            self.since[seat.index()] = version;
        }
        self.deciding = match turn {
            Turn::Decide(seats) => at_liberty.iter().fold(seats, SeatSet::with),
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        };
    }

    /// Does a decision that a seat made for `version` answer what it is asked in the version `now`?
    pub fn is_answered_by(&self, seat: Seat, version: u64, now: u64) -> bool {
        (self.since[seat.index()]..=now).contains(&version)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats() -> [Seat; 3] {
        [0, 1, 2].map(|number| Seat::new(number).unwrap())
    }

    fn of(seats: &[Seat]) -> Turn {
        Turn::Decide(seats.iter().copied().collect())
    }

    #[test]
    fn who_decides_beside_others_is_not_disturbed_by_them() {
        let [anna, ben, cleo] = seats();
        let mut asked = Asked::default();
        asked.note(7, None, of(&[ben, cleo]), SeatSet::EMPTY);
        asked.note(8, Some(ben), of(&[cleo]), SeatSet::EMPTY);
        assert!(asked.is_answered_by(cleo, 7, 8) && asked.is_answered_by(cleo, 8, 8));
        assert!(!asked.is_answered_by(cleo, 6, 8) && !asked.is_answered_by(cleo, 9, 8));
        asked.note(9, Some(cleo), of(&[anna]), SeatSet::EMPTY);
        assert!(!asked.is_answered_by(anna, 8, 9) && asked.is_answered_by(anna, 9, 9));
    }

    #[test]
    fn an_own_decision_and_an_undo_ask_anew() {
        let [_, ben, cleo] = seats();
        let both = of(&[ben, cleo]);
        let mut asked = Asked::default();
        asked.note(3, None, both, SeatSet::EMPTY);
        asked.note(4, Some(ben), both, SeatSet::EMPTY);
        assert!(!asked.is_answered_by(ben, 3, 4) && asked.is_answered_by(cleo, 3, 4));
        asked.note(5, None, both, SeatSet::EMPTY);
        assert!(!asked.is_answered_by(cleo, 4, 5));
    }

    #[test]
    fn who_stopped_deciding_meanwhile_is_asked_anew() {
        let [anna, ben, _] = seats();
        let mut asked = Asked::default();
        asked.note(3, None, of(&[anna, ben]), SeatSet::EMPTY);
        asked.note(4, Some(anna), of(&[anna]), SeatSet::EMPTY);
        asked.note(5, Some(anna), of(&[anna, ben]), SeatSet::EMPTY);
        assert!(!asked.is_answered_by(ben, 3, 5) && asked.is_answered_by(ben, 5, 5));
    }

    #[test]
    fn who_may_decide_is_not_disturbed_by_those_who_must() {
        let [anna, ben, cleo] = seats();
        let offerer = SeatSet::only(anna);
        let mut asked = Asked::default();
        asked.note(3, Some(anna), of(&[ben, cleo]), offerer);
        asked.note(4, Some(ben), of(&[cleo]), offerer);
        assert!(asked.is_answered_by(anna, 3, 4) && asked.is_answered_by(anna, 4, 4));
        asked.note(5, Some(cleo), of(&[anna]), SeatSet::EMPTY);
        assert!(asked.is_answered_by(anna, 4, 5));
    }
}
