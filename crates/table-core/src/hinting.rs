//! What a bot would do, for who asks.

use game::Seat;
use game::erased::{ListedAction, Spelling};
use wire::{ServerFrame, TableRefusal};

use crate::TableMatch;

impl TableMatch {
    /// May this seat ask a bot now?
    pub fn check_may_ask(&self, seat: Seat) -> Result<(), TableRefusal> {
        self.check_may_act(seat)?;
        if !self.terms.aids.hints {
            return Err(TableRefusal::NoHints);
        }
        match self.deciding().contains(seat) {
            true => Ok(()),
            false => Err(TableRefusal::NotDeciding(seat)),
        }
    }

    /// What a bot thought for who asked at `version`, step by step, as it is shown; `None` where it
    /// matters no more, or the bot had nothing to say.
    pub fn hint(
        &self,
        seat: Seat,
        version: u64,
        advice: &[ListedAction],
        spelling: Spelling,
    ) -> Option<ServerFrame> {
        let mut steps = advice.iter().filter_map(|step| match spelling {
            Spelling::Notation => Some(step.clone()),
            Spelling::Both => self.game.spelt_out(step),
        });
        let action = steps.next().filter(|_| version == self.version)?;
        Some(ServerFrame::Hint { seat, action, then: steps.collect() })
    }
}
