//! The decisions a seat has, told in families: every place of a set, turned into an action.
//!
//! One walk through the rules serves the list and the even draw, so the two cannot disagree.

use game::{Rng, Seat, luck};

use crate::action::Action;
use crate::bits::Bits;
use crate::state::Settlers;

/// Hears which decisions are legal.
pub(crate) trait Choices {
    /// A decision of its own.
    fn one(&mut self, action: Action);

    /// A decision for every place of a set, in rising order.
    fn each<const N: usize>(&mut self, places: Bits<N>, make: impl Fn(u8) -> Action);
}

impl Choices for Vec<Action> {
    fn one(&mut self, action: Action) {
        self.push(action);
    }

    fn each<const N: usize>(&mut self, places: Bits<N>, make: impl Fn(u8) -> Action) {
        self.extend(places.iter().map(make));
    }
}

/// Counts the decisions without making them.
#[derive(Default)]
struct Tally(u32);

impl Choices for Tally {
    #[inline]
    fn one(&mut self, _action: Action) {
        self.0 += 1;
    }

    #[inline]
    fn each<const N: usize>(&mut self, places: Bits<N>, _make: impl Fn(u8) -> Action) {
        self.0 += places.len() as u32;
    }
}

/// Makes only the decision in one place of the list.
struct Nth {
    /// How many decisions still come before it; below zero once it went by.
    before: i32,
    found: Option<Action>,
}

impl Choices for Nth {
    #[inline]
    fn one(&mut self, action: Action) {
        if self.before == 0 {
            self.found = Some(action);
        }
        self.before -= 1;
    }

    #[inline]
    fn each<const N: usize>(&mut self, places: Bits<N>, make: impl Fn(u8) -> Action) {
        if self.before >= 0 {
            match places.nth(self.before as u32) {
                Ok(place) => {
                    self.found = Some(make(place));
                    self.before = -1;
                }
                Err(passed) => self.before -= passed as i32,
            }
        }
    }
}

impl Settlers {
    /// One of the legal decisions of a seat that decides now, each as likely as any other.
    pub(crate) fn draw_decision(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        let mut all = Tally::default();
        self.list(seat, &mut all);
        let mut one = Nth { before: luck::below(rng, all.0) as i32, found: None };
        self.list(seat, &mut one);
        one.found
    }
}
