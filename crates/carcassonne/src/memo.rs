//! What estimates remember of a map until the next tile is laid.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use landscape::PieceId;

/// More places than there are held fields at most tables; where two need the same, the later one has it.
const PLACES: usize = 16;

/// Numbers about features that hold for as long as no tile is laid. A bot weighs all that can be done with a tile
/// on one and the same map, and asks for them every time.
///
/// No part of a state: whoever forgets everything gets the same answers, later. States are shared by threads,
/// hence the atomics; since all would write the same numbers, their order does not matter.
#[derive(Debug, Default)]
pub(crate) struct Memo {
    in_use: AtomicBool,
    /// The piece and one more, and what is known about it, by the last bits of the piece; 0 where nothing is.
    places: [AtomicU64; PLACES],
}

impl Memo {
    /// The number that belongs to `piece`, worked out unless it is remembered.
    #[inline]
    pub fn recall(&self, piece: PieceId, work_out: impl FnOnce() -> f32) -> f32 {
        let place = &self.places[piece.index() % PLACES];
        let known = place.load(Ordering::Relaxed);
        if known >> 32 == piece.index() as u64 + 1 {
            return f32::from_bits(known as u32);
        }
        let number = work_out();
        self.in_use.store(true, Ordering::Relaxed);
        let known = (piece.index() as u64 + 1) << 32 | u64::from(number.to_bits());
        place.store(known, Ordering::Relaxed);
        number
    }

    /// Forgets everything: the map has changed.
    #[inline]
    pub fn forget(&mut self) {
        if *self.in_use.get_mut() {
            *self = Memo::default();
        }
    }
}

/// A copy remembers nothing.
impl Clone for Memo {
    fn clone(&self) -> Memo {
        Memo::default()
    }

    fn clone_from(&mut self, _other: &Memo) {
        self.forget();
    }
}

/// What is remembered makes no difference.
impl PartialEq for Memo {
    fn eq(&self, _other: &Memo) -> bool {
        true
    }
}

impl Eq for Memo {}
