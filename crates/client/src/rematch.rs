//! How far the wish for another match is, as one of those before a screen sees it.

use game::{Seat, SeatSet};
use wire::Occupant;

use crate::guest::Known;

/// How far the wish for another match is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rematch {
    /// Who looks on is not asked.
    NotAsked,
    /// Nobody has said anything yet.
    Open,
    /// These others want one.
    Wanted { by: SeatSet },
    /// It was asked for here; these have yet to agree.
    Asked { missing: SeatSet },
    /// The next match has a table.
    Laid { table: String },
}

impl Known {
    /// How far the wish for another match is.
    pub fn rematch(&self) -> Rematch {
        let wanted = self.state.rematch_wanted;
        if let Some(table) = &self.state.rematch {
            return Rematch::Laid { table: table.clone() };
        }
        if self.yours.is_empty() {
            return Rematch::NotAsked;
        }
        if self.yours.iter().all(|seat| wanted.contains(seat)) {
            let missing = self.persons().filter(|seat| !wanted.contains(*seat));
            return Rematch::Asked { missing: missing.collect() };
        }
        match wanted.is_empty() {
            true => Rematch::Open,
            false => Rematch::Wanted { by: wanted },
        }
    }

    fn persons(&self) -> impl Iterator<Item = Seat> {
        let is_person = |seat: &Seat| {
            let state = self.state.seats.get(seat.index());
            state.is_some_and(|state| matches!(state.occupant, Occupant::Person { .. }))
        };
        Seat::first(self.state.seats.len()).filter(is_person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Guest;
    use crate::samples::Teller;

    /// What the owner of these seats sees while these want another match.
    fn seen(yours: &[usize], wanted: &[usize], table: Option<&str>) -> Rematch {
        let seats =
            |numbers: &[usize]| numbers.iter().filter_map(|&seat| Seat::new(seat)).collect();
        let mut guest = Guest::default();
        guest.hear(Teller::new(yours).snapshot(), 0);
        let mut known = guest.known().unwrap().clone();
        known.state.rematch_wanted = seats(wanted);
        known.state.rematch = table.map(str::to_owned);
        known.rematch()
    }

    #[test]
    fn everybody_sees_who_has_yet_to_agree() {
        let only = |seat: usize| SeatSet::only(Seat::new(seat).unwrap());
        assert_eq!(seen(&[0], &[], None), Rematch::Open);
        assert_eq!(seen(&[0], &[1], None), Rematch::Wanted { by: only(1) });
        assert_eq!(seen(&[0], &[0], None), Rematch::Asked { missing: only(1) });
        assert_eq!(seen(&[0, 1], &[0], None), Rematch::Wanted { by: only(0) });
        assert_eq!(seen(&[], &[0], None), Rematch::NotAsked);
        for yours in [&[0][..], &[]] {
            let laid = Rematch::Laid { table: "next".to_owned() };
            assert_eq!(seen(yours, &[0, 1], Some("next")), laid);
        }
    }
}
