//! What is agreed on before a batch begins.

use bots::Level;
use serde_json::{Map, Value};

/// The most matches of one batch: some hundred megabytes of states and rows.
pub(crate) const COUNT_MOST: usize = 1 << 16;

/// The most threads of one batch: whoever asks for more gets these.
pub(crate) const THREADS_MOST: usize = 256;

/// Who plays a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Opponent {
    /// The caller, through the arrays.
    #[default]
    Caller,
    /// Chance: every legal decision alike.
    Random,
    /// One of our bots.
    Bot(Level),
}

/// What a seat is rewarded for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reward {
    /// At the end 1, shared by those who have won, and -1, shared by those who have not.
    #[default]
    Win,
    /// Every point when it is made, as the seat itself knows it.
    Points,
}

/// When a match that has ended begins again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Again {
    /// In the step that ended it: the arrays show the next match's first decision.
    #[default]
    AtOnce,
    /// In the step after: the arrays first show the end, where nothing is legal, and whatever action comes then
    /// only begins the next match.
    NextStep,
}

/// How the matches of a batch are played.
#[derive(Clone, Debug)]
pub struct BatchPlan {
    /// What the tables agreed on; what is left out is the book's.
    pub options: Map<String, Value>,
    /// How many seats a table has.
    pub seats: usize,
    /// How many matches are played side by side.
    pub count: usize,
    /// Who plays, seat by seat; nobody named means the caller plays all of them.
    pub players: Vec<Opponent>,
    /// What is rewarded.
    pub reward: Reward,
    /// When the next match begins where one has ended.
    pub again: Again,
    /// After so many decisions a match is broken off.
    pub decisions_most: u32,
    /// On how many threads the batch is stepped.
    pub threads: usize,
    /// A clock in milliseconds for bots that think by time.
    pub clock_ms: fn() -> u64,
}

impl Default for BatchPlan {
    fn default() -> BatchPlan {
        BatchPlan {
            options: Map::new(),
            seats: 2,
            count: 1,
            players: Vec::new(),
            reward: Reward::Win,
            again: Again::AtOnce,
            decisions_most: 20_000,
            threads: 1,
            clock_ms: || 0,
        }
    }
}
