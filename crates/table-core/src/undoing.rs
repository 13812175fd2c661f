//! Taking back: freely inside the own turn until something new has come to light, further back
//! where the table allows it.

use game::Seat;
use game::erased::{AnyError, AnyMatch};
use wire::{TableRefusal, UndoOffer};

use crate::{Company, TableMatch};

/// What a seat gets that asks for its last decision back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    /// How many decisions go back.
    pub decisions: usize,
    /// Whether nobody has to be asked.
    pub is_free: bool,
}

/// What an undo makes of a match, worked out before it is stored.
#[derive(Debug)]
pub struct TakenBack {
    decisions: usize,
    game: Box<dyn AnyMatch>,
}

impl TableMatch {
    /// What `seat` gets that asks for its last decision back, or why it gets nothing.
    pub fn undo(&self, seat: Seat) -> Result<Undo, TableRefusal> {
        self.check_running()?;
        let last = self.past.last_of(seat).ok_or(TableRefusal::NothingToUndo(seat))?;
        let is_fresh = last.decisions == 1 && !last.informed && self.deciding().contains(seat);
        if !is_fresh && !self.terms.aids.undo_by_consent {
            return Err(TableRefusal::UndoNotAllowed);
        }
        let is_free = is_fresh || self.terms.company == Company::AtOneScreen;
        Ok(Undo { decisions: last.decisions, is_free })
    }

    /// The same, as a look offers it.
    pub(crate) fn undo_offer(&self, seat: Seat) -> UndoOffer {
        match self.undo(seat) {
            Err(_) => UndoOffer::No,
            Ok(Undo { is_free: true, .. }) => UndoOffer::Free,
            Ok(Undo { is_free: false, .. }) => UndoOffer::ByConsent,
        }
    }

    /// Works out what taking so many decisions back would do, or says why it cannot be.
    pub fn take_back(&self, decisions: usize) -> Result<TakenBack, AnyError> {
        let mut game = self.game.boxed_clone();
        game.undo(decisions)?;
        Ok(TakenBack { decisions, game })
    }

    /// Takes an undo in that is stored under this number.
    pub fn commit_undo(&mut self, taken_back: TakenBack, number: u64) {
        let TakenBack { decisions, game } = taken_back;
        self.game = game;
        self.past.take_back(decisions);
        self.changed(number, None);
    }
}
