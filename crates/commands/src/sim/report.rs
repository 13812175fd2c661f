//! What a simulation found, for programs and for people.

use std::fmt;
use std::time::Duration;

use serde::Serialize;
use serde_json::{Map, Value};

use super::plan::Plan;
use super::stats::{elo, wilson};
use super::tally::Tally;

/// The result of a simulation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub game: String,
    /// What the tables agreed on.
    pub options: Map<String, Value>,
    /// What all randomness followed from.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// How many at the same time.
    pub jobs: usize,
    /// Whether the entrants changed places from game to game.
    pub rotated: bool,
    /// The most milliseconds a decision could take, where limited.
    pub ms: Option<u64>,
    /// The most playouts a decision could take, where limited.
    pub playouts: Option<u64>,
    /// How many threads a bot could use.
    pub threads: usize,
    /// How many of the games were called off after `--steps-most` steps.
    pub called_off: u64,
    /// How many decisions the bots made.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// Games per second, all jobs together.
    pub games_per_second: f64,
    /// Decisions per second, all jobs together.
    pub decisions_per_second: f64,
    /// How much stronger seat 0 is than seat 1, where only two play.
    pub elo: Option<Elo>,
    /// One entry per bot, in the order given.
    pub seats: Vec<SeatReport>,
}

/// The result of one entrant.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatReport {
    /// Its place in the list of `--seats`, and at the table where seats are fixed.
    pub seat: usize,
    /// Which bot it is.
    pub bot: String,
    /// Games won; a shared victory counts as an equal share of one.
    pub wins: f64,
    /// Wins per game.
    pub win_rate: f64,
    /// The lower end of its 95 % interval.
    pub win_rate_low: f64,
    /// The upper end of its 95 % interval.
    pub win_rate_high: f64,
    /// The mean of the final scores.
    pub mean_score: f64,
}

/// An Elo difference with its 95 % interval; an end without bound is absent.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Elo {
    /// The best guess.
    pub difference: Option<f64>,
    /// The lower end.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

impl Report {
    /// Puts together what was found.
    pub fn new(
        game: &str,
        options: Map<String, Value>,
        plan: &Plan,
        tally: &Tally,
        time: Duration,
    ) -> Report {
        let seconds = time.as_secs_f64();
        let seats: Vec<SeatReport> =
            (0..plan.bots.len()).map(|entrant| seat_report(plan, tally, entrant)).collect();
        Report {
            game: game.to_owned(),
            options,
            seed: plan.seed,
            games: tally.games,
            jobs: plan.jobs,
            rotated: plan.rotate,
            ms: plan.budget.ms,
            playouts: plan.budget.playouts,
            threads: plan.budget.threads,
            called_off: tally.called_off,
            decisions: tally.decisions,
            seconds,
            games_per_second: tally.games as f64 / seconds.max(1e-9),
            decisions_per_second: tally.decisions as f64 / seconds.max(1e-9),
            elo: elo_between(&seats),
            seats,
        }
    }
}

fn seat_report(plan: &Plan, tally: &Tally, entrant: usize) -> SeatReport {
    let wins = tally.wins(entrant);
    let interval = wilson(wins, tally.games);
    SeatReport {
        seat: entrant,
        bot: plan.bots[entrant].to_string(),
        wins,
        win_rate: wins / tally.games.max(1) as f64,
        win_rate_low: interval.low,
        win_rate_high: interval.high,
        mean_score: tally.mean_score(entrant),
    }
}

fn elo_between(seats: &[SeatReport]) -> Option<Elo> {
    let [first, _] = seats else { return None };
    let (low, high) = (elo(first.win_rate_low), elo(first.win_rate_high));
    Some(Elo { difference: elo(first.win_rate), low, high })
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seating = if self.rotated { "places rotated" } else { "places fixed" };
        writeln!(f, "{}: {} games, seed {}, {seating}", self.game, self.games, self.seed)?;
        writeln!(f)?;
        writeln!(f, "seat  bot           wins    rate   95 % interval    mean score")?;
        for seat in &self.seats {
            writeln!(f, "{seat}")?;
        }
        writeln!(f)?;
        if self.called_off > 0 {
            writeln!(f, "{} games were called off: nobody won them", self.called_off)?;
        }
        if let (Some(elo), [first, second]) = (self.elo, self.seats.as_slice()) {
            writeln!(f, "Elo of {} over {}: {elo}", first.bot, second.bot)?;
        }
        write!(
            f,
            "{} games per second, {} decisions per second ({:.2} s, {} jobs)",
            rate(self.games_per_second),
            rate(self.decisions_per_second),
            self.seconds,
            self.jobs
        )
    }
}

/// Small rates need their decimals, great ones do not.
fn rate(rate: f64) -> String {
    if rate < 100.0 { format!("{rate:.2}") } else { format!("{rate:.0}") }
}

impl fmt::Display for SeatReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |share: f64| 100.0 * share;
        write!(
            f,
            "{:>4}  {:<10} {:>8.1} {:>6.1} %  {:>5.1} to {:>5.1} %  {:>10.2}",
            self.seat,
            self.bot,
            self.wins,
            percent(self.win_rate),
            percent(self.win_rate_low),
            percent(self.win_rate_high),
            self.mean_score
        )
    }
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spell = |end: Option<f64>| end.map_or("no bound".to_owned(), |n| format!("{n:+.0}"));
        let (low, high) = (spell(self.low), spell(self.high));
        write!(f, "{} (95 %: {low} to {high})", spell(self.difference))
    }
}

#[cfg(test)]
mod tests {
    use game::{SEATS_MAX, Seat, SeatSet};

    use super::*;
    use crate::budget::Budget;

    fn report(wins: u64, games: u64) -> Report {
        let bots = ["search", "greedy"].map(|name| name.parse().unwrap()).to_vec();
        let budget = Budget::default();
        let plan = Plan { bots, games, seed: 1, jobs: 1, budget, rotate: true, steps_most: 9 };
        let mut tally = Tally::default();
        for game in 0..games {
            let winner = Seat::first(2).nth(usize::from(game >= wins));
            let winner = winner.into_iter().collect::<SeatSet>();
            tally.add(&Tally::of_game(winner, &[5; SEATS_MAX], &[0, 1], 10));
        }
        Report::new("halma", Map::new(), &plan, &tally, Duration::from_secs(2))
    }

    #[test]
    fn rates_elo_and_speed_agree_with_the_games() {
        let report = report(300, 400);
        assert_eq!(report.seats[0].wins, 300.0);
        assert_eq!(report.seats[1].win_rate, 0.25);
        assert_eq!((report.games_per_second, report.decisions_per_second), (200.0, 2000.0));
        let elo = report.elo.unwrap();
        assert!((elo.difference.unwrap() - 190.85).abs() < 0.01);
        assert!(elo.low.unwrap() < 191.0 && elo.high.unwrap() > 191.0);
    }

    #[test]
    fn a_clean_sweep_has_no_upper_bound() {
        let report = report(400, 400);
        let elo = report.elo.unwrap();
        assert_eq!(elo.difference, None);
        assert!(elo.low.unwrap() > 700.0);
        assert!(report.to_string().contains("no bound (95 %: +8"), "{report}");
        assert!(report.to_string().contains("200 games per second"), "{report}");
    }
}
