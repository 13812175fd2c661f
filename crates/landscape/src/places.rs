//! Names for the parts of a tile as it lies, in the words of a game.

use crate::atlas::{Atlas, Kind};
use crate::shape::Terrain;
use crate::side::{Port, Turns};

/// What a game calls a part of a tile.
pub trait PlaceName: Copy + Eq {
    /// The name of a piece whose first port, clockwise from the north-west corner, is `port`.
    fn name(terrain: Terrain, port: Option<Port>) -> Self;

    /// What kind of piece it names.
    fn terrain(self) -> Terrain;

    /// The port that it names, if it touches a border.
    fn port(self) -> Option<Port>;
}

/// The names of all parts of all kinds, turned every way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places<N> {
    names: Vec<[Vec<N>; 4]>,
}

impl<N: PlaceName> Places<N> {
    /// The names for these kinds.
    pub fn new(atlas: &Atlas) -> Places<N> {
        let names = |kind: Kind| Turns::ALL.map(|turns| names_of(atlas, kind, turns));
        Places { names: atlas.kinds().map(names).collect() }
    }

    /// The name of each piece of a tile as it lies.
    #[inline]
    pub fn of(&self, kind: Kind, turns: Turns) -> &[N] {
        &self.names[kind.index()][turns.index()]
    }

    /// The piece of a tile as it lies that `name` names, by whichever of its sides.
    pub fn piece_at(&self, atlas: &Atlas, kind: Kind, turns: Turns, name: N) -> Option<u8> {
        let piece = match name.port() {
            Some(port) => atlas.turned(kind, turns).piece_at[port.index()],
            None => self.of(kind, turns).iter().position(|&own| own == name)? as u8,
        };
        let terrain = atlas.shape(kind).pieces().get(piece as usize)?.terrain;
        (terrain == name.terrain()).then_some(piece)
    }
}

fn names_of<N: PlaceName>(atlas: &Atlas, kind: Kind, turns: Turns) -> Vec<N> {
    let turned = atlas.turned(kind, turns);
    let pieces = atlas.shape(kind).pieces().iter().enumerate();
    pieces.map(|(index, piece)| N::name(piece.terrain, turned.first_port(index as u8))).collect()
}
