//! What a bot found out on the way to its decision.

use game::{Heuristics, Rng, Seat, Turn, Window};

use crate::search::worth::{self, Worth};

/// In how many worlds a position is judged where no line of play was tried.
const WORLDS: usize = 16;

/// What a bot found out about the decision it chose last.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings<A> {
    /// How many lines of play were tried.
    pub lines: u64,
    /// What was weighed, the most tried first and among those the most promising.
    pub candidates: Vec<Candidate<A>>,
    /// Every seat's chance to win, by what was chosen.
    pub chances: Vec<f32>,
}

/// A decision that was weighed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<A> {
    /// The decision.
    pub action: A,
    /// How many lines of play were tried with it.
    pub lines: u64,
    /// The deciding seat's chance to win with it.
    pub chance: f32,
}

impl<A> Findings<A> {
    /// These candidates in their order, and the chances shared out among the seats of a table.
    pub(crate) fn new(mut candidates: Vec<Candidate<A>>, worth: Worth, seats: usize) -> Self {
        candidates
            .sort_by(|a, b| b.lines.cmp(&a.lines).then_with(|| b.chance.total_cmp(&a.chance)));
        let lines = candidates.iter().map(|candidate| candidate.lines).sum();
        Findings { lines, candidates, chances: shared(&worth, seats) }
    }

    /// Those of a finished match: nothing is weighed, and the chances are who has won.
    pub fn of_the_end<G: Heuristics>(game: &G) -> Option<Findings<G::Action>> {
        let winners = game.winners();
        let won = |seat| if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        (game.turn() == Turn::Over).then(|| Findings {
            lines: 0,
            candidates: Vec::new(),
            chances: Seat::first(game.seats()).map(won).collect(),
        })
    }
}

/// Chances that come to 1 together.
pub(crate) fn shared(worth: &Worth, seats: usize) -> Vec<f32> {
    let sum: f32 = worth[..seats].iter().sum();
    match sum > 0.0 {
        true => worth[..seats].iter().map(|chance| chance / sum).collect(),
        false => vec![1.0 / seats as f32; seats],
    }
}

/// What a position is worth by `judge`, over worlds that agree with what the seat knows.
pub(crate) fn at_a_glance<G: Heuristics>(
    window: Window<'_, G>,
    rng: &mut dyn Rng,
    mut judge: impl FnMut(&G) -> Worth,
) -> Worth {
    let mut sum = Worth::default();
    for _ in 0..WORLDS {
        worth::add(&mut sum, &judge(&window.resample(rng)));
    }
    sum.map(|chance| chance / WORLDS as f32)
}
