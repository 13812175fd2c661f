//! Bodies of the HTTP interface.

use std::collections::BTreeMap;

use game::erased::AnyGame;
use game::{Coded, OptionSpec, PositionFault, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{Phase, SeatPlan, Settings};

/// `POST /api/tables`: a new table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The name of the game.
    pub game: String,
    /// Options that differ from the book.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// Who is to sit where.
    pub seats: Vec<SeatPlan>,
    /// Aids and clock.
    #[serde(default)]
    pub settings: Settings,
}

/// `POST /api/records`: a finished record as a new table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoadRecord {
    /// The text of the record.
    pub record: String,
    /// Play on from after so many decisions; left out, the table shows the whole match.
    #[serde(default)]
    pub decisions: Option<usize>,
    /// Who is to sit where; left out, a person on every seat.
    #[serde(default)]
    pub seats: Option<Vec<SeatPlan>>,
    /// Aids and clock.
    #[serde(default)]
    pub settings: Settings,
}

/// `POST /api/positions`: a new table that begins in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayPosition {
    /// The text of the position, which names game and options.
    pub position: String,
    /// Who is to sit where.
    pub seats: Vec<SeatPlan>,
    /// Aids and clock.
    #[serde(default)]
    pub settings: Settings,
}

/// The answer to all three: the new table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Created {
    /// What never changes about it.
    pub card: TableCard,
    /// Where everybody who is sent the link can look on.
    pub path: String,
    /// A link for each seat that waits for a person.
    pub seats: Vec<SeatLink>,
}

/// The answer to `POST /api/studies`: a study that is kept now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StudyKept {
    /// Its id, which is also the secret of its link.
    pub id: String,
    /// The secret with which it can be changed; whoever is only sent the link does not get it.
    pub key: String,
}

/// Where a person can sit down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatLink {
    /// On which seat.
    pub seat: Seat,
    /// The path behind the server's address.
    pub path: String,
}

/// What never changes about a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableCard {
    /// Its id, which is also the secret of its link.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Every option.
    pub options: Map<String, Value>,
    /// Who was to sit where.
    pub seats: Vec<SeatPlan>,
    /// Aids and clock.
    pub settings: Settings,
    /// The promise that binds the dice: the SHA-256 of the seed, in hexadecimal digits.
    pub commitment: String,
    /// Whether the seed was known before the match, because it came from a record.
    pub seed_known: bool,
    /// Whether the match begins in a position that somebody set up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub set_up: bool,
    /// When it was made.
    pub created_ms: u64,
}

/// `GET /api/tables/ID`: a table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableSummary {
    /// What never changes about it.
    pub card: TableCard,
    /// How far it is.
    pub phase: Phase,
    /// The names on the seats; `None` where one is open.
    pub names: Vec<Option<String>>,
    /// The number of its last event.
    pub number: u64,
    /// Whether it has been put away; nobody can play on.
    pub archived: bool,
    /// Whether a seat has to decide that the key opens with which was asked (header `Anleger-Key`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub awaits_you: bool,
}

/// `GET /api/tables/ID/review` while it is worked out: how far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewProgress {
    /// How many steps are judged.
    pub done: usize,
    /// How many there are.
    pub steps: usize,
}

/// `POST /api/analysis`: what somebody wants to have judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    /// A match, by the text of its record.
    Record(String),
    /// A position, by its text.
    Position(String),
}

/// `GET /api/games`: a game that can be played here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameCard {
    /// Its name.
    pub name: String,
    /// The version of its rules.
    pub rules: u32,
    /// The fewest seats.
    pub seats_least: usize,
    /// The most seats.
    pub seats_most: usize,
    /// Every option with its values.
    pub schema: Vec<OptionSpec>,
    /// Every option as the book plays it.
    pub book: Map<String, Value>,
    /// The levels of bots, weakest first.
    pub levels: Vec<String>,
    /// How strong each level was measured to be, where it was.
    #[serde(default)]
    pub ratings: BTreeMap<String, u32>,
}

impl GameCard {
    /// The card of a game that is played with bots of these levels.
    pub fn of(game: &dyn AnyGame, levels: &[(&str, Option<u32>)]) -> GameCard {
        let (seats_least, seats_most) = game.seats();
        GameCard {
            name: game.name().to_owned(),
            rules: game.rules_version(),
            seats_least,
            seats_most,
            schema: game.schema(),
            book: game.book(),
            levels: levels.iter().map(|(level, _)| (*level).to_owned()).collect(),
            ratings: levels
                .iter()
                .filter_map(|(level, rating)| Some(((*level).to_owned(), (*rating)?)))
                .collect(),
        }
    }
}

/// `GET /api/tables/ID/verify`: what is proved about a match that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verification {
    /// What was promised before the first move.
    pub commitment: String,
    /// The seed.
    pub seed: String,
    /// Whether the seed keeps the promise and gives every outcome of the match.
    pub proven: bool,
    /// How many steps were checked.
    pub steps: usize,
}

/// `GET /api/tables/ID/expected`: what a bot expected when it made one of the decisions that stand. A list of
/// these is the answer, for a match that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Expected {
    /// Which decision of the match it was, counted from 1.
    pub decision: usize,
    /// Whose.
    pub seat: Seat,
    /// Every seat's chance to win as the bot saw them with what it decided, in thousandths.
    pub chances: Vec<u16>,
}

/// Any refusal over HTTP.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Problem {
    /// A word that never changes its meaning.
    pub code: String,
    /// One sentence in English.
    pub message: String,
    /// All that is wrong with a position; empty where something else is refused.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<PositionProblem>,
}

impl Problem {
    /// A refusal that is about no position.
    pub fn new(code: impl Into<String>, message: impl Into<String>) -> Problem {
        Problem { code: code.into(), message: message.into(), faults: Vec::new() }
    }
}

/// One thing that is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PositionProblem {
    /// A word that never changes its meaning.
    pub code: String,
    /// The line, counted from 1, where it is about one.
    pub line: Option<usize>,
    /// One sentence in English.
    pub message: String,
}

impl PositionProblem {
    /// What is wrong, in which line.
    pub fn new(code: &str, line: Option<usize>, message: &impl ToString) -> PositionProblem {
        PositionProblem { code: code.to_owned(), line, message: message.to_string() }
    }
}

impl From<&PositionFault> for PositionProblem {
    fn from(fault: &PositionFault) -> PositionProblem {
        PositionProblem::new(fault.flaw.code(), fault.line, &fault.flaw)
    }
}
