//! What the rounds say so far.

use serde::{Deserialize, Serialize};

use super::sprt::{Results, Sprt, Verdict};

/// A finished round: sums over its games, per player in the order of the command line.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Round {
    /// Its number; its board and luck follow from it.
    pub number: u64,
    /// How many games it had.
    pub games: u64,
    /// Games that were called off: nobody won them.
    pub called_off: u64,
    /// Wins; a shared victory is shared.
    pub wins: Vec<f64>,
    /// Points.
    pub points: Vec<i64>,
    /// Decisions.
    pub decisions: Vec<u64>,
    /// Seconds of thought.
    pub seconds: Vec<f64>,
}

impl Round {
    /// A round of `players` in which nothing was played yet.
    pub fn new(number: u64, players: usize) -> Round {
        Round {
            number,
            wins: vec![0.0; players],
            points: vec![0; players],
            decisions: vec![0; players],
            seconds: vec![0.0; players],
            ..Round::default()
        }
    }

    fn add(&mut self, other: &Round) {
        self.games += other.games;
        self.called_off += other.called_off;
        for player in 0..self.wins.len() {
            self.wins[player] += other.wins[player];
            self.points[player] += other.points[player];
            self.decisions[player] += other.decisions[player];
            self.seconds[player] += other.seconds[player];
        }
    }
}

/// The sums over all rounds, and what the test makes of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// All rounds as one.
    pub all: Round,
    /// The first player's results, round by round.
    pub results: Results,
    test: Option<Sprt>,
}

impl Standing {
    /// Nothing played yet.
    pub fn new(players: usize, test: Option<Sprt>) -> Standing {
        Standing { all: Round::new(0, players), results: Results::default(), test }
    }

    /// Adds a finished round.
    pub fn add(&mut self, round: &Round) {
        self.all.add(round);
        self.results.add(round.wins[0] / round.games.max(1) as f64);
    }

    /// What the test says; `None` where none was asked for.
    pub fn verdict(&self) -> Option<Verdict> {
        self.test.map(|test| self.results.verdict(test))
    }

    /// Is there nothing more to find out?
    pub fn is_decided(&self) -> bool {
        self.verdict().is_some_and(|verdict| verdict != Verdict::Open)
    }

    /// The share that the first player won, for the progress bar.
    pub fn in_short(&self) -> String {
        let share = self.all.wins[0] / self.all.games.max(1) as f64;
        format!("the first has won {:.1} %", 100.0 * share)
    }
}
