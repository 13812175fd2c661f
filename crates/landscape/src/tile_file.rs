//! What reading a file of tiles takes in every game: fields taken one by one, so that an error
//! can name the tile and the field.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::shape::{Edge, Piece, ShapeError, Terrain};
use crate::side::{Port, Side};

/// A tile file that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TileFileError {
    /// It is not TOML, or not a list of tiles.
    #[error("not a tile file: {0}")]
    Syntax(String),
    /// A field of a tile is missing or wrong.
    #[error("tile {tile}, field '{field}': {reason}")]
    Field {
        /// The code of the tile, or its place in the file.
        tile: String,
        /// The name of the field, as the file writes it.
        field: String,
        /// What is wrong.
        reason: String,
    },
    /// The tiles do not make a box.
    #[error("the box as a whole: {0}")]
    Whole(String),
}

impl game::Coded for TileFileError {
    fn code(&self) -> &'static str {
        match self {
            TileFileError::Syntax(_) => "tile-file-syntax",
            TileFileError::Field { .. } => "tile-file-field",
            TileFileError::Whole(_) => "tile-file-whole",
        }
    }
}

/// A tile as it is written: its fields by name.
pub type TileEntry = Map<String, Value>;

/// The whole file as some type of the game.
pub fn parse<T: DeserializeOwned>(text: &str) -> Result<T, TileFileError> {
    toml::from_str(text).map_err(|error| TileFileError::Syntax(error.to_string()))
}

/// The same for a file that a build script has turned into JSON: who needs nothing else need not bring
/// along what reads TOML.
pub fn parse_json<T: DeserializeOwned>(text: &str) -> Result<T, TileFileError> {
    serde_json::from_str(text).map_err(|error| TileFileError::Syntax(error.to_string()))
}

/// The fields of one tile, taken one by one.
#[derive(Debug)]
pub struct Fields {
    /// What errors call the tile.
    pub tile: String,
    entry: TileEntry,
}

impl Fields {
    /// The fields of a tile that errors call `tile`.
    pub fn new(tile: String, entry: TileEntry) -> Fields {
        Fields { tile, entry }
    }

    /// This field is wrong, for this reason.
    pub fn wrong(&self, field: &str, reason: impl ToString) -> TileFileError {
        TileFileError::Field {
            tile: self.tile.clone(),
            field: field.to_owned(),
            reason: reason.to_string(),
        }
    }

    /// A field that may be left out.
    pub fn optional<T: DeserializeOwned + Default>(
        &mut self,
        field: &str,
    ) -> Result<T, TileFileError> {
        match self.entry.remove(field) {
            None => Ok(T::default()),
            Some(value) => serde_json::from_value(value).map_err(|error| self.wrong(field, error)),
        }
    }

    /// A field that must be there.
    pub fn required<T: DeserializeOwned + Default>(
        &mut self,
        field: &str,
    ) -> Result<T, TileFileError> {
        if !self.entry.contains_key(field) {
            return Err(self.wrong(field, "is missing"));
        }
        self.optional(field)
    }

    /// Is any field left that nobody asked for?
    pub fn nothing_left(&self) -> Result<(), TileFileError> {
        match self.entry.keys().next() {
            None => Ok(()),
            Some(field) => Err(self.wrong(field, "is not a field of a tile")),
        }
    }

    /// A list with one entry per piece, or left out.
    pub fn per_piece<T: DeserializeOwned + Clone + Default>(
        &mut self,
        field: &str,
        pieces: usize,
    ) -> Result<Vec<T>, TileFileError> {
        let list: Vec<T> = self.optional(field)?;
        match list.len() {
            0 => Ok(vec![T::default(); pieces]),
            count if count == pieces => Ok(list),
            count => Err(self.wrong(field, format!("has {count} entries for {pieces} pieces"))),
        }
    }

    /// The field `count`: copies in the box.
    pub fn count(&mut self) -> Result<u16, TileFileError> {
        /// More copies than any box has; keeps a slip of the pen from filling the memory.
        const COUNT_MAX: i64 = 99;
        let count: i64 = self.required("count")?;
        match count {
            1..=COUNT_MAX => Ok(count as u16),
            _ => Err(self.wrong("count", format!("is {count}, not 1 to {COUNT_MAX}"))),
        }
    }

    /// A field of as many edge letters as `N`, clockwise; `letters` are those for town, road and
    /// land.
    pub fn edges<const N: usize>(
        &mut self,
        field: &str,
        letters: [char; 3],
    ) -> Result<[Edge; N], TileFileError> {
        let text: String = self.required(field)?;
        let [town, road, land] = letters;
        let edge = |letter| match letter {
            letter if letter == town => Ok(Edge::Town),
            letter if letter == road => Ok(Edge::Road),
            letter if letter == land => Ok(Edge::Land),
            other => {
                let known = format!("{town}, {road}, {land}");
                Err(self.wrong(field, format!("'{other}' is none of {known}")))
            }
        };
        let edges: Vec<Edge> = text.chars().map(edge).collect::<Result<_, _>>()?;
        let count = edges.len();
        edges.try_into().map_err(|_| self.wrong(field, format!("has {count} letters, not {N}")))
    }

    /// The sides of a piece from their letters; the error blames `field`.
    pub fn sides(&self, field: &str, letters: &[String]) -> Result<Vec<Side>, TileFileError> {
        let side = |text: &String| {
            let mut letters = text.chars();
            let side = letters.next().and_then(Side::from_letter);
            side.filter(|_| letters.next().is_none())
                .ok_or_else(|| self.wrong(field, format!("'{text}' is no side: n, e, s, w")))
        };
        let sides: Vec<Side> = letters.iter().map(side).collect::<Result<_, _>>()?;
        if sides.is_empty() {
            return Err(self.wrong(field, "a piece reaches no side"));
        }
        if has_repeats(&sides) {
            return Err(self.wrong(field, "a piece names a side twice"));
        }
        Ok(sides)
    }

    /// What is wrong with the shape of this tile, blamed on the field with this name for towns,
    /// roads, land or the building in the middle.
    pub fn misshapen(&self, error: ShapeError, names: [&str; 4]) -> TileFileError {
        let [towns, roads, land, building] = names;
        let field = match error {
            ShapeError::Missing { wants: what, .. }
            | ShapeError::Surplus { has: what, .. }
            | ShapeError::Twice { what, .. }
            | ShapeError::Aloof { what } => match what {
                "town" => towns,
                "road" => roads,
                _ => land,
            },
            ShapeError::Split { .. } | ShapeError::NoSuchTown(_) => land,
            ShapeError::TwoMonasteries => building,
            ShapeError::TooManyPieces => "edges",
        };
        self.wrong(field, error)
    }
}

/// Is anything in the list twice?
pub fn has_repeats<T: PartialEq>(list: &[T]) -> bool {
    (1..list.len()).any(|place| list[..place].contains(&list[place]))
}

/// A piece that crosses the middles of these sides.
pub fn across_middles(terrain: Terrain, sides: &[Side]) -> Piece {
    let ports = sides.iter().map(|&side| Port::middle(side)).collect();
    Piece { terrain, ports, borders: Vec::new() }
}
