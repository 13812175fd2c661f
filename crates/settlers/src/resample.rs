//! A world that agrees with all that one seat may know, the rest drawn anew.
//!
//! Of resource cards a seat knows all but what others stole from each other ([`crate::beliefs`]), of
//! development cards how many lie where, and that the active player does not hold enough victory cards
//! to have won.

use game::{Rng, Seat};

use crate::action::Card;
use crate::goods::{Cards, Resource};
use crate::state::{SEATS, Settlers, place_of};

/// How much rather a card that was not played at once is a victory card: in games of `mind` the odds of
/// one are twice as high among cards kept for a turn as among all that nobody has seen.
const KEPT_POINT: u32 = 2;

/// A number below `bound`, near enough to uniform for a guess at hidden cards.
pub(crate) fn below(bound: u32, rng: &mut dyn Rng) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(bound.max(1))) >> 32) as u32
}

/// Draws one out of a pile of counts; `None` from an empty pile.
fn draw<const N: usize>(pile: &mut [u8; N], rng: &mut dyn Rng) -> Option<usize> {
    let total: u32 = pile.iter().map(|count| u32::from(*count)).sum();
    if total == 0 {
        return None;
    }
    let mut at = below(total, rng);
    for (slot, count) in pile.iter_mut().enumerate() {
        if at < u32::from(*count) {
            *count -= 1;
            return Some(slot);
        }
        at -= u32::from(*count);
    }
    None
}

impl Settlers {
    /// Draws anew what `seat` cannot know.
    pub(crate) fn redraw_hidden(&mut self, seat: Seat, rng: &mut dyn Rng) {
        if self.now.phase.is_over() {
            return;
        }
        self.redraw_thefts(seat, rng);
        self.redraw_murky(seat, rng);
        self.redraw_cards(seat, rng);
    }

    /// Murky cards of the others are dealt anew.
    fn redraw_murky(&mut self, seat: Seat, rng: &mut dyn Rng) {
        let murky = |other: &Seat| !self.beliefs.murky[place_of(*other)].is_none();
        let others: Vec<Seat> =
            self.all_seats().filter(|other| *other != seat).filter(murky).collect();
        let (mut pile, mut sizes) = ([0u8; 5], [0u8; SEATS]);
        for other in &others {
            let murky = std::mem::take(&mut self.beliefs.murky[place_of(*other)]);
            let player = self.player_mut(*other);
            player.hand = player.hand.minus(murky);
            sizes[place_of(*other)] = murky.total();
            (0..5).for_each(|kind| pile[kind] += murky.counts()[kind]);
        }
        self.deal_murky(&others, sizes, &mut pile, rng);
    }

    /// Deals so many cards to each of these seats, which nobody else sees.
    pub(crate) fn deal_murky(
        &mut self,
        seats: &[Seat],
        sizes: [u8; SEATS],
        pile: &mut [u8; 5],
        rng: &mut dyn Rng,
    ) {
        for seat in seats {
            for _ in 0..sizes[place_of(*seat)] {
                let kind = draw(pile, rng).expect("as many cards lie in the pile as are drawn");
                let card = Cards::of(Resource::ALL[kind], 1);
                let player = self.player_mut(*seat);
                player.hand = player.hand.plus(card);
                let murky = &mut self.beliefs.murky[place_of(*seat)];
                *murky = murky.plus(card);
            }
        }
    }

    fn redraw_cards(&mut self, seat: Seat, rng: &mut dyn Rng) {
        let others: Vec<Seat> = self.all_seats().filter(|other| *other != seat).collect();
        let (mut pile, mut sizes) = (self.now.deck, [[0; 2]; SEATS]);
        for other in &others {
            let player = self.player_mut(*other);
            let (cards, fresh) =
                (std::mem::take(&mut player.cards), std::mem::take(&mut player.fresh));
            (0..5).for_each(|kind| pile[kind] += cards[kind] + fresh[kind]);
            sizes[place_of(*other)] = [cards.iter().sum(), fresh.iter().sum()];
        }
        self.deal_cards(&others, sizes, &mut pile, rng);
        self.now.deck = pile;
    }

    /// Deals so many development cards to each of these seats, of earlier turns and of this one. The
    /// active player draws first: too many victory cards would already have won.
    pub(crate) fn deal_cards(
        &mut self,
        seats: &[Seat],
        sizes: [[u8; 2]; SEATS],
        pile: &mut [u8; 5],
        rng: &mut dyn Rng,
    ) {
        let (active, rest): (Vec<Seat>, Vec<Seat>) =
            seats.iter().partition(|seat| **seat == self.now.active);
        for seat in active.into_iter().chain(rest) {
            let most = self.points_short(seat);
            let player = self.player_mut(seat);
            let mut points = player.hidden_points();
            let hands = [&mut player.cards, &mut player.fresh];
            let kept = [KEPT_POINT, 1];
            for ((hand, size), odds) in hands.into_iter().zip(sizes[place_of(seat)]).zip(kept) {
                for _ in 0..size {
                    let odds = if points < most { odds } else { 0 };
                    let kind = draw_card(pile, odds, rng);
                    points += u8::from(kind == Card::Point.index());
                    hand[kind] += 1;
                }
            }
        }
    }

    /// How many victory cards a seat may hold without having won.
    fn points_short(&self, seat: Seat) -> u8 {
        if seat != self.now.active || !self.in_play() || self.now.phase.is_over() {
            return u8::MAX;
        }
        (self.terms.goal - 1).saturating_sub(self.player(seat).points)
    }
}

/// Draws a development card; a victory card is so many times as likely as another.
fn draw_card(pile: &mut [u8; 5], odds: u32, rng: &mut dyn Rng) -> usize {
    let point = Card::Point.index();
    let weight = |kind: usize| u32::from(pile[kind]) * if kind == point { odds } else { 1 };
    let mut at = below((0..5).map(weight).sum(), rng);
    let drawn = (0..5).find(|kind| match at.checked_sub(weight(*kind)) {
        Some(left) => {
            at = left;
            false
        }
        None => true,
    });
    let kind = drawn.unwrap_or(point);
    pile[kind] = pile[kind].checked_sub(1).expect("as many cards lie in the pile as are drawn");
    kind
}
