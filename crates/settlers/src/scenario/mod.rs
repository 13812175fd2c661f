//! Scenarios: a board, its pools, harbours and goal as data, with named rule parts.
//!
//! The format is described in `docs/scenarios.md`; the base island and the eleven scenarios of the
//! book are files of that format, and so is a scenario of one's own.

mod build;
mod check;
mod fault;
mod file;
mod plan;
mod read;
mod sense;
mod shelf;
mod write;

use std::fmt;
use std::ops::Range;

use game::Coded;
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::geometry::{Hex, Side};
use crate::land::{ChipPile, HarbourKind, TerrainPile};

pub(crate) use check::totals;
pub use fault::Fault;
pub use file::DealAgain;
pub use plan::{
    BonusPlan, HarbourPlan, Plan, PlanCell, PlanPlace, PlanRow, PoolPlan, RobberPlan, SpotPlan,
};
pub use read::ChipCell;
pub use shelf::{IDS, board, text};

/// What is wrong with a scenario file, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, {field}: {fault}")]
pub struct Mistake {
    /// The line, counted from 1.
    pub line: usize,
    /// The field's name, with its table: `pool.areas`.
    pub field: String,
    /// What is wrong with it.
    pub fault: Fault,
    /// Where on the board, if it is about one place.
    pub at: Option<At>,
}

impl Coded for Mistake {
    fn code(&self) -> &'static str {
        self.fault.code()
    }

    fn ruling(&self) -> Option<&'static str> {
        self.fault.ruling()
    }
}

/// A place that a mistake is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// A hex of the grids.
    Hex(Hex),
    /// A side: a harbour.
    Side(Side),
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            At::Hex(hex) => hex.fmt(f),
            At::Side(side) => side.fmt(f),
        }
    }
}

/// Every mistake in a scenario file, in the order of the lines; empty for a good one.
pub fn check(text: &str) -> Vec<Mistake> {
    read::examine(text)
}

/// The board of a scenario file, or every mistake in it.
pub fn read(text: &str) -> Result<Board, Vec<Mistake>> {
    read::read(text)
}

/// The printed part of a scenario's board as text.
pub fn draw(text: &str) -> Result<String, Vec<Mistake>> {
    let board = read(text)?;
    let title = format!(
        "{} ({}), {} points\n",
        board.scenario.name, board.scenario.id, board.scenario.points
    );
    Ok(title + &crate::drawing::Sketch::printed(&board).to_string())
}

/// How a pool comes onto the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// Dealt at random over its areas.
    Shuffle,
    /// Chips laid in the order A to R, in a spiral.
    Spiral,
    /// Face down beside the board, found by discovery (S-40).
    Stack,
    /// In a bag, drawn when an island is reached (S-61).
    Bag,
}

impl How {
    const ALL: [How; 4] = [How::Shuffle, How::Spiral, How::Stack, How::Bag];

    /// Its word in the file.
    pub const fn word(self) -> &'static str {
        match self {
            How::Shuffle => "shuffle",
            How::Spiral => "spiral",
            How::Stack => "stack",
            How::Bag => "bag",
        }
    }
}

impl fmt::Display for How {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Hexes and chips that are not printed in the grids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    /// What the file calls it.
    pub name: String,
    /// How it comes onto the board.
    pub how: How,
    /// The hexes it is for.
    pub hexes: u64,
    /// Its terrain, where it brings any.
    pub terrain: Option<TerrainPile>,
    /// Its chips, where it brings any.
    pub chips: Option<ChipPile>,
}

/// How many pieces each player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pieces {
    /// Settlements: five in the base game (S-71).
    pub settlements: u8,
    /// Cities: four in the base game (S-71), eight in Greater Catan (S-60).
    pub cities: u8,
    /// Roads: 15 in the base game (S-71).
    pub roads: u8,
    /// Ships; none in the base game.
    pub ships: u8,
}

/// A place for a harbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HarbourSite {
    /// The side between land and water.
    pub side: u8,
    /// The kind that lies here where harbours are not shuffled.
    pub fixed: Option<HarbourKind>,
}

/// What earns victory chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BonusKind {
    /// Nothing does: there are no victory chips.
    None,
    /// The first own settlement in each bonus area.
    IslandFirst,
    /// The first own settlement on each island that is not home.
    ForeignIsland,
    /// Trade lines between two islands (S-50 to S-58).
    TradeLines,
}

impl BonusKind {
    const ALL: [BonusKind; 4] =
        [BonusKind::None, BonusKind::IslandFirst, BonusKind::ForeignIsland, BonusKind::TradeLines];

    /// Its word in the file.
    pub const fn word(self) -> &'static str {
        match self {
            BonusKind::None => "none",
            BonusKind::IslandFirst => "island-first",
            BonusKind::ForeignIsland => "foreign-island",
            BonusKind::TradeLines => "trade-lines",
        }
    }
}

/// Victory chips of a scenario (S-39).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// What earns them.
    pub kind: BonusKind,
    /// Chips for the first time.
    pub first: u8,
    /// Chips for every further time.
    pub further: u8,
    /// The hexes that count.
    pub hexes: u64,
}

/// Where the robber stands at the start (S-37).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RobberStart {
    /// On the desert, wherever the deal puts it.
    Desert,
    /// Beside the board.
    Beside,
    /// On this hex.
    On(Hex),
}

/// What a scenario file says, beside the grids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// Its name on the command line.
    pub id: String,
    /// Its number in the book; 0 for the base island and scenarios of one's own.
    pub number: u8,
    /// Its name for people.
    pub name: String,
    /// What it is about.
    pub about: String,
    /// For how many players.
    pub players: Vec<u8>,
    /// Points to win.
    pub points: u8,
    /// Must both start settlements lie on one island (S-50)?
    pub one_home: bool,
    /// Pieces per player.
    pub pieces: Pieces,
    /// How many harbours of each kind, in the order of [`HarbourKind::ALL`].
    pub harbours: [u8; 6],
    /// Where they lie; empty where the players lay them (S-46).
    pub spots: Vec<HarbourSite>,
    /// What earns victory chips, and how many.
    pub bonus: Bonus,
    /// The robber's start.
    pub robber: RobberStart,
    /// The pirate's start, where the file names one.
    pub pirate: Option<Hex>,
    /// When the board is dealt again.
    pub deal_again: Option<DealAgain>,
    /// The totals of the book's tables A and B, where the file gives them.
    pub tables: Option<(TerrainPile, ChipPile)>,
    /// What is dealt, found or drawn.
    pub pools: Vec<Pool>,
}

/// The line of a byte range in a text.
fn line_of(text: &str, span: &Range<usize>) -> usize {
    1 + text.bytes().take(span.start).filter(|byte| *byte == b'\n').count()
}
