//! Decisions, and taking them back.

use game::Seat;
use table_core::{Decided, check_client_id};
use wire::{ActionInput, ServerFrame, TableEvent};

use super::{LocalFault, LocalTable};

impl LocalTable {
    /// Takes a decision of a person.
    pub(super) fn play(
        &mut self,
        seat: Seat,
        client: String,
        version: u64,
        chosen: &ActionInput,
        now_ms: u64,
    ) -> Result<Vec<ServerFrame>, LocalFault> {
        self.own(seat)?;
        check_client_id(&client)?;
        if let Some(number) = self.played.sent(seat, &client) {
            return Ok(vec![ServerFrame::Ack { client, number, repeated: true }]);
        }
        self.played.check_may_act(seat)?;
        self.played.check_answers(seat, version)?;
        let decided = self.played.decide(seat, chosen)?;
        let event = self.take_in(seat, decided, Some(client.clone()), now_ms);
        Ok(vec![ServerFrame::Ack { client, number: self.number, repeated: false }, event])
    }

    /// Lets a person decide so, whoever wanted it.
    pub(crate) fn decide(&mut self, seat: Seat, play: &str, now_ms: u64) -> Option<ServerFrame> {
        let decided = self.played.decide(seat, &ActionInput::Text(play.to_owned())).ok()?;
        Some(self.take_in(seat, decided, None, now_ms))
    }

    /// Takes in a decision of anybody; bots have no id for theirs.
    pub(super) fn take_in(
        &mut self,
        seat: Seat,
        decided: Decided,
        client: Option<String>,
        now_ms: u64,
    ) -> ServerFrame {
        let by_bot = client.is_none();
        let told = self.played.commit(decided, self.number + 1, client);
        let told = self.audiences().into_iter().map(|eyes| told.to(eyes).to_vec()).collect();
        self.happened(TableEvent::Played { seat, by_bot, told }, now_ms)
    }

    /// Takes back the seat's last decision and all that came after it.
    pub(super) fn take_back(
        &mut self,
        seat: Seat,
        now_ms: u64,
    ) -> Result<Vec<ServerFrame>, LocalFault> {
        self.own(seat)?;
        self.played.check_may_act(seat)?;
        let decisions = self.played.undo(seat)?.decisions;
        let taken_back = self.played.take_back(decisions)?;
        self.played.commit_undo(taken_back, self.number + 1);
        Ok(vec![self.happened(TableEvent::Undone { seat, decisions }, now_ms)])
    }
}
