//! The tiles in the box.

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

use arbitrary::Arbitrary;
use game::SetupError;
use landscape::{Atlas, Features, Kind, Map, Piece, Shape, Terrain, Turned, Turns};
use serde::{Deserialize, Serialize};

use crate::figure::Claim;
use crate::spot::Spot;
use crate::tile_file::{self, TileFileError};

/// The letters of a tile kind: `V`, `EH`, `B1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TileCode([u8; TileCode::LENGTH_MAX]);

impl TileCode {
    /// Long enough for a box letter and a number.
    pub const LENGTH_MAX: usize = 4;
}

impl fmt::Display for TileCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let length = self.0.iter().position(|&byte| byte == 0).unwrap_or(self.0.len());
        f.pad(std::str::from_utf8(&self.0[..length]).unwrap_or("?"))
    }
}

impl fmt::Debug for TileCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Text that cannot be the code of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a tile code is 1 to 4 letters and digits")]
pub struct NotACode;

impl FromStr for TileCode {
    type Err = NotACode;

    fn from_str(text: &str) -> Result<TileCode, NotACode> {
        let fits = (1..=TileCode::LENGTH_MAX).contains(&text.len());
        if !fits || !text.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(NotACode);
        }
        let mut code = [0; TileCode::LENGTH_MAX];
        code[..text.len()].copy_from_slice(text.as_bytes());
        Ok(TileCode(code))
    }
}

impl TryFrom<String> for TileCode {
    type Error = NotACode;

    fn try_from(text: String) -> Result<TileCode, NotACode> {
        text.parse()
    }
}

impl From<TileCode> for String {
    fn from(code: TileCode) -> String {
        code.to_string()
    }
}

impl<'a> Arbitrary<'a> for TileCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<TileCode> {
        let mut code = [0; TileCode::LENGTH_MAX];
        for byte in code.iter_mut().take(u.int_in_range(1..=TileCode::LENGTH_MAX)?) {
            *byte = *u.choose(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")?;
        }
        Ok(TileCode(code))
    }
}

/// A kind of tile: all copies look the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileKind {
    /// Its letters.
    pub code: TileCode,
    /// What it shows, in a few words.
    pub name: String,
    /// Copies in the box.
    pub count: u16,
    /// Its sides and pieces.
    pub shape: Shape,
    /// Pennants per piece.
    pub pennants: Vec<u8>,
    /// Is one copy of it the start tile?
    pub start: bool,
}

impl TileKind {
    /// What the reader of a file sees to, and whoever makes kinds by hand may forget.
    fn check(&self) -> Result<(), TileFileError> {
        let pieces = self.shape.pieces();
        let is_city = |piece: usize| pieces[piece].terrain == Terrain::Town;
        let courtyard = |piece: &&Piece| piece.terrain == Terrain::Land && piece.ports.is_empty();
        let (field, reason) = if self.count == 0 {
            ("count", "is 0".to_owned())
        } else if self.pennants.len() != pieces.len() {
            ("pennants", format!("has {} entries for {} pieces", self.pennants.len(), pieces.len()))
        } else if (0..pieces.len()).any(|piece| self.pennants[piece] > 0 && !is_city(piece)) {
            ("pennants", "a pennant belongs to a city".to_owned())
        } else if pieces.iter().filter(courtyard).count() > 1 {
            ("fields", "two fields touch no border and would have the same name".to_owned())
        } else {
            return Ok(());
        };
        Err(TileFileError::Field { tile: self.code.to_string(), field: field.to_owned(), reason })
    }

    /// Does it look the same after `turns`?
    fn same_after(&self, turns: Turns) -> bool {
        let looks = |turns: Turns| {
            let edges = Turned::new(&self.shape, turns).edges;
            let pieces = self.shape.pieces().iter().zip(&self.pennants);
            let mut pieces: Vec<_> = pieces
                .map(|(piece, &pennants)| (piece.terrain, piece.ports.turned(turns), pennants))
                .collect();
            pieces.sort_unstable();
            (edges, pieces)
        };
        looks(Turns::default()) == looks(turns)
    }
}

/// The tiles of one or more boxes, with the tables for laying them.
#[derive(Debug)]
pub struct TileSet {
    kinds: Vec<TileKind>,
    codes: Vec<TileCode>,
    atlas: Atlas,
    start: Kind,
    spots: Vec<[Vec<Spot>; 4]>,
}

/// Two sets with the same tiles are the same set: the tables follow from them.
impl PartialEq for TileSet {
    fn eq(&self, other: &TileSet) -> bool {
        self.kinds == other.kinds
    }
}

impl Eq for TileSet {}

static BASE: LazyLock<Result<Arc<TileSet>, TileFileError>> = LazyLock::new(|| {
    TileSet::read(include_str!("../../../data/carcassonne/base.toml")).map(Arc::new)
});

impl TileSet {
    /// The tiles of the base game.
    pub fn base() -> Result<Arc<TileSet>, TileFileError> {
        BASE.clone()
    }

    /// The tiles of a file, checked.
    pub fn read(text: &str) -> Result<TileSet, TileFileError> {
        TileSet::new(tile_file::read(text)?)
    }

    /// A set of these kinds, if they make a box: one start tile, no code twice.
    pub fn new(kinds: Vec<TileKind>) -> Result<TileSet, TileFileError> {
        let whole = |reason: String| Err(TileFileError::Whole(reason));
        if kinds.len() > 256 {
            return whole(format!("{} kinds of tile; at most 256 are possible", kinds.len()));
        }
        for (place, kind) in kinds.iter().enumerate() {
            kind.check()?;
            if kinds[..place].iter().any(|other| other.code == kind.code) {
                return whole(format!("there are two tiles {}", kind.code));
            }
        }
        let starts: Vec<usize> = (0..kinds.len()).filter(|&kind| kinds[kind].start).collect();
        let &[start] = starts.as_slice() else {
            return whole(format!("{} kinds are marked as the start tile, not 1", starts.len()));
        };
        let shapes = kinds.iter().map(|kind| kind.shape.clone()).collect();
        let atlas = Atlas::new(shapes, |kind, turns| kinds[kind].same_after(turns));
        let spots = atlas.kinds().map(|kind| spots(&atlas, kind)).collect();
        let codes = kinds.iter().map(|kind| kind.code).collect();
        Ok(TileSet { kinds, codes, atlas, start: Kind(start as u8), spots })
    }

    /// Can a map hold this many boxes of them? Pieces and borders are counted by two bytes, the
    /// pennants of one city by one.
    pub(crate) fn check_size(&self, boxes: u8) -> Result<(), SetupError> {
        let sum = |of: fn(&TileKind) -> usize| -> usize {
            let kinds = self.kinds.iter();
            kinds.map(|kind| usize::from(kind.count) * usize::from(boxes) * of(kind)).sum()
        };
        let pennants = sum(|kind| kind.pennants.iter().map(|&count| usize::from(count)).sum());
        let borders = sum(|kind| kind.shape.pieces().iter().map(|piece| piece.borders.len()).sum());
        let pieces = sum(|kind| kind.shape.pieces().len());
        let (tiles_max, pieces_max) = (Map::<Claim>::TILES_MAX, Features::<Claim>::PIECES_MAX);
        for (what, count, most) in [
            ("tiles", sum(|_| 1), tiles_max),
            ("parts of tiles", pieces, pieces_max),
            ("borders of fields and cities", borders, pieces_max),
            ("pennants", pennants, usize::from(u8::MAX)),
        ] {
            if count > most {
                let reason = format!("that makes {count} {what}; a map holds {most}");
                return Err(SetupError::BadOption { key: "boxes".to_owned(), reason });
            }
        }
        Ok(())
    }

    /// The tables for laying them.
    #[inline]
    pub fn atlas(&self) -> &Atlas {
        &self.atlas
    }

    /// Every kind, in the order of the file.
    pub fn kinds(&self) -> &[TileKind] {
        &self.kinds
    }

    /// The code of every kind, in the order of the file.
    #[inline]
    pub fn codes(&self) -> &[TileCode] {
        &self.codes
    }

    /// One kind.
    #[inline]
    pub fn kind(&self, kind: Kind) -> &TileKind {
        &self.kinds[kind.index()]
    }

    /// The kind of the start tile.
    pub fn start(&self) -> Kind {
        self.start
    }

    /// The kind with this code.
    #[inline]
    pub fn find(&self, code: TileCode) -> Option<Kind> {
        let place = self.codes.iter().position(|&known| known == code);
        place.map(|kind| Kind(kind as u8))
    }

    /// The name of each piece's place on a tile as it lies.
    #[inline]
    pub fn spots(&self, kind: Kind, turns: Turns) -> &[Spot] {
        &self.spots[kind.index()][turns.index()]
    }

    /// The piece of a tile as it lies that `spot` names, by whichever of its sides.
    pub fn piece_at(&self, kind: Kind, turns: Turns, spot: Spot) -> Option<u8> {
        let pieces = self.atlas.shape(kind).pieces();
        let piece = match spot.port() {
            Some(port) => self.atlas.turned(kind, turns).piece_at[port.index()],
            None => self.spots(kind, turns).iter().position(|&own| own == spot)? as u8,
        };
        let terrain = pieces.get(piece as usize)?.terrain;
        (terrain == spot.terrain()).then_some(piece)
    }
}

fn spots(atlas: &Atlas, kind: Kind) -> [Vec<Spot>; 4] {
    Turns::ALL.map(|turns| {
        let turned = atlas.turned(kind, turns);
        let pieces = atlas.shape(kind).pieces().iter().enumerate();
        let name =
            |(index, terrain): (usize, Terrain)| Spot::new(terrain, turned.first_port(index as u8));
        pieces.map(|(index, piece)| name((index, piece.terrain))).collect()
    })
}
