//! Taking back: freely inside the own turn until something new has come to light, further back
//! when all other persons agree, also those who are away and whom a caretaker plays for.

use game::Seat;
use table_core::Undo;
use wire::{Proposal, TableRefusal};

use super::entry::Entry;
use super::task::{GuestId, Table};
use super::wishes::UndoWish;
use crate::refusal::Refusal;

impl Table {
    /// Takes back the seat's last decision, or asks the others whether it may.
    pub(super) async fn ask_for_undo(&mut self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        let played = self.folded.begun()?;
        played.check_may_act(seat)?;
        if self.folded.place(seat)?.caretaker.is_some() {
            return Err(Refusal::CaretakerPlays(seat));
        }
        match played.undo(seat)? {
            Undo { decisions, is_free: true } => self.undo(seat, decisions).await,
            Undo { is_free: false, .. } => self.ask_the_others(seat).await,
        }
    }

    /// Takes the answer of another person.
    pub(super) async fn consent(
        &mut self,
        guest: GuestId,
        seat: Seat,
        agree: bool,
    ) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        let asked = self.proposal().filter(|proposal| proposal.missing.contains(seat));
        let Some(Proposal { seat: wisher, decisions, missing, .. }) = asked else {
            return Err(TableRefusal::NoProposal.into());
        };
        if agree && missing.without(seat).is_empty() {
            return self.undo(wisher, decisions).await;
        }
        self.happen(Entry::Consented { seat, agree }).await.map(|_| ())
    }

    /// Against bots alone nobody has to be asked.
    async fn ask_the_others(&mut self, seat: Seat) -> Result<(), Refusal> {
        let pending = self.folded.wishes.undo().filter(|wish| wish.seat == seat);
        let wish = pending.unwrap_or(UndoWish { seat, agreed: game::SeatSet::EMPTY });
        let proposal = self.propose(wish);
        if proposal.missing.is_empty() {
            return self.undo(seat, proposal.decisions).await;
        }
        match pending {
            Some(_) => Ok(()),
            None => self.happen(Entry::UndoWanted { seat }).await.map(|_| ()),
        }
    }

    /// What somebody wants back, and who has not answered yet.
    pub(super) fn proposal(&self) -> Option<Proposal> {
        self.folded.wishes.undo().map(|wish| self.propose(wish))
    }

    fn propose(&self, wish: UndoWish) -> Proposal {
        // Whoever is away for a while is asked as well: otherwise one could vote in a caretaker, look
        // at what comes, take it all back and let them return to it.
        let asked = |seat: &Seat| {
            *seat != wish.seat && self.folded.has_a_say(*seat) && !wish.agreed.contains(*seat)
        };
        let missing = self.folded.seats().filter(asked).collect();
        let undo = self.folded.running().and_then(|played| Ok(played.undo(wish.seat)?));
        let decisions = undo.map_or(0, |undo| undo.decisions);
        Proposal { seat: wish.seat, decisions, agreed: wish.agreed, missing }
    }

    async fn undo(&mut self, seat: Seat, decisions: usize) -> Result<(), Refusal> {
        self.happen(Entry::Undone { seat, decisions }).await.map(|_| ())
    }
}
