//! `anleger sim`: bots against each other, many games at the same time.

pub(crate) mod dice;
mod hall;
mod plan;
mod report;
mod stats;
mod table;
mod tally;

use std::io::Write;
use std::time::Instant;

use game::{Heuristics, options};

pub use hall::{HallError, play_all};
pub use plan::{Plan, STEPS_MOST, Seating};
pub use report::{Elo, Report, SeatReport};
pub use stats::{Interval, elo, wilson};
pub use table::Stuck;
pub use tally::Tally;

use crate::bot_spec::BotSpec;
use crate::budget::Budget;
use crate::failure::Failure;
use crate::games::{self, Visitor};
use crate::many_games::{self, THREADS_MOST};
use crate::start_args::StartArgs;

/// Let bots play against each other, many games in parallel, and compare them
///
/// Every bot sits in each place equally often: in game n the bots have moved on by n places.
/// Give a number of games that the number of bots divides. `--fixed-seats` turns this off.
///
/// The same seed gives the same games and results whatever the number of jobs, except with limits of time:
/// how far a bot gets in a given time is never quite the same.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// Which game, for example `carcassonne`; `anleger games` lists them
    pub game: String,
    /// The bots, one per seat; `anleger bots` lists them. Each may have a limit of its own, in milliseconds
    /// or lines of play: `search:50ms`, `search:400`. A search may have other numbers than the
    /// usual ones, as in `search:foresight=2:doubt=3`; `greedy:plain` knows nothing of a game's
    /// expansions, to measure what knowing them is worth
    #[arg(long, value_delimiter = ',', required = true, value_name = "BOT,BOT,...")]
    pub seats: Vec<BotSpec>,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// The seed that all chance and all random choices follow from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many games at the same time [default: the number of cores]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=THREADS_MOST))]
    pub jobs: Option<u64>,
    /// The most milliseconds a bot without a limit of its own may think about a decision; results then
    /// vary from run to run
    #[arg(long, conflicts_with = "playouts", value_name = "N")]
    pub ms: Option<u64>,
    /// The most lines of play a bot without a limit of its own may try for a decision [default: 1000]
    #[arg(long, value_name = "N")]
    pub playouts: Option<u64>,
    /// How many threads each bot may use
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=THREADS_MOST))]
    pub threads: u64,
    /// Keep every bot in its place instead of rotating
    #[arg(long)]
    pub fixed_seats: bool,
    /// Call a game off after this many steps, chance included: nobody wins it, and it is reported
    #[arg(long, default_value_t = STEPS_MOST, value_name = "N")]
    pub steps_most: u64,
    /// Print the result as one line of JSON
    #[arg(long)]
    pub json: bool,
    /// How the games begin.
    #[command(flatten)]
    pub start: StartArgs,
}

impl Args {
    /// Plays and prints what came out.
    pub fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let report = games::visit(&self.game, Simulation(self))??;
        Ok(many_games::tell(&report, self.json, out)?)
    }

    fn plan(&self) -> Plan {
        let budget =
            Budget { ms: self.ms, playouts: self.playouts, threads: self.threads as usize };
        Plan {
            bots: self.seats.clone(),
            games: self.games,
            seed: self.seed,
            jobs: many_games::jobs(self.jobs),
            budget,
            rotate: !self.fixed_seats,
            steps_most: self.steps_most,
        }
    }
}

struct Simulation<'a>(&'a Args);

impl Visitor for Simulation<'_> {
    type Out = Result<Report, Failure>;

    fn visit<G: Heuristics>(self) -> Result<Report, Failure> {
        let plan = self.0.plan();
        let fresh = self.0.start.begin::<G>(plan.bots.len(), self.0.seed)?;
        let bar = many_games::bar(plan.games, "{pos}/{len} games, {per_sec}, {eta} left");
        let start = Instant::now();
        let tally = play_all(&plan, &fresh, &|games| bar.inc(games));
        let time = start.elapsed();
        bar.finish_and_clear();
        let options = options::write(fresh.options()).into_iter().collect();
        Ok(Report::new(G::NAME, options, &plan, &tally?, time))
    }
}
