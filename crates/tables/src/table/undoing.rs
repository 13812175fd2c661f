//! Taking back: freely inside the own turn until something new has come to light, further back
//! when all other persons agree.

use game::{Seat, SeatSet};
use wire::{Proposal, UndoOffer};

use super::entry::Entry;
use super::task::{GuestId, Table};
use crate::refusal::Refusal;

/// Somebody wants something back. Not stored: a restart forgets the wish, not the match.
pub struct Wish {
    seat: Seat,
    agreed: SeatSet,
}

impl Table {
    /// Takes back the seat's last decision, or asks the others whether it may.
    pub(super) async fn ask_for_undo(&mut self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        self.sheet.running()?;
        if !self.sheet.place(seat)?.is_played_by_person() {
            return Err(Refusal::CaretakerPlays(seat));
        }
        match self.sheet.undo_offer(seat) {
            (UndoOffer::No, 0) => Err(Refusal::NothingToUndo(seat)),
            (UndoOffer::No, _) => Err(Refusal::UndoNotAllowed),
            (UndoOffer::Free, decisions) => self.undo(seat, decisions).await,
            (UndoOffer::ByConsent, _) => {
                self.wish = Some(Wish { seat, agreed: SeatSet::EMPTY });
                self.grant_or_wait().await
            }
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
        let asked = self.proposal().is_some_and(|proposal| proposal.missing.contains(seat));
        let Some(wish) = self.wish.as_mut().filter(|_| asked) else {
            return Err(Refusal::NoProposal);
        };
        if agree {
            wish.agreed = wish.agreed.with(seat);
            return self.grant_or_wait().await;
        }
        self.wish = None;
        self.tell_state();
        Ok(())
    }

    /// What somebody wants back, and who has not answered yet.
    pub(super) fn proposal(&self) -> Option<Proposal> {
        let wish = self.wish.as_ref()?;
        let asked = |seat: &Seat| {
            *seat != wish.seat
                && self.sheet.places[seat.index()].is_played_by_person()
                && !wish.agreed.contains(*seat)
        };
        let missing = self.sheet.seats().filter(asked).collect();
        let decisions = self.sheet.undo_offer(wish.seat).1;
        Some(Proposal { seat: wish.seat, decisions, agreed: wish.agreed, missing })
    }

    async fn grant_or_wait(&mut self) -> Result<(), Refusal> {
        match self.proposal() {
            Some(proposal) if proposal.missing.is_empty() => {
                self.undo(proposal.seat, proposal.decisions).await
            }
            _ => {
                self.tell_state();
                Ok(())
            }
        }
    }

    async fn undo(&mut self, seat: Seat, decisions: usize) -> Result<(), Refusal> {
        self.wish = None;
        self.happen(Entry::Undone { seat, decisions }).await.map(|_| ())
    }
}
