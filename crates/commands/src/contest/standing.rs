//! What the rounds say so far.

use std::collections::BTreeMap;

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
    /// Rounds that ended before one with a lower number.
    early: BTreeMap<u64, Round>,
}

impl Standing {
    /// Nothing played yet.
    pub fn new(players: usize, test: Option<Sprt>) -> Standing {
        let (all, results) = (Round::new(0, players), Results::default());
        Standing { all, results, test, early: BTreeMap::new() }
    }

    /// Takes in a finished round. Rounds count in the order of their numbers and none after the verdict:
    /// otherwise those that end soon would count first, and the result would depend on who is quick.
    pub fn add(&mut self, round: Round) {
        self.early.insert(round.number, round);
        while !self.is_decided()
            && let Some(round) = self.early.remove(&self.results.rounds)
        {
            self.all.add(&round);
            self.results.add(round.wins[0] / round.games.max(1) as f64);
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn round(number: u64, won: f64) -> Round {
        Round { games: 2, wins: vec![won, 2.0 - won], ..Round::new(number, 2) }
    }

    #[test]
    fn rounds_count_in_the_order_of_their_numbers() {
        let mut standing = Standing::new(2, None);
        standing.add(round(1, 0.0));
        assert_eq!(standing.all.games, 0, "the round before it is not over");
        standing.add(round(0, 2.0));
        assert_eq!((standing.all.games, standing.all.wins[0]), (4, 2.0));
    }

    #[test]
    fn nothing_counts_after_the_verdict() {
        let test = "40,60".parse().unwrap();
        let mut standing = Standing::new(2, Some(test));
        (0..400).rev().for_each(|number| standing.add(round(number, 2.0)));
        assert!(standing.is_decided() && standing.results.rounds < 400);
    }
}
