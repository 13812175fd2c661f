//! What a seat might decide now, weighed: for whoever studies a position, or looks for puzzles.

use bots::Effort;
use game::{Heuristics, Illegal, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::review::{Reason, Spoken};
use crate::reviewer::StepJudge;

/// The decisions that come into question, the best first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Candidates {
    /// Who decides; they are judged by what this seat can know.
    pub seat: Seat,
    /// How many legal decisions there are.
    pub choices: usize,
    /// Those that come into question, the best first.
    pub candidates: Vec<Candidate>,
}

/// A decision that comes into question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Candidate {
    /// The decision.
    pub notation: String,
    /// Every seat's chance to win with it.
    pub chances: Vec<f64>,
    /// What it loses of the deciding seat's chance, against the best.
    pub loss: f64,
    /// One standard error of that.
    pub doubt: f64,
    /// How many lines of play were tried; none where all was looked through.
    pub lines: u32,
    /// Was everything looked through that could follow?
    pub exact: bool,
    /// How it may go on.
    pub line: Vec<Spoken>,
    /// What the best has before this one; of the best itself, what it has before the next.
    pub reasons: Vec<Reason>,
}

/// What comes into question for `seat` in `game`, or for the first seat that has to decide; refuses where
/// nobody can decide, or that seat cannot. The same position, effort and seed give the same answer.
pub fn candidates<G: Heuristics>(
    game: &G,
    seat: Option<Seat>,
    effort: Effort,
    seed: u64,
) -> Result<Candidates, Illegal<G::Refusal>> {
    at_step(game, seat, effort, seed, 1)
}

/// The same with the luck that a review uses for step number `step`.
pub(crate) fn at_step<G: Heuristics>(
    game: &G,
    seat: Option<Seat>,
    effort: Effort,
    seed: u64,
    step: usize,
) -> Result<Candidates, Illegal<G::Refusal>> {
    let seat = deciding(game, seat)?;
    Ok(StepJudge::new(effort, seed).candidates(game, seat, step))
}

/// Who decides: this seat where it may, or the first that must.
fn deciding<G: Heuristics>(game: &G, seat: Option<Seat>) -> Result<Seat, Illegal<G::Refusal>> {
    let Turn::Decide(seats) = game.turn() else {
        let is_over = game.turn() == Turn::Over;
        return Err(if is_over { Illegal::Over } else { Illegal::ChanceFirst });
    };
    match seat {
        Some(seat) if seats.contains(seat) || game.at_liberty().contains(seat) => Ok(seat),
        Some(seat) => Err(Illegal::NotDeciding(seat)),
        None => seats.iter().next().ok_or(Illegal::ChanceFirst),
    }
}
