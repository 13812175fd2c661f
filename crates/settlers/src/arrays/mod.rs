//! Decisions as numbers and positions as bytes, for programs that learn.
//!
//! The numbers are the same on every board: places are counted up to the widest frame there may be. What they
//! mean is told by the [`Layout`].

mod numbers;
mod observation;

use game::Seat;
use game::arrays::{Arrays, Layout, Numbered, TRAITS, Traces};

use crate::action::Action;
use crate::state::Settlers;

impl Arrays for Settlers {
    fn layout(&self) -> Layout {
        Layout {
            blocks: numbers::blocks(),
            fields: observation::fields(),
            families: numbers::FAMILIES,
            kinds: Vec::new(),
        }
    }

    #[inline]
    fn numbered(&self, action: Action) -> Numbered {
        Numbered::At(numbers::number(action))
    }

    fn observe(&self, seat: Seat, row: &mut [u8], traces: &mut Traces) {
        observation::write(self, seat, row, traces);
    }

    fn traits(action: Action) -> [i16; TRAITS] {
        numbers::traits(action)
    }
}
