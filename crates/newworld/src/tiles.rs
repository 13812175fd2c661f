//! The cards in the box, and the coast.

use std::ops::Deref;
use std::sync::{Arc, LazyLock};

use landscape::tile_file::TileFileError;
use landscape::{Atlas, Features, Kind, Map, Shape, Table, TileCode};
use serde::{Deserialize, Serialize};

use crate::settler::Claim;
use crate::spot::Spot;
use crate::tile_file;

/// How we know what a card looks like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// From the box itself, or a picture of it.
    Documented,
    /// Thought out to fit what is known.
    #[default]
    Reconstructed,
}

/// A kind of land tile: all copies look the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileKind {
    /// The letters by which records and drawings call it.
    pub code: TileCode,
    /// Copies in the box.
    pub count: u16,
    /// Its sides and pieces.
    pub shape: Shape,
    /// Per piece: trading posts of a road, flags of a town, animals of a plain.
    pub marks: Vec<u8>,
    /// What it shows, in a line for people.
    pub note: String,
    /// How we know its picture.
    pub source: Source,
}

/// A start field of the coast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartField {
    /// Its row, counted from the north.
    pub row: u8,
    /// The town that begins on it.
    pub name: String,
    /// Its sides and pieces; nothing lies beyond its eastern side.
    pub shape: Shape,
    /// Per piece, as for a land tile.
    pub marks: Vec<u8>,
    /// What it shows, in a line for people.
    pub note: String,
    /// How we know its picture.
    pub source: Source,
}

/// Rows of the coast (N-03).
pub const ROWS: u8 = 10;

/// The land tiles and the coast, with the tables for laying them.
#[derive(Debug, PartialEq, Eq)]
pub struct TileSet {
    kinds: Vec<TileKind>,
    coast: Vec<StartField>,
    /// Land tiles first, then the coast from north to south.
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

/// The tile file as we have it: what an owner of the box corrects
/// ([`corrections`](crate::corrections)).
pub const TILE_FILE: &str = include_str!("../data/base.toml");

static BASE: LazyLock<Result<Arc<TileSet>, TileFileError>> =
    LazyLock::new(|| TileSet::read(TILE_FILE).map(Arc::new));

impl TileSet {
    /// The tiles of our own file.
    pub fn base() -> Result<Arc<TileSet>, TileFileError> {
        BASE.clone()
    }

    /// The tiles of a whole file, checked.
    pub fn read(text: &str) -> Result<TileSet, TileFileError> {
        let file = tile_file::read(text)?;
        TileSet::new(file.kinds, file.coast)
    }

    /// Our own tiles, but for the entries in `text`, each of which replaces the one with the same
    /// code or row.
    pub fn corrected(text: &str) -> Result<Arc<TileSet>, TileFileError> {
        let base = TileSet::base()?;
        if text.is_empty() {
            return Ok(base);
        }
        let file = tile_file::read(text)?;
        let (mut kinds, mut coast) = (base.kinds.clone(), base.coast.clone());
        no_entry_twice(&file.kinds, &file.coast)?;
        for kind in file.kinds {
            let own = kinds.iter_mut().find(|own| own.code == kind.code);
            let unknown = TileFileError::Whole(format!("there is no tile {}", kind.code));
            *own.ok_or(unknown)? = kind;
        }
        for field in file.coast {
            let own = coast.iter_mut().find(|own| own.row == field.row);
            let unknown = TileFileError::Whole(format!("there is no row {}", field.row));
            *own.ok_or(unknown)? = field;
        }
        TileSet::new(kinds, coast).map(Arc::new)
    }

    /// A set of these tiles, if they make a box.
    pub fn new(kinds: Vec<TileKind>, coast: Vec<StartField>) -> Result<TileSet, TileFileError> {
        no_entry_twice(&kinds, &coast)?;
        if !coast.iter().map(|field| field.row).eq(1..=ROWS) {
            let rows = format!("the coast has rows 1 to {ROWS}, in this order");
            return Err(TileFileError::Whole(rows));
        }
        check_size(&kinds, &coast)?;
        let marks = |kind: usize| match kinds.get(kind) {
            Some(known) => &known.marks,
            None => &coast[kind - kinds.len()].marks,
        };
        let shapes = kinds.iter().map(|kind| &kind.shape);
        let shapes: Vec<Shape> =
            shapes.chain(coast.iter().map(|field| &field.shape)).cloned().collect();
        let same = |kind: usize, turns| shapes[kind].same_after(turns, marks(kind));
        let atlas = Atlas::new(shapes.clone(), same);
        let codes = kinds.iter().map(|kind| kind.code).collect();
        Ok(TileSet { table: Table::new(codes, atlas), kinds, coast })
    }

    /// Every kind of land tile, in the order of the file.
    pub fn kinds(&self) -> &[TileKind] {
        &self.kinds
    }

    /// The start fields, from north to south.
    pub fn coast(&self) -> &[StartField] {
        &self.coast
    }

    /// How many pictures, of land tiles and start fields, are thought out rather than known.
    pub fn reconstructed(&self) -> usize {
        let sources = self.kinds.iter().map(|kind| kind.source);
        let sources = sources.chain(self.coast.iter().map(|field| field.source));
        sources.filter(|&source| source == Source::Reconstructed).count()
    }

    /// The kind of a land tile; `None` for a start field.
    pub fn land(&self, kind: Kind) -> Option<&TileKind> {
        self.kinds.get(kind.index())
    }

    /// The letters of a tile that was drawn.
    pub(crate) fn land_code(&self, kind: Kind) -> TileCode {
        self.land(kind).expect("the stock holds land tiles only").code
    }

    /// The start field that lies on the map as this kind.
    pub fn start_field(&self, kind: Kind) -> Option<&StartField> {
        self.coast.get(kind.index().checked_sub(self.kinds.len())?)
    }

    /// The kind under which a row of the coast lies on the map.
    pub(crate) fn kind_of_row(&self, row: u8) -> Kind {
        Kind((self.kinds.len() + usize::from(row) - 1) as u8)
    }

    /// Trading posts, flags or animals per piece of a land tile or start field.
    #[inline]
    pub fn marks(&self, kind: Kind) -> &[u8] {
        match self.kinds.get(kind.index()) {
            Some(known) => &known.marks,
            None => &self.start_field(kind).expect("a kind is a land tile or a start field").marks,
        }
    }
}

fn no_entry_twice(kinds: &[TileKind], coast: &[StartField]) -> Result<(), TileFileError> {
    for (place, kind) in kinds.iter().enumerate() {
        if kinds[..place].iter().any(|other| other.code == kind.code) {
            return Err(TileFileError::Whole(format!("there are two tiles {}", kind.code)));
        }
    }
    for (place, field) in coast.iter().enumerate() {
        if coast[..place].iter().any(|other| other.row == field.row) {
            return Err(TileFileError::Whole(format!("there are two rows {}", field.row)));
        }
    }
    Ok(())
}

/// Can a map hold them? Kinds are counted by one byte, pieces by two, and what is printed on one
/// road, town or plain by one.
fn check_size(kinds: &[TileKind], coast: &[StartField]) -> Result<(), TileFileError> {
    let rows = usize::from(ROWS);
    let sum = |of: fn(&Shape, &[u8]) -> usize| -> usize {
        let land = kinds.iter().map(|kind| usize::from(kind.count) * of(&kind.shape, &kind.marks));
        land.chain(coast.iter().map(|field| of(&field.shape, &field.marks))).sum()
    };
    let counts = [
        ("kinds of tile", kinds.len(), 256 - rows),
        ("tiles", sum(|_, _| 1), Map::<Claim>::TILES_MAX),
        ("parts of tiles", sum(|shape, _| shape.pieces().len()), Features::<Claim>::PIECES_MAX),
        (
            "posts, flags and animals",
            sum(|_, marks| marks.iter().map(|&count| usize::from(count)).sum()),
            usize::from(u8::MAX),
        ),
    ];
    match counts.into_iter().find(|&(_, count, most)| count > most) {
        None => Ok(()),
        Some((what, count, most)) => {
            Err(TileFileError::Whole(format!("{count} {what}; a game holds {most}")))
        }
    }
}
