//! Records: a match as text that a person can read and diff.
//!
//! Reading goes in two stages. [`RecordText`] knows the form but no game, so that a program can
//! look up the game's name first; [`Match::from_record`](crate::Match::from_record) then replays
//! it. `docs/records.md` documents the format.

mod error;
mod limits;
mod parse;
mod replay;
mod withdrawal;
mod write;

pub use error::{RecordError, RecordFault};
pub use limits::{LINE_BYTES_MAX, OPTIONS_MAX, RECORD_BYTES_MAX, RECORD_STEPS_MAX};
pub(crate) use parse::quote;
pub use replay::{Proof, Verdict, verify};
pub use withdrawal::Withdrawal;
pub(crate) use write::option_line;

use serde_json::{Map, Value};

use crate::fair::{Commitment, Contributions, Seed};
use crate::player::Player;
use crate::position::PositionText;
use crate::referee::Chance;
use crate::seat::Seat;

/// The version of the format; a change that an old program would misread raises it.
pub const RECORD_VERSION: u32 = 1;

/// The word that begins every line of the position in which a match began.
pub(crate) const POSITION_LINE: &str = "position";

/// A record whose form is right; whether its moves are is for the game to say.
///
/// `Display` writes the text, `FromStr` reads it.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordText {
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) options: Vec<(String, Value)>,
    /// The lines of the position in which the match began; empty where it began as the book says.
    pub(crate) position: Vec<String>,
    pub(crate) players: Vec<Player>,
    /// `None` where chance is external.
    pub(crate) commitment: Option<Commitment>,
    /// What people added to the dice; nothing where chance is external.
    pub(crate) contributions: Contributions,
    pub(crate) steps: Vec<RawStep>,
    /// The seats that left before the end, in their order.
    pub(crate) out: Vec<(Seat, Withdrawal)>,
    pub(crate) seed: Option<Seed>,
    /// Empty while the match is not over.
    pub(crate) scores: Vec<i32>,
    /// Whether the digest in the last line is that of the lines above it.
    pub(crate) intact: bool,
}

/// One step, still in notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawStep {
    /// Who acted: a seat, or chance where there is none.
    pub seat: Option<Seat>,
    /// What they did, in the game's notation.
    pub notation: String,
}

/// Records of matches whose rules nobody here need know.
impl RecordText {
    /// A match that was agreed on like this, before anything happened.
    pub fn as_written(
        game: &str,
        rules: u32,
        options: &Map<String, Value>,
        players: Vec<Player>,
    ) -> RecordText {
        RecordText {
            game: game.to_owned(),
            rules,
            options: options.iter().map(|(key, value)| (key.clone(), value.clone())).collect(),
            position: Vec::new(),
            players,
            commitment: None,
            contributions: Contributions::NONE,
            steps: Vec::new(),
            out: Vec::new(),
            seed: None,
            scores: Vec::new(),
            intact: true,
        }
    }

    /// The same in a match that began in a position.
    #[must_use]
    pub fn with_position(self, position: &PositionText) -> RecordText {
        let position = position.lines().iter().map(|(_, line)| line.to_owned()).collect();
        RecordText { position, ..self }
    }

    /// The same with the dice of a seed that is not told, and of what people added to it.
    #[must_use]
    pub fn with_dice(self, commitment: Commitment, contributions: Contributions) -> RecordText {
        RecordText { commitment: Some(commitment), contributions, ..self }
    }

    /// The same after all this.
    #[must_use]
    pub fn with_steps(self, steps: Vec<RawStep>, out: Vec<(Seat, Withdrawal)>) -> RecordText {
        RecordText { steps, out, ..self }
    }
}

impl RecordText {
    /// The name of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The version of the rules it was played by.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// What the table agreed on.
    pub fn options(&self) -> Map<String, Value> {
        self.options.iter().cloned().collect()
    }

    /// The lines of the position in which the match began; none where it began as the book says.
    pub fn position(&self) -> &[String] {
        &self.position
    }

    /// Who played, in the order of the seats.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The promise that binds the dice; `None` where chance is external.
    pub fn commitment(&self) -> Option<Commitment> {
        self.commitment
    }

    /// What people added to the dice.
    pub fn contributions(&self) -> &Contributions {
        &self.contributions
    }

    /// The dice with which this match was played, where `seed` is theirs.
    pub fn dice(&self, seed: Seed) -> Chance {
        Chance::Mixed(seed, self.contributions.clone())
    }

    /// Every step in notation.
    pub fn steps(&self) -> &[RawStep] {
        &self.steps
    }

    /// The seats that left the match before its end, in their order.
    pub fn out(&self) -> &[(Seat, Withdrawal)] {
        &self.out
    }

    /// The seed, where it is revealed.
    pub fn seed(&self) -> Option<Seed> {
        self.seed
    }

    /// The final score per seat; empty while the match is not over.
    pub fn scores(&self) -> &[i32] {
        &self.scores
    }

    /// The line of the step at `place`, counted from 0; lines are counted from 1.
    pub fn step_line(&self, place: usize) -> usize {
        let shares = self.contributions.shared().len();
        let added = self.contributions.iter().count() + shares;
        self.chance_line() + usize::from(self.commitment.is_some()) + added + 2 + place
    }
}

/// Where things stand: the order of the lines is fixed, so their numbers follow from it.
impl RecordText {
    const GAME_LINE: usize = 2;
    const RULES_LINE: usize = 3;

    fn option_line(&self, key: &str) -> usize {
        let place = self.options.iter().position(|(known, _)| known == key);
        Self::RULES_LINE + 1 + place.unwrap_or(0)
    }

    fn position_line(&self) -> usize {
        Self::RULES_LINE + 1 + self.options.len()
    }

    fn player_line(&self, seat: usize) -> usize {
        self.position_line() + self.position.len() + seat
    }

    fn chance_line(&self) -> usize {
        self.player_line(self.players.len())
    }

    fn seed_line(&self) -> usize {
        self.step_line(self.steps.len()) + 1 + self.out.len()
    }

    fn score_line(&self, seat: usize) -> usize {
        self.seed_line() + usize::from(self.seed.is_some()) + seat
    }

    fn end_line(&self) -> usize {
        self.score_line(self.scores.len())
    }
}
