//! Reading a box of tiles from its file, with an error that names the tile and the field.

use landscape::{Edge, Half, Piece, Port, Ports, Shape, ShapeError, Side, Terrain};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Table;

use crate::tiles::{TileCode, TileKind};

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
        /// The field.
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    tile: Vec<Table>,
}

/// Every tile kind of a file, in its order.
pub fn read(text: &str) -> Result<Vec<TileKind>, TileFileError> {
    let file: RawFile =
        toml::from_str(text).map_err(|error| TileFileError::Syntax(error.to_string()))?;
    file.tile.into_iter().enumerate().map(|(place, table)| read_tile(place, table)).collect()
}

/// One `[[tile]]`: takes its fields one by one, so that an error can name the field.
struct Fields {
    tile: String,
    table: Table,
}

impl Fields {
    fn wrong(&self, field: &str, reason: impl ToString) -> TileFileError {
        TileFileError::Field {
            tile: self.tile.clone(),
            field: field.to_owned(),
            reason: reason.to_string(),
        }
    }

    fn optional<T: DeserializeOwned + Default>(&mut self, field: &str) -> Result<T, TileFileError> {
        match self.table.remove(field) {
            None => Ok(T::default()),
            Some(value) => value
                .try_into()
                .map_err(|error: toml::de::Error| self.wrong(field, error.message())),
        }
    }

    fn required<T: DeserializeOwned + Default>(&mut self, field: &str) -> Result<T, TileFileError> {
        if !self.table.contains_key(field) {
            return Err(self.wrong(field, "is missing"));
        }
        self.optional(field)
    }

    fn nothing_left(&self) -> Result<(), TileFileError> {
        match self.table.keys().next() {
            None => Ok(()),
            Some(field) => Err(self.wrong(field, "is not a field of a tile")),
        }
    }

    /// A list with one entry per piece, or left out.
    fn per_piece<T: DeserializeOwned + Clone + Default>(
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
}

#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawField {
    parts: Vec<String>,
    cities: Vec<usize>,
}

fn read_tile(place: usize, table: Table) -> Result<TileKind, TileFileError> {
    let mut fields = Fields { tile: format!("number {}", place + 1), table };
    let code: String = fields.required("code")?;
    let code: TileCode = code.parse().map_err(|error| fields.wrong("code", error))?;
    fields.tile = code.to_string();
    let name: String = fields.required("name")?;
    let count = read_count(&mut fields)?;
    let edges = read_edges(&mut fields)?;
    let cities = read_sides(&mut fields, "cities")?;
    let pennants: Vec<u8> = fields.per_piece("pennants", cities.len())?;
    let roads = read_sides(&mut fields, "roads")?;
    read_road_ends(&mut fields, &roads)?;
    let raw_fields: Vec<RawField> = fields.optional("fields")?;
    let monastery: bool = fields.optional("monastery")?;
    let start: bool = fields.optional("start")?;
    fields.nothing_left()?;

    let mut pieces: Vec<Piece> = Vec::new();
    pieces.extend(cities.iter().map(|sides| across_middles(Terrain::Town, sides)));
    pieces.extend(roads.iter().map(|sides| across_middles(Terrain::Road, sides)));
    for raw in &raw_fields {
        pieces.push(read_field(&fields, raw, cities.len())?);
    }
    if monastery {
        pieces.push(across_middles(Terrain::Cloister, &[]));
    }
    let mut pennants_of_piece = pennants;
    pennants_of_piece.resize(pieces.len(), 0);
    let shape = Shape::new(edges, pieces).map_err(|error| fields.wrong(field_of(&error), error))?;
    Ok(TileKind { code, name, count, shape, pennants: pennants_of_piece, start })
}

fn read_count(fields: &mut Fields) -> Result<u16, TileFileError> {
    /// More copies than any box has; keeps a slip of the pen from filling the memory.
    const COUNT_MAX: i64 = 99;
    let count: i64 = fields.required("count")?;
    match count {
        1..=COUNT_MAX => Ok(count as u16),
        _ => Err(fields.wrong("count", format!("is {count}, not 1 to {COUNT_MAX}"))),
    }
}

fn read_edges(fields: &mut Fields) -> Result<[Edge; 4], TileFileError> {
    let text: String = fields.required("edges")?;
    let edge = |letter| match letter {
        'c' => Ok(Edge::Town),
        'r' => Ok(Edge::Road),
        'f' => Ok(Edge::Land),
        other => Err(fields.wrong("edges", format!("'{other}' is none of c, r, f"))),
    };
    let edges: Vec<Edge> = text.chars().map(edge).collect::<Result<_, _>>()?;
    let count = edges.len();
    edges.try_into().map_err(|_| fields.wrong("edges", format!("has {count} letters, not 4")))
}

fn read_sides(fields: &mut Fields, field: &str) -> Result<Vec<Vec<Side>>, TileFileError> {
    let raw: Vec<Vec<String>> = fields.optional(field)?;
    let side = |text: &String| {
        let mut letters = text.chars();
        let side = letters.next().and_then(Side::from_letter);
        side.filter(|_| letters.next().is_none())
            .ok_or_else(|| fields.wrong(field, format!("'{text}' is no side: n, e, s, w")))
    };
    let sides: Vec<Vec<Side>> =
        raw.iter().map(|piece| piece.iter().map(side).collect()).collect::<Result<_, _>>()?;
    if sides.iter().any(Vec::is_empty) {
        return Err(fields.wrong(field, "a piece reaches no side"));
    }
    if sides.iter().any(|piece| has_repeats(piece)) {
        return Err(fields.wrong(field, "a piece names a side twice"));
    }
    Ok(sides)
}

fn has_repeats<T: PartialEq>(list: &[T]) -> bool {
    (1..list.len()).any(|place| list[..place].contains(&list[place]))
}

/// What may stop a road, B-10.
const ROAD_ENDS: [&str; 6] = ["crossing", "city", "monastery", "house", "tower", "volcano"];

fn read_road_ends(fields: &mut Fields, roads: &[Vec<Side>]) -> Result<(), TileFileError> {
    let ends: Vec<String> = fields.per_piece("road_ends", roads.len())?;
    for (sides, end) in roads.iter().zip(&ends) {
        let reason = match (sides.len(), end.as_str()) {
            (1, "") => "a road that reaches one side must say what stops it".to_owned(),
            (1, word) if !ROAD_ENDS.contains(&word) => {
                format!("'{word}' is none of {}", ROAD_ENDS.join(", "))
            }
            (2, word) if !word.is_empty() => "a road through two sides has no end here".to_owned(),
            (1 | 2, _) => continue,
            (many, _) => format!("a road piece reaches {many} sides; it can reach 1 or 2"),
        };
        return Err(fields.wrong(if sides.len() > 2 { "roads" } else { "road_ends" }, reason));
    }
    Ok(())
}

fn read_field(fields: &Fields, raw: &RawField, cities: usize) -> Result<Piece, TileFileError> {
    let mut ports = Ports::default();
    for part in &raw.parts {
        let half: Half = part
            .parse()
            .map_err(|()| fields.wrong("fields", format!("'{part}' is no half side")))?;
        ports = ports.with(Port::half(half));
    }
    if let Some(city) = raw.cities.iter().find(|&&city| city >= cities) {
        return Err(fields.wrong("fields", format!("borders city {city}, which is not there")));
    }
    if has_repeats(&raw.parts) || has_repeats(&raw.cities) {
        return Err(fields.wrong("fields", "a field names a half side or a city twice"));
    }
    let borders = raw.cities.iter().map(|&city| city as u8).collect();
    Ok(Piece { terrain: Terrain::Land, ports, borders })
}

fn across_middles(terrain: Terrain, sides: &[Side]) -> Piece {
    let ports = sides.iter().map(|&side| Port::middle(side)).collect();
    Piece { terrain, ports, borders: Vec::new() }
}

fn field_of(error: &ShapeError) -> &'static str {
    match error {
        ShapeError::Missing { wants: what, .. }
        | ShapeError::Surplus { has: what, .. }
        | ShapeError::Twice { what, .. }
        | ShapeError::Aloof { what } => match *what {
            "town" => "cities",
            "road" => "roads",
            _ => "fields",
        },
        ShapeError::Split { .. } | ShapeError::NoSuchTown(_) => "fields",
        ShapeError::TwoCloisters => "monastery",
        ShapeError::TooManyPieces => "edges",
    }
}
