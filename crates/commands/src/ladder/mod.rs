//! `anleger ladder`: all levels and yardsticks against their neighbours, and one scale for all of them.

mod fit;
mod report;

use std::io::Write;
use std::path::PathBuf;

use bots::LEVELS;
use game::Heuristics;

use crate::contest::{self, PlayerSpec, Standing};
use crate::failure::Failure;
use crate::games::{self, Visitor};
use crate::many_games::THREADS_MOST;
use crate::start_args::StartArgs;
use report::{Pairing, Report};

/// The yardsticks of a ladder: what every scale is hung up on, and two players that never change.
const YARDSTICKS: [&str; 3] = [bots::ANCHOR, "mcts:plain:4000", "search:classic:1000"];

/// Above which level each yardstick stands at first: it should meet players it can lose to and win against.
const STAND_ABOVE: [&str; 3] = ["skilled", "casual", "veteran"];

/// Rate the levels of a game: each meets its neighbours and next neighbours, yardsticks among them
///
/// Pairs sit at tables of two, or two and two at tables of four where a game is not for two. Every board is
/// played once for each place. Ratings are those that make the results most likely (Bradley and Terry), with 95 %
/// intervals; `greedy` has 1500, and 400 points more are ten wins to one. What `--json` prints is the file in
/// crates/bots/data/ratings that the program and the page show.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// Which game, for example `carcassonne`; `anleger games` lists them
    pub game: String,
    /// The players, weakest first; `greedy` must be among them [default: all levels and yardsticks]
    #[arg(long, value_delimiter = ',', value_name = "PLAYER,PLAYER,...")]
    pub players: Vec<PlayerSpec>,
    /// Rounds of each pair
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub rounds: u64,
    /// The seed that all boards and all random choices follow from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many games at the same time [default: the number of cores]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=THREADS_MOST))]
    pub jobs: Option<u64>,
    /// Keep every finished round in this folder, a file for each pair, and go on from what it holds
    #[arg(long, value_name = "FOLDER")]
    pub diary: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
    /// How the games begin.
    #[command(flatten)]
    pub start: StartArgs,
}

impl Args {
    /// Plays and prints what came out.
    pub fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        if let Some(folder) = &self.diary {
            std::fs::create_dir_all(folder)?;
        }
        let report = games::visit(&self.game, Ladder(self))??;
        if self.json {
            serde_json::to_writer_pretty(&mut *out, &report).map_err(std::io::Error::from)?;
            return Ok(writeln!(out)?);
        }
        Ok(writeln!(out, "{report}")?)
    }

    /// The match of two players at a table of so many seats.
    fn pairing(&self, pair: [&PlayerSpec; 2], seats: usize) -> contest::Args {
        let players = (0..seats).map(|seat| pair[seat / (seats / 2)].clone()).collect();
        contest::Args {
            game: self.game.clone(),
            players,
            rounds: self.rounds,
            seed: self.seed,
            jobs: self.jobs,
            ms: None,
            playouts: None,
            sprt: None,
            diary: self.diary.as_ref().map(|folder| folder.join(file_name(&self.game, pair))),
            json: false,
            start: self.start.clone(),
        }
    }
}

fn file_name(game: &str, pair: [&PlayerSpec; 2]) -> String {
    let plain = |symbol: char| if symbol.is_alphanumeric() { symbol } else { '-' };
    let [one, other] = pair.map(|player| player.to_string().chars().map(plain).collect::<String>());
    format!("{game}-{one}-{other}.jsonl")
}

struct Ladder<'a>(&'a Args);

impl Visitor for Ladder<'_> {
    type Out = Result<Report, Failure>;

    fn visit<G: Heuristics>(self) -> Result<Report, Failure> {
        let args = self.0;
        let players = if args.players.is_empty() { usual() } else { args.players.clone() };
        let anchor = players.iter().position(|player| player.to_string() == bots::ANCHOR);
        let anchor = anchor.ok_or(Failure::NoAnchor)?;
        // Some games are not for two: then two play two.
        let seats = if args.start.begin::<G>(2, args.seed).is_ok() { 2 } else { 4 };
        let mut report = Report::new(args, seats);
        for (first, second) in neighbours(players.len()) {
            let pair = [&players[first], &players[second]];
            let (options, standing) = contest::hold::<G>(&args.pairing(pair, seats))?;
            report.options = options;
            report.pairings.push(pairing([first, second], pair, &standing));
        }
        report.rate(&players, anchor);
        Ok(report)
    }
}

/// All levels, with every yardstick where it is thought to belong.
fn usual() -> Vec<PlayerSpec> {
    let mut names = Vec::new();
    for level in LEVELS {
        names.push(level);
        let above = YARDSTICKS.iter().zip(STAND_ABOVE).filter(|(_, stands)| *stands == level);
        names.extend(above.map(|(yardstick, _)| *yardstick));
    }
    names.iter().filter_map(|name| name.parse().ok()).collect()
}

/// Every pair of neighbours and of next neighbours among so many.
fn neighbours(count: usize) -> impl Iterator<Item = (usize, usize)> {
    let pairs = (0..count).flat_map(|first| [(first, first + 1), (first, first + 2)]);
    pairs.filter(move |(_, second)| *second < count)
}

/// How a pair of players did; the first half of the seats is the first player's.
fn pairing(at: [usize; 2], pair: [&PlayerSpec; 2], standing: &Standing) -> Pairing {
    let all = &standing.all;
    let half = all.wins.len() / 2;
    let ms = |decisions: &[u64], seconds: &[f64]| {
        1_000.0 * seconds.iter().sum::<f64>() / decisions.iter().sum::<u64>().max(1) as f64
    };
    Pairing {
        at,
        players: pair.map(ToString::to_string),
        rounds: standing.results.rounds,
        games: all.games,
        wins: [all.wins[..half].iter().sum(), all.wins[half..].iter().sum()],
        ms_per_decision: [
            ms(&all.decisions[..half], &all.seconds[..half]),
            ms(&all.decisions[half..], &all.seconds[half..]),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_ladder_has_every_level_and_every_yardstick() {
        let names: Vec<String> = usual().iter().map(ToString::to_string).collect();
        for name in LEVELS.into_iter().chain(YARDSTICKS) {
            assert_eq!(names.iter().filter(|listed| *listed == name).count(), 1, "{name}");
        }
    }

    #[test]
    fn everybody_meets_the_two_above() {
        let pairs: Vec<_> = neighbours(4).collect();
        assert_eq!(pairs, [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3)]);
    }

    #[test]
    fn at_a_table_of_four_two_play_two() {
        let [one, other] = ["greedy", "random"].map(|name| name.parse::<PlayerSpec>().unwrap());
        let args = Args {
            game: "settlers".into(),
            players: Vec::new(),
            rounds: 1,
            seed: 1,
            jobs: None,
            diary: Some("diaries".into()),
            json: false,
            start: StartArgs::default(),
        };
        let held = args.pairing([&one, &other], 4);
        let names: Vec<_> = held.players.iter().map(ToString::to_string).collect();
        assert_eq!(names, ["greedy", "greedy", "random", "random"]);
        assert!(held.diary.unwrap().ends_with("settlers-greedy-random.jsonl"));
    }
}
