//! What tells whether two databases hold the same: for each kind of rows how many there are, and a checksum over all of
//! them.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

use super::kinds::{Cell, Kind};

#[derive(Default)]
pub(super) struct Print {
    kinds: BTreeMap<&'static str, Sums>,
}

#[derive(Clone, Default)]
struct Sums {
    rows: u64,
    hasher: Sha256,
}

impl Print {
    pub(super) fn add(&mut self, kind: &Kind, rows: &[Vec<Cell>]) {
        let sums = self.kinds.entry(kind.name).or_default();
        sums.rows += rows.len() as u64;
        for cell in rows.iter().flatten() {
            match cell {
                Cell::Text(text) => part(&mut sums.hasher, text.as_bytes()),
                Cell::Bytes(bytes) => part(&mut sums.hasher, bytes),
                Cell::Number(number) => part(&mut sums.hasher, &number.to_le_bytes()),
                Cell::Maybe(Some(number)) => part(&mut sums.hasher, &number.to_le_bytes()),
                Cell::Maybe(None) => part(&mut sums.hasher, &[]),
            }
        }
    }

    /// A kind in which two differ.
    pub(super) fn difference(&self, other: &Print) -> Option<&'static str> {
        let names = self.kinds.keys().chain(other.kinds.keys());
        names.copied().find(|name| self.of(name) != other.of(name))
    }

    fn of(&self, kind: &str) -> (u64, Vec<u8>) {
        let sums = self.kinds.get(kind).cloned().unwrap_or_default();
        (sums.rows, sums.hasher.finalize().to_vec())
    }

    /// How many rows of each kind.
    pub(super) fn rows(&self) -> impl Iterator<Item = (&'static str, u64)> {
        self.kinds.iter().map(|(kind, sums)| (*kind, sums.rows))
    }
}

/// With its length, so that nothing can move from one part to the next.
fn part(hasher: &mut Sha256, part: &[u8]) {
    hasher.update((part.len() as u64).to_le_bytes());
    hasher.update(part);
}
