//! What a bot found out, in notation: for programs and for people.

use bots::{Candidate, Findings};
use game::Game;
use serde::Serialize;

/// What a bot found out about a decision.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Found {
    /// How many lines of play were tried.
    pub lines: u64,
    /// What was weighed, the most tried first.
    pub candidates: Vec<Weighed>,
    /// Every seat's chance to win.
    pub chances: Vec<f64>,
}

/// A decision that was weighed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Weighed {
    pub notation: String,
    /// How many lines of play were tried with it.
    pub lines: u64,
    /// The deciding seat's chance to win with it.
    pub chance: f64,
}

impl Found {
    /// The same in notation.
    pub fn of<G: Game>(findings: &Findings<G::Action>) -> Found {
        let weighed = |candidate: &Candidate<G::Action>| Weighed {
            notation: candidate.action.to_string(),
            lines: candidate.lines,
            chance: rounded(candidate.chance),
        };
        Found {
            lines: findings.lines,
            candidates: findings.candidates.iter().map(weighed).collect(),
            chances: findings.chances.iter().copied().map(rounded).collect(),
        }
    }
}

/// A chance to four places: more would be noise.
fn rounded(chance: f32) -> f64 {
    (f64::from(chance) * 1e4).round() / 1e4
}
