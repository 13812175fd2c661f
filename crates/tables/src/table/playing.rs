//! Decisions: checked, stored, acknowledged, told. In this order.

use game::Seat;
use wire::{CLIENT_ID_CHARS_MAX, Chosen, ServerFrame, TableRefusal, Withdrawal};

use super::entry::Entry;
use super::task::{GuestId, Table};
use crate::refusal::Refusal;

impl Table {
    /// Takes a decision of a person.
    pub(super) async fn play(
        &mut self,
        guest: GuestId,
        seat: Seat,
        client: String,
        version: u64,
        chosen: Chosen,
    ) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        if client.is_empty() || client.chars().count() > CLIENT_ID_CHARS_MAX {
            return Err(TableRefusal::BadClientId.into());
        }
        if let Some(number) = self.sheet.sent(seat, &client) {
            self.answer(guest, &ServerFrame::Ack { client, number, repeated: true });
            return Ok(());
        }
        self.may_decide(seat, version)?;
        let entry = Entry::Played { seat, chosen, client: Some(client.clone()) };
        let prepared = self.sheet.prepare(&entry)?;
        let number = self.store(entry, prepared).await?;
        self.away_since[seat.index()] = None;
        self.answer(guest, &ServerFrame::Ack { client, number, repeated: false });
        self.decided();
        Ok(())
    }

    fn may_decide(&self, seat: Seat, version: u64) -> Result<(), Refusal> {
        self.sheet.running()?;
        let place = self.sheet.place(seat)?;
        if place.out.is_some() {
            return Err(TableRefusal::SeatIsOut(seat).into());
        }
        if place.caretaker.is_some() {
            return Err(Refusal::CaretakerPlays(seat));
        }
        let now = self.sheet.version;
        match self.sheet.asked.is_answered_by(seat, version, now) {
            true => Ok(()),
            false => Err(TableRefusal::VersionConflict { version: now }.into()),
        }
    }

    /// After a decision of anybody.
    pub(super) fn decided(&mut self) {
        self.house.metrics.actions.up();
        self.tell_last_event();
    }

    /// Takes seats out of the match whose time is up.
    pub(super) async fn call_time(&mut self) {
        if self.is_resting() {
            return;
        }
        while let Some(seat) = self.sheet.time.out_of_time(self.now_ms()) {
            let entry = Entry::Withdrew { seat, why: Withdrawal::OutOfTime };
            if self.happen(entry).await.is_err() {
                // The store rests; the seat is called again at the next look.
                return;
            }
        }
    }
}
