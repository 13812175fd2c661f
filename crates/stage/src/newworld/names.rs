//! Places, tiles, structures and settlers in words, for screen readers and the log.

use ::words::newworld::names as say;
use game::{Audience, Seat};
use landscape::{Shape, Terrain, Turns};
use newworld::{Extent, Place, Role, SettlerView, StartField, Structure, TileKind};

use crate::tiles::grammar::{Noun, list};
use crate::tiles::names;
use crate::{Lang, colour};

/// Where a cell lies, counted from the coast: `column 2, row 5`. The coast has only rows.
pub fn place(place: Place, lang: Lang) -> String {
    let (column, row) = (say::COLUMN.of(lang), say::ROW.of(lang));
    match place.column {
        0 => format!("{row} {}", place.row),
        number => format!("{column} {number}, {row} {}", place.row),
    }
}

/// A column of the map, and what a settler that scores there gets.
pub fn column(column: i16, surveyors: i32, bonus: i32, lang: Lang) -> String {
    let name = match column {
        0 => say::THE_COAST.of(lang).to_owned(),
        number => format!("{} {number}", say::COLUMN.of(lang)),
    };
    if surveyors == 0 {
        return name;
    }
    let surveyors = Noun::Surveyor.count(surveyors as usize, lang);
    match (bonus, lang) {
        (0, _) => format!("{name}: {surveyors}"),
        (_, Lang::En) => {
            format!("{name}: {surveyors}; a settler that scores here gets {bonus} more")
        }
        (_, Lang::De) => {
            format!("{name}: {surveyors}; ein Siedler, der hier wertet, bringt {bonus} mehr")
        }
    }
}

/// What a tile shows as it lies: `town in the north with 1 flag; road from south to west`.
pub fn tile(kind: &TileKind, turns: Turns, lang: Lang) -> String {
    parts(&kind.shape, &kind.marks, turns, lang).join("; ")
}

/// A start field: `coast with Plymouth; town in the west`.
pub fn start_field(field: &StartField, lang: Lang) -> String {
    let coast = match (field.name.as_str(), lang) {
        ("", Lang::En) => "coast".to_owned(),
        ("", Lang::De) => "Küste".to_owned(),
        (name, Lang::En) => format!("coast with {name}"),
        (name, Lang::De) => format!("Küste mit {name}"),
    };
    let mut all = vec![coast];
    all.extend(parts(&field.shape, &field.marks, Turns::default(), lang));
    all.join("; ")
}

fn parts(shape: &Shape, marks: &[u8], turns: Turns, lang: Lang) -> Vec<String> {
    let flags = |piece: usize| match marks.get(piece) {
        None | Some(0) => String::new(),
        Some(&count) => {
            format!(" {} {}", say::WITH.of(lang), Noun::Flag.count(count.into(), lang))
        }
    };
    let mut parts = names::towns(shape, turns, say::TOWN.of(lang), flags, lang);
    let roads = (say::ROAD.of(lang), say::ROADS.of(lang));
    parts.extend(names::roads(shape, turns, roads, true, lang));
    if names::has(shape, Terrain::Cloister) {
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
    if count(Terrain::Cloister) > 0 {
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

/// What a structure is called.
pub fn structure(structure: Structure, lang: Lang) -> &'static str {
    match structure {
        Structure::Town => say::TOWN.of(lang),
        Structure::Road => say::ROAD.of(lang),
        Structure::Farm => say::FARM.of(lang),
        Structure::Plain => say::PLAIN.of(lang),
    }
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
    let name = structure(extent.structure, lang);
    match extent.structure {
        Structure::Plain => {
            format!("{name}, {}", Noun::Animal.count(extent.marks.into(), lang))
        }
        Structure::Farm => {
            let around = 8 - extent.open.min(8);
            say::WithOf8Neighbours { around, name }.of(lang)
        }
        Structure::Town | Structure::Road => {
            let tiles = Noun::Tile.count(extent.cards.len(), lang);
            let mut words = vec![format!("{name} {} {tiles}", say::OF.of(lang))];
            if extent.marks > 0 {
                words.push(mark(extent.structure).count(extent.marks.into(), lang));
            }
            words.push(openness(extent, lang));
            words.join(", ")
        }
    }
}

fn openness(extent: &Extent, lang: Lang) -> String {
    let noun = if extent.structure == Structure::Town { Noun::Gap } else { Noun::OpenEnd };
    match extent.open {
        0 => say::FINISHED.of(lang).to_owned(),
        open => noun.count(open.into(), lang),
    }
}

/// Whose settler, in words: `your settler`.
fn whose(seat: Seat, audience: Audience, lang: Lang) -> String {
    match (audience == Audience::Seat(seat), lang) {
        (true, Lang::En) => "your settler".to_owned(),
        (true, Lang::De) => "dein Siedler".to_owned(),
        (false, Lang::En) => format!("{}’s settler", colour(seat, lang)),
        (false, Lang::De) => format!("Siedler von {}", colour(seat, lang)),
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
    let whose = whose(figure.seat, audience, lang);
    let role = role(figure.spot.role(), lang);
    let (column, extent) = (figure.place.column, extent(on, lang));
    let danger = match (danger, lang) {
        (false, _) => "",
        (true, Lang::En) => "; goes home with the next scoring unless it is its own",
        (true, Lang::De) => "; muss mit der nächsten Wertung heim, wenn es nicht die eigene ist",
    };
    say::AsInColumn { column, danger, extent, role, whose }.of(lang)
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
    let chosen = names::chosen(solid, lang);
    let (settler, role) = (say::SETTLER_AS.of(lang), role(role_in(on.structure), lang));
    format!("{settler} {role}, {}{chosen}", extent(on, lang))
}

/// A structure that waits to be scored: `score next: town of 3 tiles, finished`.
pub fn due(on: &Extent, solid: bool, lang: Lang) -> String {
    let chosen = names::chosen(solid, lang);
    format!("{}: {}{chosen}", say::SCORE_NEXT.of(lang), extent(on, lang))
}
