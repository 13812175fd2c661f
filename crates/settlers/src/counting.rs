//! Cards are counted as they come and go: what every public event tells about open thefts.

use std::sync::Arc;

use game::{Rng, Seat};

use crate::beliefs::{Theft, Way};
use crate::event::Answer;
use crate::goods::{Cards, Resource};
use crate::phase::Phase;
use crate::resample::below;
use crate::state::{Settlers, place_of};

/// Counts are kept above this, so that they cannot fall below zero and still be words of bytes.
const BIAS: u8 = 64;
const BIASED: Cards = Cards::new([BIAS; 5]);

impl Settlers {
    /// A seat has paid, given or lost cards in the open.
    #[inline]
    pub(crate) fn note_spent(&mut self, seat: Seat) {
        if !self.beliefs.all_is_known() {
            self.rule_out(seat, Cards::NONE);
        }
    }

    /// A seat offers or answers what only somebody can who holds the cards for it.
    pub(crate) fn note_promise(&mut self, seat: Seat) {
        if !self.beliefs.all_is_known() {
            self.rule_out(seat, self.promised(seat));
        }
    }

    /// Cards that an open offer or answer proves to be in a hand.
    pub(crate) fn promised(&self, seat: Seat) -> Cards {
        let trade = &self.now.trade;
        let open = matches!(self.now.phase, Phase::Answer | Phase::CloseDeal);
        let named = match trade.answers[place_of(seat)] {
            _ if !open => None,
            _ if seat == self.now.active => trade.give.cards(),
            Answer::Accepted => trade.want.cards(),
            Answer::Countered { give, .. } => give.cards(),
            Answer::Open | Answer::Refused => None,
        };
        named.unwrap_or(Cards::NONE)
    }

    /// Rules out that a seat has less than nothing of any kind, or less than these cards.
    #[inline(never)]
    fn rule_out(&mut self, seat: Seat, shown: Cards) {
        self.keep_ways(seat, |hand| hand.covers(BIASED.plus(shown)));
        let hand = self.player(seat).hand;
        let murky = &mut self.beliefs.murky[place_of(seat)];
        if !murky.is_none() {
            *murky = murky.at_most(hand.less(shown));
            self.beliefs.clear_up();
        }
    }

    /// Everybody else has handed over a kind: nobody has any of it left.
    pub(crate) fn note_monopoly(&mut self, thief: Seat, kind: Resource) {
        if self.beliefs.all_is_known() {
            return;
        }
        for seat in self.all_seats().filter(|seat| *seat != thief) {
            self.keep_ways(seat, |hand| hand.count(kind) == BIAS);
            let hand = self.player(seat).hand;
            let murky = &mut self.beliefs.murky[place_of(seat)];
            *murky = murky.at_most(hand);
        }
        self.beliefs.clear_up();
    }

    /// Keeps the ways in which the hand of `seat`, biased, is possible.
    fn keep_ways(&mut self, seat: Seat, possible: impl Fn(Cards) -> bool) {
        let Some(gained) = self.beliefs.gained(seat) else { return };
        let rest = BIASED.plus(self.player(seat).hand).minus(gained);
        let stays = |way: &Way| possible(rest.plus(way.gains[place_of(seat)]));
        if !self.beliefs.ways.iter().all(stays) {
            Arc::make_mut(&mut self.beliefs.ways).retain(stays);
            self.beliefs.tidy();
        }
    }

    /// The hand as it would be without the open thefts, biased.
    fn hand_but_for_thefts(&self, seat: Seat) -> Cards {
        let gained = self.beliefs.gained(seat).unwrap_or(Cards::NONE);
        BIASED.plus(self.player(seat).hand).minus(gained)
    }

    /// The hand of a seat as every way has it.
    fn hands_in<'a>(
        &self,
        seat: Seat,
        ways: impl Iterator<Item = &'a Way>,
    ) -> impl Iterator<Item = Cards> {
        let rest = self.hand_but_for_thefts(seat);
        ways.map(move |way| rest.plus(way.gains[place_of(seat)]).minus(BIASED))
    }

    /// The hands of a seat in every way that is open; the hand itself where none is.
    fn possible_hands(&self, seat: Seat) -> impl Iterator<Item = Cards> {
        let ways = &self.beliefs.ways;
        let known = ways.is_empty().then(|| self.player(seat).hand);
        known.into_iter().chain(self.hands_in(seat, ways.iter()))
    }

    /// The cards that everybody knows a seat to hold.
    pub(crate) fn counted(&self, seat: Seat) -> Cards {
        let sure = self.possible_hands(seat).reduce(Cards::at_most).unwrap_or(Cards::NONE);
        sure.less(self.beliefs.murky[place_of(seat)])
    }

    /// The most of each kind that a seat may hold, as `eyes` knows it.
    pub(crate) fn most_held(&self, seat: Seat, eyes: Seat) -> Cards {
        let hand = self.player(seat).hand;
        let murky = &self.beliefs.murky;
        let dim = murky[place_of(seat)];
        if !dim.is_none() {
            let others = self.all_seats().filter(|other| *other != eyes);
            let pile = others.fold(Cards::NONE, |all, other| all.plus(murky[place_of(other)]));
            return hand.minus(dim).plus(pile.at_most(Cards::new([dim.total(); 5])));
        }
        if self.beliefs.gained(seat).is_none() {
            return hand;
        }
        self.hands_in(seat, self.beliefs.ways_for(eyes)).fold(Cards::NONE, Cards::at_least)
    }

    /// A card is about to change hands, and only two see which.
    pub(crate) fn note_theft(&mut self, theft: Theft) {
        let Theft { thief, victim, card } = theft;
        let in_sight = [thief, victim].map(|seat| self.beliefs.murky[place_of(seat)].is_none());
        let rest = self.hand_but_for_thefts(victim);
        let held = |way: &Way| rest.plus(way.gains[place_of(victim)]).minus(BIASED);
        let after = || self.beliefs.ways_after(theft, held);
        match (in_sight == [true; 2]).then(after).flatten() {
            Some(ways) => {
                self.beliefs.ways = Arc::new(ways);
                self.beliefs.thefts.push(theft);
                self.beliefs.tidy();
            }
            None => self.lose_sight(thief, victim, card),
        }
    }

    /// Too much is open: what is not sure by now becomes murky, and so does the card that is stolen.
    #[cold]
    fn lose_sight(&mut self, thief: Seat, victim: Seat, card: Resource) {
        for seat in self.all_seats() {
            self.beliefs.murky[place_of(seat)] = self.player(seat).hand.minus(self.counted(seat));
        }
        self.beliefs.forget_all();
        let (hand, one) = (self.player(victim).hand, Cards::of(card, 1));
        let murky = &mut self.beliefs.murky;
        let seen = hand.minus(murky[place_of(victim)]);
        if seen != hand || seen.kinds().count() > 1 {
            let still = seen.less(Cards::new([1; 5]));
            murky[place_of(victim)] = hand.minus(one).minus(still);
            murky[place_of(thief)] = murky[place_of(thief)].plus(one);
        }
        self.beliefs.clear_up();
    }

    /// Draws how the thefts went that `seat` did not see.
    pub(crate) fn redraw_thefts(&mut self, seat: Seat, rng: &mut dyn Rng) {
        let beliefs = &self.beliefs;
        if beliefs.thefts.is_empty() {
            return;
        }
        let open = beliefs.ways_for(seat);
        let mut at = below(open.clone().map(|way| way.weight).sum(), rng);
        let drawn = open.copied().find(|way| match at.checked_sub(way.weight) {
            Some(left) => {
                at = left;
                false
            }
            None => true,
        });
        if let Some(way) = drawn {
            self.believe(way);
        }
    }

    /// Makes one way the truth.
    pub(crate) fn believe(&mut self, way: Way) {
        for at in 0..self.beliefs.thefts.len() {
            let Theft { thief, victim, card } = self.beliefs.thefts[at];
            let (was, is) = (Cards::of(card, 1), Cards::of(way.card(at), 1));
            let winner = self.player_mut(thief);
            winner.hand = winner.hand.minus(was).plus(is);
            let loser = self.player_mut(victim);
            loser.hand = loser.hand.plus(was).minus(is);
            self.beliefs.thefts[at].card = way.card(at);
        }
    }
}

#[cfg(test)]
mod tests;
