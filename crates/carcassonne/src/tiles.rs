//! The tiles in the box.

use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use game::SetupError;
use landscape::tile_file::TileFileError;
use landscape::{Atlas, Features, Kind, Map, Piece, Shape, Table, Terrain, TileCode};

use crate::figure::Claim;
use crate::prints::{Print, Prints, Symbol};
use crate::sets::{Set, Sets, Word};
use crate::spot::Spot;
use crate::tile_file;

/// A kind of tile: all copies look the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileKind {
    /// The letters by which records and drawings call it.
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
    /// What the expansions print on it.
    pub prints: Prints,
}

impl TileKind {
    /// All that tells one piece from another of the same shape.
    fn marks(&self) -> Vec<(u8, Print, bool)> {
        let princess = |piece| self.prints.symbol == Some(Symbol::Princess(piece as u8));
        let pieces = self.pennants.iter().zip(&self.prints.pieces).enumerate();
        pieces.map(|(piece, (&pennants, &print))| (pennants, print, princess(piece))).collect()
    }

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
            let terrains: Vec<Terrain> = pieces.iter().map(|piece| piece.terrain).collect();
            let Some(flaw) = self.prints.flaw(&terrains) else { return Ok(()) };
            flaw
        };
        Err(TileFileError::Field { tile: self.code.to_string(), field: field.to_owned(), reason })
    }
}

/// The tiles of one or more boxes, with the tables for laying them.
#[derive(Debug, PartialEq, Eq)]
pub struct TileSet {
    kinds: Vec<TileKind>,
    start: Kind,
    table: Table<Spot>,
}

/// What can be asked of any box of tiles is asked of its tables.
impl Deref for TileSet {
    type Target = Table<Spot>;

    #[inline]
    fn deref(&self) -> &Table<Spot> {
        &self.table
    }
}

/// The tiles of every mix that was asked for.
static MIXES: [OnceLock<Result<Arc<TileSet>, TileFileError>>; 1 << Set::ALL.len()] =
    [const { OnceLock::new() }; 1 << Set::ALL.len()];

impl TileSet {
    /// The tiles of the base game.
    pub fn base() -> Result<Arc<TileSet>, TileFileError> {
        TileSet::with(Sets::NONE)
    }

    /// The tiles of the base game and these expansions.
    pub fn with(sets: Sets) -> Result<Arc<TileSet>, TileFileError> {
        let with_tiles: Sets = sets.iter().filter(|set| set.tiles().is_some()).collect();
        let mix = || TileSet::mix(with_tiles).map(Arc::new);
        MIXES[with_tiles.number()].get_or_init(mix).clone()
    }

    fn mix(sets: Sets) -> Result<TileSet, TileFileError> {
        let mut kinds = tile_file::read_ours(include_str!(concat!(env!("OUT_DIR"), "/base.json")))?;
        for text in sets.iter().filter_map(Set::tiles) {
            kinds.extend(tile_file::read_ours(text)?);
        }
        TileSet::new(kinds)
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
        let atlas = Atlas::new(shapes, |kind, turns| {
            kinds[kind].shape.same_after(turns, &kinds[kind].marks())
        });
        let codes = kinds.iter().map(|kind| kind.code).collect();
        Ok(TileSet { kinds, start: Kind(start as u8), table: Table::new(codes, atlas) })
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

    /// Every kind, in the order of the file.
    pub fn kinds(&self) -> &[TileKind] {
        &self.kinds
    }

    /// What is known of one kind.
    #[inline]
    pub fn kind(&self, kind: Kind) -> &TileKind {
        &self.kinds[kind.index()]
    }

    /// The kind of the start tile.
    pub fn start(&self) -> Kind {
        self.start
    }
}
