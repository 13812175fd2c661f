//! Decisions and outcomes from elsewhere: from other states, and from nowhere at all.

use arbitrary::{Arbitrary, Unstructured};
use rand_core::Rng;

use crate::luck;

/// How many values are remembered.
const KEPT_MAX: usize = 2000;
/// How many remembered values are tried in a state.
const FROM_MEMORY: usize = 24;
/// How many made-up values are tried in a state.
const MADE_UP: usize = 16;
/// How many bytes a made-up value may use.
const BYTES: usize = 64;

/// Values seen in other states.
#[derive(Debug)]
pub(super) struct Pool<T>(Vec<T>);

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Pool(Vec::new())
    }
}

impl<T: Copy + PartialEq + for<'a> Arbitrary<'a>> Pool<T> {
    /// Remembers some values; when the pool is full, each takes the place of another.
    pub(super) fn remember(&mut self, rng: &mut impl Rng, values: impl Iterator<Item = T>) {
        for value in values {
            if self.0.len() < KEPT_MAX {
                self.0.push(value);
            } else {
                let place = luck::below(rng, KEPT_MAX as u32) as usize;
                self.0[place] = value;
            }
        }
    }

    /// A few values from memory and a few from random bytes.
    pub(super) fn strangers(&self, rng: &mut impl Rng) -> Vec<T> {
        let mut strangers = Vec::new();
        for _ in 0..FROM_MEMORY {
            strangers.extend(luck::pick(rng, &self.0));
        }
        for _ in 0..MADE_UP {
            let mut bytes = [0; BYTES];
            rng.fill_bytes(&mut bytes);
            strangers.extend(T::arbitrary(&mut Unstructured::new(&bytes)));
        }
        strangers
    }
}
