//! Decisions, and taking them back.

use game::Seat;
use game::erased::ActionInput;
use wire::{CLIENT_ID_CHARS_MAX, Chosen, Phase, ServerFrame, TableEvent, TableRefusal, UndoOffer};

use super::{Decision, LocalFault, LocalTable};

impl LocalTable {
    /// Takes a decision of a person.
    pub(super) fn play(
        &mut self,
        seat: Seat,
        client: String,
        version: u64,
        chosen: &Chosen,
        now_ms: u64,
    ) -> Result<Vec<ServerFrame>, LocalFault> {
        self.own(seat)?;
        if client.is_empty() || client.chars().count() > CLIENT_ID_CHARS_MAX {
            return Err(TableRefusal::BadClientId.into());
        }
        let key = (seat, client.clone());
        if let Some(&number) = self.sent.get(&key) {
            return Ok(vec![ServerFrame::Ack { client, number, repeated: true }]);
        }
        self.own_and_in(seat)?;
        self.running()?;
        if !self.asked.is_answered_by(seat, version, self.version) {
            return Err(TableRefusal::VersionConflict { version: self.version }.into());
        }
        let event = self.decide(seat, chosen, false, now_ms)?;
        self.sent.insert(key, self.number);
        Ok(vec![ServerFrame::Ack { client, number: self.number, repeated: false }, event])
    }

    /// Carries out a decision of anybody.
    pub(super) fn decide(
        &mut self,
        seat: Seat,
        chosen: &Chosen,
        by_bot: bool,
        now_ms: u64,
    ) -> Result<ServerFrame, LocalFault> {
        let input = input(chosen);
        let before = self.game.boxed_clone();
        let told = self.game.play(seat, &input)?;
        let chance_acted = self.game.steps() > before.steps() + 1;
        let informed = chance_acted
            || self.playable.informs(before.as_ref(), seat, &input, before.steps() as u64);
        self.decisions.push(Decision { seat, informed });
        let told = self.audiences().into_iter().map(|eyes| told.to(eyes).to_vec()).collect();
        Ok(self.moved(TableEvent::Played { seat, by_bot, told }, now_ms))
    }

    /// Takes back the seat's last decision and all that came after it.
    pub(super) fn take_back(
        &mut self,
        seat: Seat,
        now_ms: u64,
    ) -> Result<Vec<ServerFrame>, LocalFault> {
        self.own_and_in(seat)?;
        self.running()?;
        let decisions = match self.undo_offer(seat) {
            (UndoOffer::No, 0) => return Err(TableRefusal::NothingToUndo(seat).into()),
            (UndoOffer::No, _) => return Err(TableRefusal::UndoNotAllowed.into()),
            (_, decisions) => decisions,
        };
        self.game.undo(decisions)?;
        self.decisions.truncate(self.decisions.len().saturating_sub(decisions));
        Ok(vec![self.moved(TableEvent::Undone { seat, decisions }, now_ms)])
    }

    /// What happens when `seat` asks for its last decision back, and how many decisions that
    /// takes. All who could object sit before the same screen: only the table's aids count.
    pub(super) fn undo_offer(&self, seat: Seat) -> (UndoOffer, usize) {
        let last = self.decisions.iter().rposition(|decision| decision.seat == seat);
        let Some(last) = last.filter(|_| self.phase() == Phase::Playing) else {
            return (UndoOffer::No, 0);
        };
        let count = self.decisions.len() - last;
        let fresh = count == 1 && !self.decisions[last].informed;
        match fresh || self.card.settings.aid.aids().undo_by_consent {
            true => (UndoOffer::Free, count),
            false => (UndoOffer::No, count),
        }
    }

    /// Does the match run?
    pub(super) fn running(&self) -> Result<(), LocalFault> {
        match self.phase() {
            Phase::Over => Err(TableRefusal::MatchOver.into()),
            _ => Ok(()),
        }
    }
}

fn input(chosen: &Chosen) -> ActionInput {
    match chosen {
        Chosen::Action(value) => ActionInput::Json(value.clone()),
        Chosen::Notation(text) => ActionInput::Text(text.clone()),
    }
}
