//! What a match found, for programs and for people.

use std::fmt;

use serde::Serialize;
use serde_json::{Map, Value};

use super::Args;
use super::sprt::{Sprt, Verdict};
use super::standing::Standing;
use crate::sim::{elo, wilson};

/// The result of a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Which game.
    pub game: String,
    /// What the tables agreed on.
    pub options: Map<String, Value>,
    /// What all boards followed from.
    pub seed: u64,
    /// How many rounds were played.
    pub rounds: u64,
    /// How many games.
    pub games: u64,
    /// How many of them were called off.
    pub called_off: u64,
    /// The bounds of the test, where one was asked for.
    pub sprt: Option<Sprt>,
    /// The logarithm of its ratio.
    pub ratio: Option<f64>,
    /// What it says.
    pub verdict: Option<Verdict>,
    /// One entry per player, in the order given.
    pub players: Vec<PlayerReport>,
}

/// The result of one player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerReport {
    /// Who.
    pub player: String,
    /// Games won; a shared victory counts as an equal share of one.
    pub wins: f64,
    /// Wins per game.
    pub win_rate: f64,
    /// The lower end of its 95 % interval.
    pub win_rate_low: f64,
    /// The upper end of its 95 % interval.
    pub win_rate_high: f64,
    /// Elo over an opponent who wins the rest of the games; absent where it is without bound.
    pub elo: Option<f64>,
    /// The mean of the final scores.
    pub mean_score: f64,
    /// Decisions made.
    pub decisions: u64,
    /// Mean milliseconds of thought about a decision, by the clock.
    pub ms_per_decision: f64,
}

impl Report {
    /// Puts together what was found.
    pub fn new(args: &Args, options: Map<String, Value>, standing: &Standing) -> Report {
        let all = &standing.all;
        let count = args.players.len();
        Report {
            game: args.game.clone(),
            options,
            seed: args.seed,
            rounds: standing.results.rounds,
            games: all.games,
            called_off: all.called_off,
            sprt: args.sprt,
            ratio: args.sprt.map(|test| standing.results.ratio(test)),
            verdict: standing.verdict(),
            players: (0..count).map(|at| player_report(args, standing, at)).collect(),
        }
    }
}

fn player_report(args: &Args, standing: &Standing, at: usize) -> PlayerReport {
    let all = &standing.all;
    let interval = wilson(all.wins[at], all.games);
    let (games, decisions) = (all.games.max(1) as f64, all.decisions[at].max(1) as f64);
    PlayerReport {
        player: args.players[at].to_string(),
        wins: all.wins[at],
        win_rate: all.wins[at] / games,
        win_rate_low: interval.low,
        win_rate_high: interval.high,
        elo: elo(all.wins[at] / games),
        mean_score: all.points[at] as f64 / games,
        decisions: all.decisions[at],
        ms_per_decision: 1000.0 * all.seconds[at] / decisions,
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { game, rounds, games, seed, .. } = self;
        writeln!(f, "{game}: {rounds} rounds, {games} games, seed {seed}, places rotated")?;
        writeln!(f)?;
        let widest = self.players.iter().map(|player| player.player.chars().count()).max();
        let width = widest.unwrap_or(0).max(6);
        writeln!(
            f,
            "{:<width$}      wins    rate   95 % interval    mean score  ms a decision",
            "player"
        )?;
        for player in &self.players {
            write!(f, "{:<width$}", player.player)?;
            writeln!(f, "{player}")?;
        }
        if self.called_off > 0 {
            writeln!(f, "{} games were called off: nobody won them", self.called_off)?;
        }
        match (self.verdict, self.sprt, self.ratio) {
            (Some(verdict), Some(test), Some(ratio)) => {
                write!(f, "\n{}", said(verdict, test, ratio))
            }
            _ => Ok(()),
        }
    }
}

fn said(verdict: Verdict, test: Sprt, ratio: f64) -> String {
    let (low, high) = (100.0 * test.low, 100.0 * test.high);
    let says = match verdict {
        Verdict::High => format!("the first player wins {high} % rather than {low} %"),
        Verdict::Low => format!("the first player wins {low} % rather than {high} %"),
        Verdict::Open => format!("not yet clear whether the first player wins {low} or {high} %"),
    };
    format!("{says} (log ratio {ratio:+.2})")
}

impl fmt::Display for PlayerReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |share: f64| 100.0 * share;
        write!(
            f,
            "  {:>8.1} {:>6.1} %  {:>5.1} to {:>5.1} %  {:>10.2}  {:>13.2}",
            self.wins,
            percent(self.win_rate),
            percent(self.win_rate_low),
            percent(self.win_rate_high),
            self.mean_score,
            self.ms_per_decision
        )
    }
}
