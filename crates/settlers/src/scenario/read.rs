//! From the text of a scenario file to a plan.

use std::ops::Range;

use game::options::fits_record;
use toml::Spanned;

use super::file::{BonusEntry, HarbourEntry, PoolEntry, RobberEntry, ScenarioFile, SpotEntry};
use super::plan::{
    BonusPlan, HarbourPlan, Plan, PlanCell, PlanPlace, PlanRow, PoolPlan, RobberPlan, SpotPlan,
};
use super::{At, BonusKind, Fault, How, Mistake, Pieces, build, check, line_of, sense};
use crate::board::{Board, Grids};
use crate::geometry::{DIRECTIONS, Geometry, Row};
use crate::land::{HarbourKind, Terrain};

/// The option that holds a scenario of one's own.
const OPTION: &str = "custom";

/// Collects mistakes with their lines.
pub(super) struct Clerk<'a> {
    text: &'a str,
    mistakes: Vec<Mistake>,
}

impl Clerk<'_> {
    pub fn note(&mut self, span: &Range<usize>, field: &str, fault: Fault) {
        self.note_at(span, field, fault, None);
    }

    /// Notes a mistake about one place of the board.
    pub fn note_at(&mut self, span: &Range<usize>, field: &str, fault: Fault, at: Option<At>) {
        let line = line_of(self.text, span);
        self.mistakes.push(Mistake { line, field: field.to_owned(), fault, at });
    }

    /// The mistakes in the order of the lines.
    fn told(mut self) -> Vec<Mistake> {
        self.mistakes.sort_by_key(|mistake| mistake.line);
        self.mistakes
    }
}

/// The board of a scenario file, or every mistake in it, in the order of the lines.
pub(super) fn read(text: &str) -> Result<Board, Vec<Mistake>> {
    let file = file(text)?;
    let mut clerk = Clerk { text, mistakes: Vec::new() };
    let Some((geometry, plan)) = compile(&file, &mut clerk) else { return Err(clerk.told()) };
    if plan.pools.len() < file.pool.len() {
        // Without one of its pools nothing else would add up.
        return Err(clerk.told());
    }
    let board = build::board(geometry, plan);
    check::check(&file, &board, &mut clerk);
    if clerk.mistakes.is_empty() { Ok(board) } else { Err(clerk.told()) }
}

/// Every mistake of a file: what keeps it from being played, or else what nobody can have meant.
pub(super) fn examine(text: &str) -> Vec<Mistake> {
    let board = match read(text) {
        Ok(board) => board,
        Err(mistakes) => return mistakes,
    };
    let Ok(file) = file(text) else { return Vec::new() };
    let mut clerk = Clerk { text, mistakes: Vec::new() };
    sense::check(&file, &board, &mut clerk);
    clerk.told()
}

impl Plan {
    /// What a file says, be it playable or not; the mistakes where it says nothing that can be kept.
    pub fn read(text: &str) -> Result<Plan, Vec<Mistake>> {
        let file = file(text)?;
        let mut clerk = Clerk { text, mistakes: Vec::new() };
        match compile(&file, &mut clerk) {
            Some((_, plan)) if clerk.mistakes.is_empty() => Ok(plan),
            _ => Err(clerk.told()),
        }
    }
}

fn file(text: &str) -> Result<ScenarioFile, Vec<Mistake>> {
    fits_record(OPTION, &text.into()).map_err(|fault| {
        vec![Mistake { line: 1, field: "file".to_owned(), fault: fault.into(), at: None }]
    })?;
    toml::from_str(text).map_err(|error| vec![syntax(text, &error)])
}

fn syntax(text: &str, error: &toml::de::Error) -> Mistake {
    let span = error.span().unwrap_or(0..0);
    let field = named_field(error.message()).or_else(|| key_before(text, span.start));
    let field = field.unwrap_or("file");
    Mistake {
        line: line_of(text, &span),
        field: field.to_owned(),
        fault: Fault::Syntax(error.message().to_owned()),
        at: None,
    }
}

/// The field that a message is about: "missing field `points`".
fn named_field(message: &str) -> Option<&str> {
    message.split_once("field `")?.1.split('`').next()
}

/// The name before the last equals sign above a value.
fn key_before(text: &str, value: usize) -> Option<&str> {
    let (before, _) = text.get(..value)?.rsplit_once('=')?;
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    before.trim_end().rsplit(|c| !is_name(c)).next().filter(|name| !name.is_empty())
}

/// `None` where the grids are too broken to go on.
fn compile(file: &ScenarioFile, clerk: &mut Clerk<'_>) -> Option<(Geometry, Plan)> {
    let geometry = geometry(file, clerk)?;
    let grids = grids(file, clerk)?;
    let plan = Plan {
        id: file.id.get_ref().clone(),
        number: file.number,
        name: file.name.clone(),
        about: file.about.clone(),
        players: file.players.get_ref().clone(),
        points: *file.points.get_ref(),
        rows: rows(&geometry, &grids),
        start: file.start.get_ref().clone(),
        one_home: file.one_home,
        pieces: pieces(file),
        harbours: harbours(file.harbours.get_ref(), &geometry, clerk),
        bonus: file.bonus.as_ref().map(|bonus| read_bonus(bonus, clerk)),
        robber: robber(&file.robber, &geometry, clerk),
        pirate: pirate(file, &geometry, clerk),
        deal_again: file.deal_again.as_ref().map(|rule| *rule.get_ref()),
        tables: file
            .tables
            .as_ref()
            .map(|tables| (tables.terrain.get_ref().pile(), *tables.chips.get_ref())),
        pools: file.pool.iter().filter_map(|pool| read_pool(pool, clerk)).collect(),
    };
    Some((geometry, plan))
}

fn geometry(file: &ScenarioFile, clerk: &mut Clerk<'_>) -> Option<Geometry> {
    let (areas, offset) = (file.areas.get_ref(), file.offset.get_ref());
    if areas.len() != offset.len() {
        let fault = Fault::RowCount { got: offset.len(), want: areas.len() };
        clerk.note(&file.offset.span(), "offset", fault);
        return None;
    }
    if areas.is_empty() {
        clerk.note(&file.areas.span(), "areas", Fault::NoRow);
        return None;
    }
    for (r, row) in areas.iter().enumerate() {
        if row.get_ref().len() > 30 || offset[r] > 60 {
            clerk.note(&row.span(), "areas", Fault::RowTooLong);
            return None;
        }
        if !(offset[r] as usize + r + offset[0] as usize).is_multiple_of(2) {
            clerk.note(&file.offset.span(), "offset", Fault::RowStraight { row: r });
            return None;
        }
    }
    let row = |(row, offset): (&Spanned<String>, &u8)| Row {
        length: row.get_ref().len() as u8,
        offset: *offset,
    };
    let rows = areas.iter().zip(offset).map(row).collect();
    Geometry::new(rows).map_err(|error| clerk.note(&file.areas.span(), "areas", error.into())).ok()
}

fn grids(file: &ScenarioFile, clerk: &mut Clerk<'_>) -> Option<Grids> {
    let before = clerk.mistakes.len();
    let areas = cells(&file.areas, "areas", clerk, letters, |word| {
        "mn123456ds?*".contains(word).then(|| word.as_bytes()[0])
    });
    let terrain = cells(&file.terrain, "terrain", clerk, letters, |word| match word {
        "*" => Some(Terrain::Unknown),
        _ => word.chars().next().and_then(Terrain::from_letter),
    });
    let chips = cells(&file.chips, "chips", clerk, words, |word| match word {
        "." => Some(ChipCell::None),
        "*" => Some(ChipCell::Dealt),
        "-" => Some(ChipCell::InPlay),
        "?" => Some(ChipCell::Hidden),
        _ => {
            word.parse().ok().filter(|n| crate::land::chip_slot(*n).is_some()).map(ChipCell::Number)
        }
    });
    for (field, spanned) in [("terrain", &file.terrain), ("chips", &file.chips)] {
        same_shape(&file.areas, spanned, field, clerk);
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
    /// This number, printed on the board.
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
                None => {
                    let fault = Fault::NoMeaning { word: word.to_owned() };
                    clerk.note(&row.span(), field, fault);
                }
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
        let fault = Fault::RowCount { got: rows.len(), want: areas.len() };
        clerk.note(&other.span(), field, fault);
    }
    for (row, area) in rows.iter().zip(areas) {
        let split = if field == "chips" { words } else { letters };
        let (got, want) = (split(row.get_ref()).len(), area.get_ref().len());
        if got != want {
            clerk.note(&row.span(), field, Fault::RowLength { got, want });
        }
    }
}

/// The three grids, row by row.
fn rows(geometry: &Geometry, grids: &Grids) -> Vec<PlanRow> {
    let both = grids.terrain.iter().zip(&grids.chips);
    let mut cells = grids.areas.iter().zip(both).map(|(area, (terrain, chip))| PlanCell {
        area: *area,
        terrain: *terrain,
        chip: *chip,
    });
    let row = |row: &Row| PlanRow {
        offset: row.offset,
        cells: cells.by_ref().take(row.length as usize).collect(),
    };
    geometry.rows.iter().map(row).collect()
}

fn pieces(file: &ScenarioFile) -> Pieces {
    Pieces {
        settlements: *file.pieces.settlements.get_ref(),
        cities: *file.pieces.cities.get_ref(),
        roads: *file.pieces.roads.get_ref(),
        ships: *file.pieces.ships.get_ref(),
    }
}

fn harbours(file: &HarbourEntry, geometry: &Geometry, clerk: &mut Clerk<'_>) -> HarbourPlan {
    let placed = file.placed.get_ref().as_str();
    if !matches!(placed, "spots" | "players") {
        let fault = Fault::PlacedHow { word: placed.to_owned() };
        clerk.note(&file.placed.span(), "harbours.placed", fault);
    }
    HarbourPlan {
        special: *file.special.get_ref(),
        general: *file.general.get_ref(),
        by_players: placed == "players",
        spots: file.spots.iter().filter_map(|spot| read_spot(spot, geometry, clerk)).collect(),
    }
}

fn read_spot(
    spot: &Spanned<SpotEntry>,
    geometry: &Geometry,
    clerk: &mut Clerk<'_>,
) -> Option<SpotPlan> {
    let (span, spot) = (spot.span(), spot.get_ref());
    let at = PlanPlace { r: spot.r, i: spot.i };
    if geometry.hex_at(at.r, at.i).is_none() {
        clerk.note(&span, "harbours.spots", Fault::SpotNowhere { r: at.r, i: at.i });
        return None;
    }
    let Some(side) = DIRECTIONS.iter().position(|name| *name == spot.side) else {
        clerk.note(&span, "harbours.spots", Fault::NoSide { word: spot.side.clone() });
        return None;
    };
    let fixed = match spot.fixed.as_deref().map(str::parse::<HarbourKind>).transpose() {
        Ok(fixed) => fixed,
        Err(reason) => {
            clerk.note(&span, "harbours.spots", Fault::NoHarbour { reason });
            None
        }
    };
    Some(SpotPlan { at, side, fixed })
}

fn read_bonus(bonus: &Spanned<BonusEntry>, clerk: &mut Clerk<'_>) -> BonusPlan {
    let file = bonus.get_ref();
    let kind = BonusKind::ALL.into_iter().find(|kind| kind.word() == file.kind);
    if kind.is_none() {
        clerk.note(&bonus.span(), "bonus.kind", Fault::NoBonus { word: file.kind.clone() });
    }
    BonusPlan {
        kind: kind.unwrap_or(BonusKind::None),
        first: file.first,
        further: file.further,
        areas: file.areas.clone(),
    }
}

fn robber(file: &Spanned<RobberEntry>, geometry: &Geometry, clerk: &mut Clerk<'_>) -> RobberPlan {
    let robber = file.get_ref();
    match (robber.on.as_str(), geometry.hex_at(robber.r, robber.i)) {
        ("desert", _) => RobberPlan::Desert,
        ("beside", _) => RobberPlan::Beside,
        ("hex", Some(_)) => RobberPlan::On(PlanPlace { r: robber.r, i: robber.i }),
        ("hex", None) => {
            clerk.note(&file.span(), "robber", Fault::NoSuchHex);
            RobberPlan::Beside
        }
        (other, _) => {
            clerk.note(&file.span(), "robber", Fault::RobberHow { word: other.to_owned() });
            RobberPlan::Beside
        }
    }
}

fn pirate(file: &ScenarioFile, geometry: &Geometry, clerk: &mut Clerk<'_>) -> Option<PlanPlace> {
    let written = file.pirate.as_ref()?;
    let place = PlanPlace { r: written.get_ref().r, i: written.get_ref().i };
    if geometry.hex_at(place.r, place.i).is_none() {
        clerk.note(&written.span(), "pirate", Fault::NoSuchHex);
        return None;
    }
    Some(place)
}

fn read_pool(pool: &Spanned<PoolEntry>, clerk: &mut Clerk<'_>) -> Option<PoolPlan> {
    let file = pool.get_ref();
    let Some(how) = How::ALL.into_iter().find(|how| how.word() == file.how) else {
        clerk.note(&pool.span(), "pool.how", Fault::PoolHow { word: file.how.clone() });
        return None;
    };
    let terrain = file.terrain.map(|file| file.pile());
    let (name, areas) = (file.name.clone(), file.areas.clone());
    Some(PoolPlan { name, how, areas, terrain, chips: file.chips })
}
