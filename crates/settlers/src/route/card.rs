//! Who holds the card for the longest route.
//!
//! Most often the card plainly stays, by what is known without a search. Where it may not, doubts
//! about others come first: whether a run is longer than the holder's takes less than finding it.

use game::{Seat, SeatSet, Sink};

use crate::event::Event;
use crate::state::{SEATS, Settlers};

use super::{CARD_LEAST, ROUTE_POINTS, rightful_holder};

impl Settlers {
    /// Gives the card to whoever has earned it. Most often it stays, and nothing is searched.
    #[inline]
    pub(crate) fn award_route(&mut self, sink: &mut impl Sink<Event>) {
        let plain = self.holder_is_safe() && self.route_contenders().is_empty();
        if !plain && !self.card_stays() {
            self.move_route_card(sink);
        }
    }

    /// Is the holder's run long enough for a card, if there is a holder?
    #[inline]
    fn holder_is_safe(&self) -> bool {
        self.now.route_holder.is_none_or(|seat| self.player(seat).route_least >= CARD_LEAST)
    }

    /// Only a longer run than this earns the card.
    #[inline]
    pub(super) fn route_bar(&self) -> u8 {
        self.now.route_holder.map_or(CARD_LEAST - 1, |seat| self.player(seat).route_least)
    }

    /// May this seat have more than the holder, or enough where nobody holds the card?
    #[inline]
    fn contends(&self, seat: Seat) -> bool {
        self.now.route_holder != Some(seat) && self.player(seat).route_most > self.route_bar()
    }

    #[inline]
    fn route_contenders(&self) -> SeatSet {
        Seat::first(SEATS).filter(|seat| self.contends(*seat)).collect()
    }

    /// Does the card stay where it is? If not, all counts that were put off are made up for. The
    /// holder's, which takes the longest search, comes after the doubts about others.
    fn card_stays(&mut self) -> bool {
        if self.holder_is_safe() {
            let bar = self.route_bar();
            self.route_contenders().iter().for_each(|seat| self.doubt_route(seat, bar));
            if self.route_contenders().is_empty() {
                return true;
            }
        }
        self.all_seats().for_each(|seat| self.settle_route(seat));
        false
    }

    /// Looks whether a player's longest run is longer than `bar`.
    fn doubt_route(&mut self, seat: Seat, bar: u8) {
        if self.player(seat).route_least > bar {
            return;
        }
        match self.longer_run(seat, bar) {
            Some(run) => self.set_run(seat, run),
            None => self.player_mut(seat).route_most = bar,
        }
    }

    /// Who has the card where `holder` had it before and every run is known.
    pub(crate) fn rightful_route(&self, holder: Option<Seat>) -> Option<Seat> {
        rightful_holder(holder, self.all_seats().map(|seat| (seat, self.route(seat))))
    }

    /// Every run is known: the card goes where the rule says.
    #[inline(never)]
    fn move_route_card(&mut self, sink: &mut impl Sink<Event>) {
        let holder = self.now.route_holder;
        let routes = self.all_seats().map(|seat| (seat, self.player(seat).route_least));
        let length = routes.clone().map(|(_, length)| length).max();
        let length = length.expect("somebody plays");
        let next = rightful_holder(holder, routes);
        if next == holder {
            return;
        }
        if let Some(seat) = holder {
            self.player_mut(seat).points -= ROUTE_POINTS;
        }
        if let Some(seat) = next {
            self.player_mut(seat).points += ROUTE_POINTS;
        }
        self.now.route_holder = next;
        sink.tell(|| Event::LongestRoute { holder: next, length });
    }
}
