//! Decisions: checked, stored, acknowledged, told. In this order.

use game::Seat;
use table_core::{Decided, check_client_id};
use wire::{ActionInput, ServerFrame, Withdrawal};

use super::entry::Entry;
use super::folded_log::Prepared;
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
        chosen: ActionInput,
    ) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        check_client_id(&client)?;
        let played = self.folded.begun()?;
        if let Some(number) = played.sent(seat, &client) {
            self.answer(guest, &ServerFrame::Ack { client, number, repeated: true });
            return Ok(());
        }
        played.check_may_act(seat)?;
        if self.folded.place(seat)?.caretaker.is_some() {
            return Err(Refusal::CaretakerPlays(seat));
        }
        played.check_answers(seat, version)?;
        let decided = played.decide(seat, &chosen)?;
        let number = self.store_decision(seat, decided, Some(client.clone())).await?;
        self.away_since[seat.index()] = None;
        self.answer(guest, &ServerFrame::Ack { client, number, repeated: false });
        self.decided();
        Ok(())
    }

    /// Stores a decision of anybody in its one form; bots have no id for theirs.
    pub(super) async fn store_decision(
        &mut self,
        seat: Seat,
        decided: Decided,
        client: Option<String>,
    ) -> Result<u64, Refusal> {
        let chosen = ActionInput::Text(decided.notation().to_owned());
        let chance = Some(decided.chance().to_vec());
        let expected = decided.chances().to_vec();
        let entry = Entry::Played { seat, chosen, client, chance, expected };
        self.store(entry, Prepared::Decided(decided)).await
    }

    /// After a decision of anybody.
    pub(super) fn decided(&mut self) {
        self.tables.metrics.actions.up();
        self.tell_last_event();
    }

    /// Takes seats out of the match whose time is up.
    pub(super) async fn call_time(&mut self) {
        if self.is_resting() {
            return;
        }
        loop {
            let now_ms = self.now_ms().saturating_sub(self.left_to_others_ms());
            let Some(seat) = self.folded.time.out_of_time(now_ms) else { return };
            let entry = Entry::Withdrew { seat, why: Withdrawal::OutOfTime };
            if self.happen(entry).await.is_err() {
                // The store rests; the seat is called again at the next look.
                return;
            }
        }
    }
}
