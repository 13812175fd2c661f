//! Dealing again by agreement: an option for boards whose islands are dealt (S-47).
//!
//! When hexes and chips lie and before the first harbour or piece does, everybody says keep or
//! redeal, side by side. Only if all say redeal is the board dealt again.

use game::{Seat, SeatSet, Sink};

use crate::event::Event;
use crate::phase::{Phase, out_of_phase};
use crate::state::Settlers;

/// After so many deals that pleased nobody the next one is played, so that every game begins: a
/// table that refused ten worlds will hardly like the eleventh.
pub const AGREED_REDEALS_MOST: u8 = 10;

impl Settlers {
    /// Hexes and chips lie: goes on, or asks everybody first.
    pub(crate) fn close_deal_of_land(&mut self, sink: &mut impl Sink<Event>) {
        if self.may_deal_again() {
            let asked = self.all_seats().collect();
            self.now.phase = Phase::AgreeDeal { asked, keep: SeatSet::EMPTY };
        } else {
            self.deal_harbours(sink);
        }
    }

    pub(crate) fn may_deal_again(&self) -> bool {
        self.terms.options.redeal
            && self.board().islands_dealt
            && self.now.redeals_agreed < AGREED_REDEALS_MOST
    }

    /// How often the table may still deal again.
    pub(crate) fn redeals_left(&self) -> u8 {
        AGREED_REDEALS_MOST.saturating_sub(self.now.redeals_agreed)
    }

    /// A seat keeps the deal or would have another; the last answer decides.
    pub(crate) fn answer_deal(&mut self, seat: Seat, keeps: bool, sink: &mut impl Sink<Event>) {
        let Phase::AgreeDeal { asked, keep } = self.now.phase else { return out_of_phase() };
        let asked = asked.without(seat);
        let keep = if keeps { keep.with(seat) } else { keep };
        self.now.phase = Phase::AgreeDeal { asked, keep };
        sink.tell(|| Event::DealAnswered { seat, keeps });
        match (asked.is_empty(), keep.is_empty()) {
            (false, _) => {}
            (true, false) => self.deal_harbours(sink),
            (true, true) => {
                sink.tell(|| Event::DealtAgain);
                self.now.redeals_agreed += 1;
                self.now.redeals = 0;
                self.clear_deal();
                self.deal_terrain(0, sink);
            }
        }
    }
}
