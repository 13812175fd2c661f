//! What a review says: plain data in the game's notation.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::verdict::Verdict;

/// A match judged. All chances and losses are shares from 0 to 1, to four places.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// The form of this review; raised when a field changes its meaning.
    pub form: u32,
    /// The game that was played.
    pub game: String,
    /// How many steps the match had, chance included.
    pub steps: usize,
    /// Was it played to the end? Without an end there is no result to be explained.
    pub over: bool,
    /// How many decisions were tried on lines of play, and how many lines each got.
    pub wide: usize,
    /// See `wide`.
    pub lines: u32,
    /// What the lines followed from.
    pub seed: u64,
    /// Every decision, in order.
    pub decisions: Vec<Judged>,
    /// Every stroke of luck, in order.
    pub fortunes: Vec<Fortune>,
    /// Everything together, seat by seat.
    pub seats: Vec<SeatReview>,
    /// Where the chances changed most, in order.
    pub turning_points: Vec<TurningPoint>,
}

/// A decision judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// The number of its step in the record, counted from 1.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was played.
    pub played: String,
    /// What it is called.
    pub verdict: Verdict,
    /// What it lost of the seat's chance to win, against the best.
    pub loss: f64,
    /// One standard error of that.
    pub doubt: f64,
    /// How many legal decisions there were.
    pub choices: usize,
    /// Was everything looked through that could follow?
    pub exact: bool,
    /// Every seat's chance to win before: with the best decision.
    pub before: Vec<f64>,
    /// And after what was played.
    pub after: Vec<f64>,
    /// How it might have gone on after what was played.
    pub line: Vec<Spoken>,
    /// The best of the others, the best first.
    pub alternatives: Vec<Alternative>,
    /// Why the best alternative is better, or would have been worse where nothing is; what matters most first.
    pub reasons: Vec<Reason>,
}

/// What could have been done instead.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Alternative {
    /// The decision.
    pub notation: String,
    /// Every seat's chance to win with it.
    pub chances: Vec<f64>,
    /// What it would have lost against the best.
    pub loss: f64,
    /// How it might have gone on.
    pub line: Vec<Spoken>,
}

/// A step of a line of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spoken {
    /// Who decides so; nobody where chance does.
    pub seat: Option<Seat>,
    /// The decision or outcome.
    pub notation: String,
}

/// Whose part of the estimate a reason is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// The seat that decided.
    Own,
    /// The rival for whom it makes the greatest difference.
    Rival,
}

/// One difference that the alternative makes to a part of the estimate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reason {
    /// The part; see docs/review.md for each game's.
    pub code: String,
    /// Whose part it is.
    pub whose: Whose,
    /// That seat.
    pub seat: Seat,
    /// How many points more, or less, that seat may expect of it with the alternative.
    pub worth: f64,
    /// How many more, or fewer, of what is counted there: points, figures, cards.
    pub count: i32,
    /// What that seat has there only with the alternative; of figures at home, what they may be used for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gains: Vec<Thing>,
    /// What it has there only with what was played; of figures at home, what they would be tied to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub loses: Vec<Thing>,
}

impl Reason {
    /// Does it speak for the alternative? Else it is what the alternative costs.
    pub fn is_for_it(&self) -> bool {
        (self.worth > 0.0) == (self.whose == Whose::Own)
    }
}

/// Something on the table that people can point at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thing {
    /// What it is: a city, a number chip; see docs/review.md.
    pub what: String,
    /// Its points, or the number on it.
    pub number: i32,
}

/// A stroke of luck.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fortune {
    /// The number of its step in the record, counted from 1.
    pub step: usize,
    /// What came.
    pub outcome: String,
    /// What that gave each seat's chance to win, against the mean of all that could have come.
    pub luck: Vec<f64>,
}

/// A third of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The first third of its steps.
    Opening,
    /// The second.
    Middle,
    /// The last.
    Ending,
}

impl Phase {
    /// All of them.
    pub const ALL: [Phase; 3] = [Phase::Opening, Phase::Middle, Phase::Ending];

    /// The third of a match with so many steps in which a step lies.
    pub fn of(step: usize, steps: usize) -> Phase {
        match 3 * step.saturating_sub(1) / steps.max(1) {
            0 => Phase::Opening,
            1 => Phase::Middle,
            _ => Phase::Ending,
        }
    }
}

/// How often a seat got a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VerdictCount {
    /// The verdict.
    pub verdict: Verdict,
    /// How often.
    pub times: usize,
}

/// What all of it comes to for a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatReview {
    /// The mean accuracy of its decisions that were not forced; nothing where there were none.
    pub accuracy: Option<f64>,
    /// The same for each third of the match.
    pub phases: Vec<Option<f64>>,
    /// How often it got which verdict; those it never got are left out.
    pub verdicts: Vec<VerdictCount>,
    /// What its own decisions lost of its chance to win.
    pub lost: f64,
    /// What the losses of the others gave it.
    pub given: f64,
    /// What chance gave it.
    pub luck: f64,
    /// Its chance to win at the first decision.
    pub start: f64,
    /// Its share of the victory.
    pub result: f64,
    /// Its result without luck: what its decisions and those of the others would have come to with luck that
    /// favours nobody. It may lie beyond 0 and 1.
    pub adjusted: f64,
}

/// A moment at which chances changed much.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The number of its step in the record, counted from 1.
    pub step: usize,
    /// Whose chance changed most.
    pub seat: Seat,
    /// By how much.
    pub change: f64,
    /// Was it chance? Else a decision.
    pub by_chance: bool,
}

/// A share to four places: more would be noise.
pub(crate) fn rounded(share: impl Into<f64>) -> f64 {
    // Never minus nothing.
    (share.into() * 1e4).round() / 1e4 + 0.0
}

pub(crate) fn all_rounded(shares: &[f32]) -> Vec<f64> {
    shares.iter().map(|share| rounded(*share)).collect()
}
