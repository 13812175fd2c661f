//! From the text of a scenario file to a board.

use std::ops::Range;

use toml::Spanned;

use super::sheet::{BonusSheet, HarbourSheet, PoolSheet, RobberSheet, Sheet, SpotSheet};
use super::{
    Bonus, BonusKind, How, Mistake, Pieces, Pool, RobberStart, Scenario, Spot, check, line_of,
};
use crate::board::{Board, Grids};
use crate::geometry::{DIRECTIONS, Geometry, Hex, Row};
use crate::land::{HarbourKind, Terrain};

/// Collects mistakes with their lines.
pub(super) struct Clerk<'a> {
    text: &'a str,
    pub mistakes: Vec<Mistake>,
}

impl Clerk<'_> {
    pub fn note(&mut self, span: &Range<usize>, field: &str, reason: impl Into<String>) {
        let line = line_of(self.text, span);
        self.mistakes.push(Mistake { line, field: field.to_owned(), reason: reason.into() });
    }
}

/// The board of a scenario file, or every mistake in it, in the order of the lines.
pub(super) fn read(text: &str) -> Result<Board, Vec<Mistake>> {
    let sheet: Sheet = toml::from_str(text).map_err(|error| vec![syntax(text, &error)])?;
    let mut clerk = Clerk { text, mistakes: Vec::new() };
    let board = compile(&sheet, &mut clerk);
    if let Some(board) = &board {
        check::check(&sheet, board, &mut clerk);
    }
    clerk.mistakes.sort_by_key(|mistake| mistake.line);
    match board {
        Some(board) if clerk.mistakes.is_empty() => Ok(board),
        _ => Err(clerk.mistakes),
    }
}

fn syntax(text: &str, error: &toml::de::Error) -> Mistake {
    let span = error.span().unwrap_or(0..0);
    let field = text.get(span.clone()).unwrap_or("").lines().next().unwrap_or("");
    let field = if field.is_empty() { "file" } else { field };
    Mistake {
        line: line_of(text, &span),
        field: field.to_owned(),
        reason: error.message().to_owned(),
    }
}

/// `None` where the grids are too broken to go on.
fn compile(sheet: &Sheet, clerk: &mut Clerk<'_>) -> Option<Board> {
    let geometry = geometry(sheet, clerk)?;
    let grids = grids(sheet, clerk)?;
    let scenario = Scenario {
        id: sheet.id.get_ref().clone(),
        number: sheet.number,
        name: sheet.name.clone(),
        about: sheet.about.clone(),
        players: sheet.players.get_ref().clone(),
        points: *sheet.points.get_ref(),
        one_home: sheet.one_home,
        pieces: pieces(sheet),
        harbours: harbour_pile(sheet.harbours.get_ref()),
        spots: spots(sheet.harbours.get_ref(), &geometry, clerk),
        bonus: sheet.bonus.as_ref().map_or(NO_BONUS, |bonus| read_bonus(bonus, &grids, clerk)),
        robber: robber(&sheet.robber, &geometry, clerk),
        pirate: pirate(sheet, &geometry, clerk),
        deal_again: sheet.deal_again,
        tables: sheet
            .tables
            .as_ref()
            .map(|tables| (tables.terrain.get_ref().pile(), *tables.chips.get_ref())),
        pools: sheet.pool.iter().filter_map(|pool| read_pool(pool, &grids, clerk)).collect(),
    };
    let start = hexes_of(&grids.areas, sheet.start.get_ref());
    Some(Board::new(geometry, scenario, grids, start))
}

const NO_BONUS: Bonus = Bonus { kind: BonusKind::None, first: 0, further: 0, hexes: 0 };

fn geometry(sheet: &Sheet, clerk: &mut Clerk<'_>) -> Option<Geometry> {
    let (areas, offset) = (sheet.areas.get_ref(), sheet.offset.get_ref());
    if areas.len() != offset.len() {
        let reason = format!("{} rows, but areas has {}", offset.len(), areas.len());
        clerk.note(&sheet.offset.span(), "offset", reason);
        return None;
    }
    if areas.is_empty() {
        clerk.note(&sheet.areas.span(), "areas", "the board needs at least one row");
        return None;
    }
    for (r, row) in areas.iter().enumerate() {
        if row.get_ref().len() > 30 || offset[r] > 60 {
            clerk.note(&row.span(), "areas", "the row is too long");
            return None;
        }
        if !(offset[r] as usize + r + offset[0] as usize).is_multiple_of(2) {
            clerk.note(
                &sheet.offset.span(),
                "offset",
                format!("row {r} does not interlock with the row above"),
            );
            return None;
        }
    }
    let row = |(row, offset): (&Spanned<String>, &u8)| Row {
        length: row.get_ref().len() as u8,
        offset: *offset,
    };
    let rows = areas.iter().zip(offset).map(row).collect();
    let geometry = Geometry::new(rows);
    geometry.map_err(|error| clerk.note(&sheet.areas.span(), "areas", error.to_string())).ok()
}

fn grids(sheet: &Sheet, clerk: &mut Clerk<'_>) -> Option<Grids> {
    let before = clerk.mistakes.len();
    let areas = cells(&sheet.areas, "areas", clerk, letters, |word| {
        "mn123456ds?*".contains(word).then(|| word.as_bytes()[0])
    });
    let terrain = cells(&sheet.terrain, "terrain", clerk, letters, |word| match word {
        "*" => Some(Terrain::Unknown),
        _ => word.chars().next().and_then(Terrain::from_letter),
    });
    let chips = cells(&sheet.chips, "chips", clerk, words, |word| match word {
        "." => Some(ChipCell::None),
        "*" => Some(ChipCell::Dealt),
        "-" => Some(ChipCell::InPlay),
        "?" => Some(ChipCell::Hidden),
        _ => {
            word.parse().ok().filter(|n| crate::land::chip_slot(*n).is_some()).map(ChipCell::Number)
        }
    });
    for (field, spanned) in [("terrain", &sheet.terrain), ("chips", &sheet.chips)] {
        same_shape(&sheet.areas, spanned, field, clerk);
    }
    (clerk.mistakes.len() == before).then_some(Grids { areas, terrain, chips })
}

/// What the chips grid says about a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChipCell {
    /// No chip, ever.
    None,
    /// From a pool when the board is laid.
    Dealt,
    /// Drawn in the course of the game (S-61).
    InPlay,
    /// With discovery (S-41).
    Hidden,
    /// Printed.
    Number(u8),
}

fn letters(row: &str) -> Vec<&str> {
    row.char_indices().map(|(at, letter)| &row[at..at + letter.len_utf8()]).collect()
}

fn words(row: &str) -> Vec<&str> {
    row.split_whitespace().collect()
}

fn cells<T>(
    grid: &Spanned<Vec<Spanned<String>>>,
    field: &str,
    clerk: &mut Clerk<'_>,
    split: fn(&str) -> Vec<&str>,
    read: impl Fn(&str) -> Option<T>,
) -> Vec<T> {
    let mut all = Vec::new();
    for row in grid.get_ref() {
        for word in split(row.get_ref()) {
            match read(word) {
                Some(cell) => all.push(cell),
                None => clerk.note(&row.span(), field, format!("'{word}' has no meaning here")),
            }
        }
    }
    all
}

fn same_shape(
    areas: &Spanned<Vec<Spanned<String>>>,
    other: &Spanned<Vec<Spanned<String>>>,
    field: &str,
    clerk: &mut Clerk<'_>,
) {
    let (areas, rows) = (areas.get_ref(), other.get_ref());
    if rows.len() != areas.len() {
        let reason = format!("{} rows, but areas has {}", rows.len(), areas.len());
        clerk.note(&other.span(), field, reason);
    }
    for (row, area) in rows.iter().zip(areas) {
        let split = if field == "chips" { words } else { letters };
        let (got, want) = (split(row.get_ref()).len(), area.get_ref().len());
        if got != want {
            clerk.note(&row.span(), field, format!("{got} hexes in a row of {want}"));
        }
    }
}

/// The hexes of some areas.
pub(super) fn hexes_of(grid: &[u8], areas: &[String]) -> u64 {
    let wanted = |area: &u8| areas.iter().any(|name| name.as_bytes() == [*area]);
    let bits = grid.iter().enumerate().filter(|(_, area)| wanted(area)).map(|(hex, _)| 1u64 << hex);
    bits.fold(0, |all, bit| all | bit)
}

fn pieces(sheet: &Sheet) -> Pieces {
    Pieces {
        settlements: *sheet.pieces.settlements.get_ref(),
        cities: *sheet.pieces.cities.get_ref(),
        roads: *sheet.pieces.roads.get_ref(),
        ships: *sheet.pieces.ships.get_ref(),
    }
}

/// The five special harbours are one of each kind for every five.
fn harbour_pile(sheet: &HarbourSheet) -> [u8; 6] {
    let special = *sheet.special.get_ref();
    std::array::from_fn(|at| match at {
        5 => *sheet.general.get_ref(),
        _ => special / 5 + u8::from(at < (special % 5) as usize),
    })
}

fn spots(sheet: &HarbourSheet, geometry: &Geometry, clerk: &mut Clerk<'_>) -> Vec<Spot> {
    sheet.spots.iter().filter_map(|spot| read_spot(spot, geometry, clerk)).collect()
}

fn read_spot(
    spot: &Spanned<SpotSheet>,
    geometry: &Geometry,
    clerk: &mut Clerk<'_>,
) -> Option<Spot> {
    let (span, spot) = (spot.span(), spot.get_ref());
    let Some(hex) = geometry.hex_at(spot.r, spot.i) else {
        clerk.note(&span, "harbours.spots", format!("there is no hex ({}, {})", spot.r, spot.i));
        return None;
    };
    let Some(d) = DIRECTIONS.iter().position(|name| *name == spot.side) else {
        clerk.note(&span, "harbours.spots", format!("'{}' is no side of a hex", spot.side));
        return None;
    };
    let fixed = match spot.fixed.as_deref().map(str::parse::<HarbourKind>).transpose() {
        Ok(fixed) => fixed,
        Err(reason) => {
            clerk.note(&span, "harbours.spots", reason);
            None
        }
    };
    Some(Spot { side: geometry.hex_sides[hex.at()][d], fixed })
}

fn read_bonus(bonus: &Spanned<BonusSheet>, grids: &Grids, clerk: &mut Clerk<'_>) -> Bonus {
    let sheet = bonus.get_ref();
    let kind = match sheet.kind.as_str() {
        "none" => BonusKind::None,
        "island-first" => BonusKind::IslandFirst,
        "foreign-island" => BonusKind::ForeignIsland,
        "trade-lines" => BonusKind::TradeLines,
        other => {
            clerk.note(&bonus.span(), "bonus.kind", format!("'{other}' is no way to earn chips"));
            BonusKind::None
        }
    };
    let hexes = hexes_of(&grids.areas, &sheet.areas);
    Bonus { kind, first: sheet.first, further: sheet.further, hexes }
}

fn robber(sheet: &Spanned<RobberSheet>, geometry: &Geometry, clerk: &mut Clerk<'_>) -> RobberStart {
    let robber = sheet.get_ref();
    match (robber.on.as_str(), geometry.hex_at(robber.r, robber.i)) {
        ("desert", _) => RobberStart::Desert,
        ("beside", _) => RobberStart::Beside,
        ("hex", Some(hex)) => RobberStart::On(hex),
        ("hex", None) => {
            clerk.note(&sheet.span(), "robber", "there is no such hex");
            RobberStart::Beside
        }
        (other, _) => {
            clerk.note(&sheet.span(), "robber", format!("'{other}': say desert, beside or hex"));
            RobberStart::Beside
        }
    }
}

fn pirate(sheet: &Sheet, geometry: &Geometry, clerk: &mut Clerk<'_>) -> Option<Hex> {
    let place = sheet.pirate.as_ref()?;
    let hex = geometry.hex_at(place.get_ref().r, place.get_ref().i);
    if hex.is_none() {
        clerk.note(&place.span(), "pirate", "there is no such hex");
    }
    hex
}

fn read_pool(pool: &Spanned<PoolSheet>, grids: &Grids, clerk: &mut Clerk<'_>) -> Option<Pool> {
    let sheet = pool.get_ref();
    let how = match sheet.how.as_str() {
        "shuffle" => How::Shuffle,
        "spiral" => How::Spiral,
        "stack" => How::Stack,
        "bag" => How::Bag,
        other => {
            clerk.note(
                &pool.span(),
                "pool.how",
                format!("'{other}': say shuffle, spiral, stack or bag"),
            );
            return None;
        }
    };
    let hexes = hexes_of(&grids.areas, &sheet.areas);
    let terrain = sheet.terrain.map(|sheet| sheet.pile());
    Some(Pool { name: sheet.name.clone(), how, hexes, terrain, chips: sheet.chips })
}
