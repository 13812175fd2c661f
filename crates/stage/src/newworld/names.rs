//! Places, tiles, structures and settlers in words, for screen readers and the log.

use ::words::newworld::names as say;
use game::{Audience, Seat};
use landscape::{Shape, Terrain, Turns};
use newworld::{Extent, Place, Role, SettlerView, StartField, Structure, TileKind};

use crate::tiles::grammar::{Noun, list, series};
use crate::tiles::names;
use crate::{Lang, colour};

/// Where a cell lies, counted from the coast: `column 2, row 5`. The coast has only rows.
pub fn place(place: Place, lang: Lang) -> String {
    let row = place.row;
    match place.column {
        0 => say::PlaceOnCoast { row }.of(lang),
        column => say::Place { column, row }.of(lang),
    }
}

/// A column of the map, and what a settler that scores there gets.
pub fn column(column: i16, surveyors: i32, bonus: i32, lang: Lang) -> String {
    let column = match column {
        0 => say::THE_COAST.of(lang).to_owned(),
        number => say::ColumnNumber { number }.of(lang),
    };
    match (surveyors, bonus) {
        (0, _) => column,
        (_, 0) => say::ColumnWithSurveyors { column, surveyors }.of(lang),
        _ => say::ColumnWithBonus { bonus, column, surveyors }.of(lang),
    }
}

/// What a tile shows as it lies: `town in the north with 1 flag; road from south to west`.
pub fn tile(kind: &TileKind, turns: Turns, lang: Lang) -> String {
    series(&parts(&kind.shape, &kind.marks, turns, lang), lang)
}

/// A start field: `coast with Plymouth; town in the west`.
pub fn start_field(field: &StartField, lang: Lang) -> String {
    let coast = match field.name.as_str() {
        "" => say::COAST.of(lang).to_owned(),
        town => say::CoastWith { town }.of(lang),
    };
    let mut all = vec![coast];
    all.extend(parts(&field.shape, &field.marks, Turns::default(), lang));
    series(&all, lang)
}

fn parts(shape: &Shape, marks: &[u8], turns: Turns, lang: Lang) -> Vec<String> {
    let flags = |piece: usize| match marks.get(piece) {
        None | Some(0) => None,
        Some(&count) => Some(Noun::Flag.count(count.into(), lang)),
    };
    let mut parts = names::towns(shape, turns, say::TOWN.of(lang), flags, lang);
    let roads = (say::ROAD.of(lang), say::ROADS.of(lang));
    parts.extend(names::roads(shape, turns, roads, true, lang));
    if names::has(shape, Terrain::Monastery) {
        parts.push(say::FARM.of(lang).to_owned());
    }
    for (terrain, noun) in [(Terrain::Road, Noun::Post), (Terrain::Land, Noun::Animal)] {
        let count = printed(shape, marks, terrain);
        if count > 0 {
            parts.push(noun.count(count, lang));
        }
    }
    if parts.is_empty() {
        parts.push(say::PLAIN.of(lang).to_owned());
    }
    parts
}

/// How much is printed on the pieces of one terrain.
fn printed(shape: &Shape, marks: &[u8], terrain: Terrain) -> usize {
    let pieces = shape.pieces().iter().zip(marks);
    pieces.filter(|(piece, _)| piece.terrain == terrain).map(|(_, &count)| usize::from(count)).sum()
}

/// What a tile shows in the fewest words, for the log: `a town and a road`.
pub fn tile_short(kind: &TileKind, lang: Lang) -> String {
    let count = |terrain| kind.shape.pieces().iter().filter(|p| p.terrain == terrain).count();
    let mut words = Vec::new();
    match count(Terrain::Town) {
        0 => {}
        1 => words.push(say::A_TOWN.of(lang)),
        _ => words.push(say::TWO_TOWNS.of(lang)),
    }
    match count(Terrain::Road) {
        0 => {}
        1 => words.push(say::A_ROAD.of(lang)),
        2 => words.push(say::TWO_ROADS.of(lang)),
        _ => words.push(say::A_CROSSING.of(lang)),
    }
    if count(Terrain::Monastery) > 0 {
        words.push(say::A_FARM.of(lang));
    }
    if printed(&kind.shape, &kind.marks, Terrain::Land) > 0 {
        words.push(say::ANIMALS.of(lang));
    }
    if words.is_empty() {
        words.push(say::AN_OPEN_PLAIN.of(lang));
    }
    list(&words, lang)
}

/// What a settler is called.
pub fn role(role: Role, lang: Lang) -> &'static str {
    match role {
        Role::Bandit => say::BANDIT.of(lang),
        Role::Sheriff => say::SHERIFF.of(lang),
        Role::Farmer => say::FARMER.of(lang),
        Role::Trapper => say::TRAPPER.of(lang),
    }
}

/// What a settler is, as sentences choose by it.
pub const fn role_key(role: Role) -> &'static str {
    match role {
        Role::Bandit => "bandit",
        Role::Sheriff => "sheriff",
        Role::Farmer => "farmer",
        Role::Trapper => "trapper",
    }
}

/// What is printed on a structure and counts.
pub const fn mark(structure: Structure) -> Noun {
    match structure {
        Structure::Road => Noun::Post,
        Structure::Town => Noun::Flag,
        Structure::Farm | Structure::Plain => Noun::Animal,
    }
}

/// A structure or plain with its size and what is open: `town of 3 tiles, 1 flag, 2 open sides`.
pub fn extent(extent: &Extent, lang: Lang) -> String {
    let tiles = extent.cards.len();
    let head = match extent.structure {
        Structure::Plain => return say::PlainWithAnimals { animals: extent.marks }.of(lang),
        Structure::Farm => {
            return say::FarmWithNeighbours { around: 8 - extent.open.min(8) }.of(lang);
        }
        Structure::Town => say::TownOf { tiles }.of(lang),
        Structure::Road => say::RoadOf { tiles }.of(lang),
    };
    let mut words = vec![head];
    if extent.marks > 0 {
        words.push(mark(extent.structure).count(extent.marks.into(), lang));
    }
    words.push(openness(extent, lang));
    words.join(", ")
}

fn openness(extent: &Extent, lang: Lang) -> String {
    let town = extent.structure == Structure::Town;
    match extent.open {
        0 if town => say::TOWN_FINISHED.of(lang).to_owned(),
        0 => say::ROAD_FINISHED.of(lang).to_owned(),
        open if town => Noun::Gap.count(open.into(), lang),
        open => Noun::OpenEnd.count(open.into(), lang),
    }
}

/// Whose settler, in words: `your settler`.
fn whose(seat: Seat, audience: Audience, lang: Lang) -> String {
    match audience == Audience::Seat(seat) {
        true => say::YOUR_SETTLER.of(lang).to_owned(),
        false => say::SettlerOf { owner: colour(seat, lang) }.of(lang),
    }
}

/// A settler on the map: `your settler as sheriff in column 2, town of 3 tiles, 2 open sides`.
pub fn settler(
    figure: &SettlerView,
    audience: Audience,
    on: &Extent,
    danger: bool,
    lang: Lang,
) -> String {
    let (column, role) = (figure.place.column, role(figure.spot.role(), lang));
    let (extent, settler) = (extent(on, lang), whose(figure.seat, audience, lang));
    let settler = say::SettlerOnMap { column, extent, role, settler }.of(lang);
    if danger { say::InDanger { settler }.of(lang) } else { settler }
}

/// The role that a place on this structure gives.
pub const fn role_in(structure: Structure) -> Role {
    match structure {
        Structure::Road => Role::Bandit,
        Structure::Town => Role::Sheriff,
        Structure::Farm => Role::Farmer,
        Structure::Plain => Role::Trapper,
    }
}

/// A place for a settler: `settler as sheriff, town of 3 tiles, finished`.
pub fn ghost(on: &Extent, solid: bool, lang: Lang) -> String {
    let (extent, role) = (extent(on, lang), role(role_in(on.structure), lang));
    names::choosable(say::SettlerAs { extent, role }.of(lang), solid, lang)
}

/// A structure that waits to be scored: `score next: town of 3 tiles, finished`.
pub fn due(on: &Extent, solid: bool, lang: Lang) -> String {
    names::choosable(say::ScoreNext { extent: extent(on, lang) }.of(lang), solid, lang)
}
