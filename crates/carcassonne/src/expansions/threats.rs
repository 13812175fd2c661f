//! What the expansions see coming: worked out once for an estimate, and what never changes once for a
//! table.

use landscape::Kind;

use super::{dragon, tower};
use crate::prints::Symbol;
use crate::state::Carcassonne;
use crate::tiles::TileSet;

/// What estimates look up about the tiles of a table.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct TileFacts {
    /// The kinds that move the dragon.
    pub dragons: Vec<Kind>,
    /// The kinds that bring it elsewhere.
    pub volcanoes: Vec<Kind>,
    /// Goods of each kind in the boxes.
    pub goods: [u16; 3],
}

impl TileFacts {
    /// That of a table with so many boxes of these tiles.
    pub fn new(tiles: &TileSet, boxes: u16) -> TileFacts {
        let with = |symbol| {
            let kinds = tiles.atlas().kinds();
            kinds.filter(|&kind| tiles.kind(kind).prints.symbol == Some(symbol)).collect()
        };
        let mut goods = [0; 3];
        for kind in tiles.kinds() {
            for good in kind.prints.pieces.iter().filter_map(|print| print.good) {
                goods[good as usize] += kind.count * boxes;
            }
        }
        TileFacts { dragons: with(Symbol::Dragon), volcanoes: with(Symbol::Volcano), goods }
    }
}

/// What may befall followers.
#[derive(Clone, Debug)]
pub(crate) struct Threats {
    /// By the dragon.
    pub dragon: dragon::Threat,
    /// By towers, wherever they may be built higher.
    pub tower: tower::Threat,
}

impl Threats {
    /// Those of this moment.
    pub fn read(game: &Carcassonne) -> Threats {
        Threats { dragon: dragon::Threat::read(game), tower: tower::Threat::read(game) }
    }
}
