//! Reading the land tiles and the coast from their file, with an error that names the tile and
//! the field.

use landscape::tile_file::{Fields, TileEntry, TileFileError, across_middles, has_repeats, parse};
use landscape::{Edge, Half, Piece, Port, Ports, Shape, Side, Terrain, TileCode};
use serde::Deserialize;

use crate::spot::half_named;
use crate::tiles::{Source, StartField, TileKind};

/// A file as it is written: its entries, not yet looked at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawFile {
    #[serde(default)]
    pub tile: Vec<TileEntry>,
    #[serde(default)]
    pub start: Vec<TileEntry>,
}

/// What a file holds.
pub(crate) struct File {
    pub kinds: Vec<TileKind>,
    pub coast: Vec<StartField>,
}

/// Every entry of a file, in its order.
pub(crate) fn read(text: &str) -> Result<File, TileFileError> {
    let raw: RawFile = parse(text)?;
    let kinds = raw.tile.into_iter().enumerate().map(|(place, entry)| read_tile(place, entry));
    let coast = raw.start.into_iter().enumerate().map(|(place, entry)| read_start(place, entry));
    Ok(File { kinds: kinds.collect::<Result<_, _>>()?, coast: coast.collect::<Result<_, _>>()? })
}

#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTown {
    sides: Vec<String>,
    #[serde(default)]
    flags: u8,
}

#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRoad {
    sides: Vec<String>,
    #[serde(default)]
    posts: u8,
    ends: Option<String>,
}

#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlain {
    parts: Vec<String>,
    #[serde(default)]
    animals: u8,
}

/// What a tile consists of: its pieces, and what is printed on each.
#[derive(Default)]
struct Parts {
    pieces: Vec<Piece>,
    marks: Vec<u8>,
}

impl Parts {
    fn add(&mut self, piece: Piece, marks: u8) {
        self.pieces.push(piece);
        self.marks.push(marks);
    }

    fn has(&self, terrain: Terrain) -> bool {
        self.pieces.iter().any(|piece| piece.terrain == terrain)
    }
}

/// The letters of town, road and plain sides.
const LETTERS: [char; 3] = ['t', 'r', 'p'];

/// The fields that are blamed for a wrong shape.
const NAMES: [&str; 4] = ["towns", "roads", "plains", "farm"];

fn read_tile(place: usize, entry: TileEntry) -> Result<TileKind, TileFileError> {
    let mut fields = Fields::new(format!("number {}", place + 1), entry);
    let code: String = fields.required("code")?;
    let code: TileCode = code.parse().map_err(|error| fields.wrong("code", error))?;
    fields.tile = code.to_string();
    let count = fields.count()?;
    let edges: [Edge; 4] = fields.edges("edges", LETTERS)?;
    let mut parts = Parts::default();
    if fields.optional("farm")? {
        parts.add(across_middles(Terrain::Monastery, &[]), 0);
    }
    read_towns(&mut fields, &mut parts)?;
    read_roads(&mut fields, &mut parts, &["crossing", "town", "farm"])?;
    let plains: Vec<RawPlain> = fields.optional("plains")?;
    for plain in &plains {
        let ports = half_sides(&fields, &plain.parts)?;
        parts.add(Piece { terrain: Terrain::Land, ports, borders: Vec::new() }, plain.animals);
    }
    let (note, source) = read_origin(&mut fields)?;
    let shape = Shape::new(edges, parts.pieces).map_err(|error| fields.misshapen(error, NAMES))?;
    Ok(TileKind { code, count, shape, marks: parts.marks, note, source })
}

fn read_start(place: usize, entry: TileEntry) -> Result<StartField, TileFileError> {
    let mut fields = Fields::new(format!("start number {}", place + 1), entry);
    let row: u8 = fields.required("row")?;
    fields.tile = format!("start {row}");
    let [west] = fields.edges("west", LETTERS)?;
    let name = fields.optional("name")?;
    let mut parts = Parts::default();
    read_towns(&mut fields, &mut parts)?;
    read_roads(&mut fields, &mut parts, &["coast"])?;
    let plains: Vec<RawPlain> = fields.optional("plains")?;
    for plain in &plains {
        let ports = shore_sides(&fields, &plain.parts)?;
        parts.add(Piece { terrain: Terrain::Land, ports, borders: Vec::new() }, plain.animals);
    }
    let (note, source) = read_origin(&mut fields)?;
    // Along the shore only plains run on, and only where there is one; beyond the eastern side
    // lies the sea (N-14).
    let reached =
        |side| parts.pieces.iter().any(|piece| ports_of(side).any(|p| piece.ports.contains(p)));
    let shut = Side::ALL.map(|side| side != Side::W && !reached(side));
    let edges = [Edge::Land, Edge::Land, Edge::Land, west];
    let shape = Shape::at_the_rim(edges, shut, parts.pieces);
    let shape = shape.map_err(|error| fields.misshapen(error, NAMES))?;
    Ok(StartField { row, name, shape, marks: parts.marks, note, source })
}

fn ports_of(side: Side) -> impl Iterator<Item = Port> {
    Port::all().filter(move |port| port.side() == side)
}

fn read_towns(fields: &mut Fields, parts: &mut Parts) -> Result<(), TileFileError> {
    let towns: Vec<RawTown> = fields.optional("towns")?;
    for town in &towns {
        let sides = fields.sides("towns", &town.sides)?;
        parts.add(across_middles(Terrain::Town, &sides), town.flags);
    }
    Ok(())
}

fn read_roads(fields: &mut Fields, parts: &mut Parts, stops: &[&str]) -> Result<(), TileFileError> {
    let roads: Vec<RawRoad> = fields.optional("roads")?;
    for road in &roads {
        let sides = fields.sides("roads", &road.sides)?;
        let reason = match (sides.len(), road.ends.as_deref()) {
            (1, None) => "a road that reaches one side must say what ends it".to_owned(),
            (1, Some(end)) if !stops.contains(&end) => {
                format!("'{end}' ends no road here: {}", stops.join(", "))
            }
            (1, Some("farm")) if !parts.has(Terrain::Monastery) => "there is no farm".to_owned(),
            (1, Some("town")) if !parts.has(Terrain::Town) => "there is no town".to_owned(),
            (1, Some(_)) | (2, None) => {
                parts.add(across_middles(Terrain::Road, &sides), road.posts);
                continue;
            }
            (2, Some(_)) => "a road through two sides has no end here".to_owned(),
            (many, _) => format!("a road piece reaches {many} sides; it can reach 1 or 2"),
        };
        return Err(fields.wrong("roads", reason));
    }
    Ok(())
}

fn read_origin(fields: &mut Fields) -> Result<(String, Source), TileFileError> {
    let note = fields.optional("note")?;
    let source = fields.required("source")?;
    fields.nothing_left()?;
    Ok((note, source))
}

/// The ports of a plain by the names of its half sides.
fn half_sides(fields: &Fields, names: &[String]) -> Result<Ports, TileFileError> {
    let port = |name: &String| {
        let half = half_named(name);
        half.map(Port::half)
            .ok_or_else(|| fields.wrong("plains", format!("'{name}' is no half side")))
    };
    collect(fields, names, names.iter().map(port))
}

/// The same on the coast, where "n" and "s" lead on along the shore.
fn shore_sides(fields: &Fields, names: &[String]) -> Result<Ports, TileFileError> {
    let ports = |name: &String| {
        let whole = |side| [false, true].map(|right| Port::half(Half { side, right })).to_vec();
        let half = half_named(name).filter(|half| half.side == Side::W);
        match (name.as_str(), half) {
            ("n", _) => Ok(whole(Side::N)),
            ("s", _) => Ok(whole(Side::S)),
            (_, Some(half)) => Ok(vec![Port::half(half)]),
            _ => Err(fields.wrong("plains", format!("'{name}' is none of n, wt, wb, s"))),
        }
    };
    let all: Vec<Vec<Port>> = names.iter().map(ports).collect::<Result<_, _>>()?;
    collect(fields, names, all.into_iter().flatten().map(Ok))
}

fn collect(
    fields: &Fields,
    names: &[String],
    ports: impl Iterator<Item = Result<Port, TileFileError>>,
) -> Result<Ports, TileFileError> {
    if names.is_empty() {
        return Err(fields.wrong("plains", "a plain reaches no side"));
    }
    if has_repeats(names) {
        return Err(fields.wrong("plains", "a plain names a half side twice"));
    }
    ports.collect()
}
