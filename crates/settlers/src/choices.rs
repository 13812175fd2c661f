//! The decisions a seat has, told in families: every place of a set, turned into an action.
//!
//! One walk through the rules serves the list and the even draw, so the two cannot disagree. The
//! draw walks twice, first to count and then to find the decision in its place; the families that
//! come before it are passed over by their size, without asking again which places they hold.

use std::ops::ControlFlow;

use game::{Rng, Seat, luck};

use crate::action::Action;
use crate::bits::Bits;
use crate::state::{Settlers, Step};

/// Whether to go on telling, or enough was heard.
pub(crate) type Heard = ControlFlow<()>;

/// There may be more to tell.
pub(crate) const MORE: Heard = ControlFlow::Continue(());
/// The decision was found.
const ENOUGH: Heard = ControlFlow::Break(());

/// Hears which decisions are legal.
pub(crate) trait Choices {
    /// A decision of its own.
    fn one(&mut self, action: Action) -> Heard;

    /// A decision for every place of a set, in rising order.
    fn each<const N: usize>(
        &mut self,
        places: impl FnOnce() -> Bits<N>,
        make: impl Fn(u8) -> Action,
    ) -> Heard;

    /// Whether offers to other players are to be told at all.
    fn wants_offers(&self) -> bool {
        true
    }
}

impl Choices for Vec<Action> {
    fn one(&mut self, action: Action) -> Heard {
        self.push(action);
        MORE
    }

    fn each<const N: usize>(
        &mut self,
        places: impl FnOnce() -> Bits<N>,
        make: impl Fn(u8) -> Action,
    ) -> Heard {
        self.extend(places().iter().map(make));
        MORE
    }
}

/// More families than any step has: bank trades are five, the rest a handful.
const FAMILIES_MAX: usize = 16;

/// Counts the decisions without making them.
#[derive(Default)]
struct Tally {
    all: u32,
    sizes: [u8; FAMILIES_MAX],
    families: usize,
}

impl Choices for Tally {
    #[inline]
    fn one(&mut self, _action: Action) -> Heard {
        self.all += 1;
        MORE
    }

    #[inline]
    fn each<const N: usize>(
        &mut self,
        places: impl FnOnce() -> Bits<N>,
        _make: impl Fn(u8) -> Action,
    ) -> Heard {
        let size = places().len();
        self.sizes[self.families % FAMILIES_MAX] = size as u8;
        self.families += 1;
        self.all += size as u32;
        MORE
    }
}

/// Makes only the decision in one place of the list.
struct Nth<'a> {
    /// How many decisions still come before it.
    before: u32,
    found: Option<Action>,
    /// Lent, not copied: single bytes that were just written are slow to read as one block.
    sizes: &'a [u8; FAMILIES_MAX],
    families: usize,
}

impl Choices for Nth<'_> {
    #[inline]
    fn one(&mut self, action: Action) -> Heard {
        if self.before == 0 {
            self.found = Some(action);
            return ENOUGH;
        }
        self.before -= 1;
        MORE
    }

    #[inline]
    fn each<const N: usize>(
        &mut self,
        places: impl FnOnce() -> Bits<N>,
        make: impl Fn(u8) -> Action,
    ) -> Heard {
        let size = u32::from(self.sizes[self.families % FAMILIES_MAX]);
        self.families += 1;
        if self.before < size {
            self.found = places().nth(self.before).map(make);
            return ENOUGH;
        }
        self.before -= size;
        MORE
    }
}

impl Settlers {
    /// One of the legal decisions of a seat that decides now, each as likely as any other.
    #[inline]
    pub(crate) fn draw_decision(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        let mut all = Tally::default();
        let _counted = self.list(seat, &mut all);
        debug_assert!(all.families <= FAMILIES_MAX, "{} families", all.families);
        // Where a roll and an end can be told at all, they always are.
        match (self.now.step, all.all) {
            (Step::Roll, 1) => return Some(Action::Roll),
            (Step::Main, 1) => return Some(Action::End),
            _ => {}
        }
        let before = luck::below(rng, all.all);
        let mut one = Nth { before, found: None, sizes: &all.sizes, families: 0 };
        let _found = self.list(seat, &mut one);
        one.found
    }
}
