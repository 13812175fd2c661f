//! Reading a box of tiles from its file, with an error that names the tile and the field.

use landscape::tile_file::{
    Fields, TileEntry, TileFileError, across_middles, has_repeats, parse, parse_json,
};
use landscape::{Edge, Half, Piece, Port, Ports, Shape, Side, Terrain, TileCode};
use serde::Deserialize;

use crate::prints::{self, Print};
use crate::tiles::TileKind;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    tile: Vec<TileEntry>,
}

/// Every tile kind of a file, in its order.
pub fn read(text: &str) -> Result<Vec<TileKind>, TileFileError> {
    read_all(parse(text)?)
}

/// The same for a file of ours, which the build script has turned into JSON.
pub fn read_ours(json: &str) -> Result<Vec<TileKind>, TileFileError> {
    read_all(parse_json(json)?)
}

fn read_all(file: RawFile) -> Result<Vec<TileKind>, TileFileError> {
    file.tile.into_iter().enumerate().map(|(place, entry)| read_tile(place, entry)).collect()
}

#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawField {
    parts: Vec<String>,
    cities: Vec<usize>,
}

fn read_tile(place: usize, entry: TileEntry) -> Result<TileKind, TileFileError> {
    let mut fields = Fields::new(format!("number {}", place + 1), entry);
    let code: String = fields.required("code")?;
    let code: TileCode = code.parse().map_err(|error| fields.wrong("code", error))?;
    fields.tile = code.to_string();
    let name: String = fields.required("name")?;
    let count = fields.count()?;
    let edges: [Edge; 4] = fields.edges("edges", ['c', 'r', 'f'])?;
    let cities = read_sides(&mut fields, "cities")?;
    let pennants: Vec<u8> = fields.per_piece("pennants", cities.len())?;
    let roads = read_sides(&mut fields, "roads")?;
    read_road_ends(&mut fields, &roads)?;
    let raw_fields: Vec<RawField> = fields.optional("fields")?;
    let monastery: bool = fields.optional("monastery")?;
    let start: bool = fields.optional("start")?;
    let mut prints = prints::read(&mut fields, cities.len(), roads.len())?;
    fields.nothing_left()?;

    let mut pieces: Vec<Piece> = Vec::new();
    pieces.extend(cities.iter().map(|sides| across_middles(Terrain::Town, sides)));
    pieces.extend(roads.iter().map(|sides| across_middles(Terrain::Road, sides)));
    for raw in &raw_fields {
        pieces.push(read_field(&fields, raw, cities.len())?);
    }
    if monastery {
        pieces.push(across_middles(Terrain::Monastery, &[]));
    }
    let mut pennants_of_piece = pennants;
    pennants_of_piece.resize(pieces.len(), 0);
    prints.pieces.resize(pieces.len(), Print::default());
    let names = ["cities", "roads", "fields", "monastery"];
    let shape = Shape::new(edges, pieces).map_err(|error| fields.misshapen(error, names))?;
    Ok(TileKind { code, name, count, shape, pennants: pennants_of_piece, start, prints })
}

fn read_sides(fields: &mut Fields, field: &str) -> Result<Vec<Vec<Side>>, TileFileError> {
    let raw: Vec<Vec<String>> = fields.optional(field)?;
    raw.iter().map(|piece| fields.sides(field, piece)).collect()
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
