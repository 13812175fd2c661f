//! All tiles that were laid, in one number.

use crate::map::Tile;

/// Tells one sequence of laid tiles from another: of two different ones, once in 2 to the 64 the number is the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Trail(u64);

impl Trail {
    /// One tile more.
    #[inline]
    pub fn add(&mut self, tile: &Tile) {
        let [x, y] = [tile.cell.x, tile.cell.y].map(|at| u64::from(at.cast_unsigned()));
        let look = (tile.kind.index() << 2 | tile.turns.index()) as u64;
        // A product with an odd number loses nothing, and the turn lets its lower bits have their say.
        let tile = x | y << 16 | look << 32;
        self.0 = (self.0.rotate_left(26) ^ tile).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cell, Kind, Turns};

    #[test]
    fn kind_turns_cell_and_order_all_count() {
        let trail = |tiles: &[(u8, u8, i16, i16)]| {
            let mut trail = Trail::default();
            for &(kind, turns, x, y) in tiles {
                trail.add(&Tile::new(Kind(kind), Cell::new(x, y), Turns::new(turns), 0));
            }
            trail
        };
        let (one, two) = ((1, 0, 0, 0), (1, 0, 1, 0));
        let others = [
            trail(&[]),
            trail(&[one]),
            trail(&[two, one]),
            trail(&[one, (2, 0, 1, 0)]),
            trail(&[one, (1, 1, 1, 0)]),
            trail(&[one, (1, 0, 0, 1)]),
            trail(&[one, (1, 0, -1, 0)]),
        ];
        assert_eq!(trail(&[one, two]), trail(&[one, two]));
        assert!(!others.contains(&trail(&[one, two])));
    }
}
