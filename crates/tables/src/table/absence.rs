//! Empty seats: who is away, the caretaker the others vote in, and the way back.

use game::{Seat, SeatSet};
use wire::{Phase, TableRefusal};

use super::entry::Entry;
use super::task::{GuestId, Table};
use crate::keys::tag;
use crate::level::CARETAKER;
use crate::limits::RACES_LOST_MAX;
use crate::refusal::Refusal;

impl Table {
    /// The person of this seat is here; where the others had begun to replace them, that is over.
    pub(super) async fn greet_back(&mut self, seat: Seat) {
        self.away_since[seat.index()] = None;
        for _ in 0..RACES_LOST_MAX {
            let missed = self.folded.phase() == Phase::Playing && self.folded.wishes.misses(seat);
            let lost = self.races_lost;
            if !missed || self.happen(Entry::CameBack { seat }).await.is_ok() {
                return;
            }
            if self.races_lost == lost {
                break;
            }
        }
        // The store rests. Nobody is replaced while they are here; the entry can wait.
        tracing::debug!(table.id = tag(&self.folded.row.id), seat = %seat, "return not stored");
    }

    /// From when on the others may vote; at once for somebody who left on purpose.
    pub(super) fn caretaker_from_ms(&self, seat: Seat, since_ms: u64) -> u64 {
        let grace_ms =
            if self.folded.wishes.has_left(seat) { 0 } else { self.tables.config.grace_ms };
        since_ms.saturating_add(grace_ms)
    }

    /// Counts a vote for a caretaker; all other persons who are here must want one.
    pub(super) async fn vote(
        &mut self,
        guest: GuestId,
        seat: Seat,
        absent: Seat,
    ) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        self.folded.begun()?.check_may_act(seat)?;
        if !self.may_have_caretaker(absent)? || seat == absent {
            return Err(TableRefusal::NoCaretakerNeeded(absent).into());
        }
        let before = self.folded.wishes.votes(absent);
        let votes = before.with(seat);
        let entry = match self.voters(absent).iter().all(|voter| votes.contains(voter)) {
            true => Entry::CaretakerCame { seat: absent, level: CARETAKER.to_owned() },
            false if votes == before => return Ok(()),
            false => Entry::Voted { seat, absent },
        };
        self.happen(entry).await.map(|_| ())
    }

    fn may_have_caretaker(&self, seat: Seat) -> Result<bool, Refusal> {
        self.folded.place(seat)?;
        let played = self.folded.is_played_by_person(seat);
        let due = |since_ms| self.now_ms() >= self.caretaker_from_ms(seat, since_ms);
        Ok(played && self.away_since[seat.index()].is_some_and(due))
    }

    /// The persons who are here and still play, the absent one aside.
    fn voters(&self, absent: Seat) -> SeatSet {
        let here = |seat: &Seat| {
            *seat != absent
                && self.away_since[seat.index()].is_none()
                && self.folded.is_played_by_person(*seat)
        };
        self.folded.seats().filter(here).collect()
    }

    /// The person plays again.
    pub(super) async fn take_back(&mut self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        self.folded.begun()?.check_may_act(seat)?;
        if self.folded.place(seat)?.caretaker.is_none() {
            return Err(TableRefusal::NoCaretaker(seat).into());
        }
        self.away_since[seat.index()] = None;
        self.happen(Entry::TookBack { seat }).await.map(|_| ())
    }
}
