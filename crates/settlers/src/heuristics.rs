//! What bots ask about the Settlers: haste is [`crate::hurry`], courtesy [`crate::manners`], and what a
//! position is worth [`crate::outlook`].

use game::{Heuristics, Outlook, Seat};

use crate::action::Action;
use crate::state::Settlers;

impl Heuristics for Settlers {
    const DECISIVE_LEAD: f32 = 3.0;
    /// A round of four: everybody has answered, and the dice have spoken to all.
    const FORESIGHT: u32 = 4;

    fn turns(&self) -> u32 {
        u32::from(self.now.turn)
    }

    fn sensible(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.acts(seat) {
            self.list_promising(seat, into);
        }
    }

    fn mannerly(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.acts(seat) {
            self.list_mannerly(seat, into);
        }
    }

    fn idle(&self, seat: Seat) -> Option<Action> {
        self.nothing_done(seat)
    }

    fn outlook(&self) -> Outlook {
        self.estimate()
    }
}
