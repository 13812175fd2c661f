//! `anleger match`: players against each other on the same boards, until it is clear who is stronger.

mod arena;
mod diary;
mod meaning;
mod player;
mod program;
mod report;
mod sprt;
mod standing;
mod table;
mod taught;

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;

use game::{Audience, Heuristics, PositionText, options};
use serde_json::{Map, Value};

pub use arena::{Arena, ContestError};
pub use diary::{Diary, DiaryError};
pub use player::{BadPlayer, PlayerSpec};
pub use program::ProgramError;
pub use report::Report;
pub use sprt::{BadBounds, Sprt, Verdict};
pub use standing::{Round, Standing};
pub use taught::TaughtError;

use crate::budget::Budget;
use crate::failure::Failure;
use crate::games::{self, Visitor};
use crate::many_games::{self, THREADS_MOST};
use crate::sim::STEPS_MOST;
use crate::start_args::StartArgs;

/// More rounds than anybody waits for; each is remembered by its number.
const ROUNDS_MOST: u64 = 10_000_000;

/// Let players meet on the same boards with the same luck, until it is clear who is stronger
///
/// A round is one board with its luck, played once for every way of moving on by a place: with
/// two players each sits once in either seat. The first player is the one in question.
///
/// A player is a level (`steady`), a bot (`greedy`, `search:50ms`, `search:classic:400`, `mcts:plain:4000`), or a program that speaks the
/// engine protocol and the bot it is asked for, `COMMAND@BOT`: `old/anleger engine@search:50ms`. A program is
/// told only of options it has; one of ours that knows the Settlers by rules 1 or 2 needs `--set rolls=sums`.
/// `mind:FILE.bin` judges by the weights of a file instead of those that are built in.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// Which game, for example `carcassonne`; `anleger games` lists them
    pub game: String,
    /// The players, one per seat; the first is compared with the others
    #[arg(long, value_delimiter = ',', required = true, value_name = "PLAYER,PLAYER,...")]
    pub players: Vec<PlayerSpec>,
    /// The most rounds
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=ROUNDS_MOST))]
    pub rounds: u64,
    /// The seed that all boards and all random choices follow from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many games at the same time [default: the number of cores]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=THREADS_MOST))]
    pub jobs: Option<u64>,
    /// The most milliseconds a bot may think about a decision, where its name gives no budget
    #[arg(long, conflicts_with = "playouts", value_name = "N")]
    pub ms: Option<u64>,
    /// The most lines of play a bot may try for a decision, where its name gives no budget
    #[arg(long, value_name = "N")]
    pub playouts: Option<u64>,
    /// End as soon as a sequential test can tell whether the first player wins LOW or HIGH percent of its
    /// games, wrong in one of twenty cases: `50,55`
    #[arg(long, value_name = "LOW,HIGH")]
    pub sprt: Option<Sprt>,
    /// Write every finished round to this file, and go on from what it holds
    #[arg(long, value_name = "FILE")]
    pub diary: Option<PathBuf>,
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
        let report = games::visit(&self.game, Contest(self))??;
        Ok(many_games::tell(&report, self.json, out)?)
    }

    fn budget(&self) -> Budget {
        Budget { ms: self.ms, playouts: self.playouts, threads: 1 }
    }

    /// What must be the same for rounds of two sittings to be counted together.
    fn heading(&self, options: &Map<String, Value>, position: Option<&str>) -> Value {
        let players: Vec<_> = self.players.iter().map(ToString::to_string).collect();
        let mut heading = serde_json::json!({
            "game": self.game, "options": options, "players": players, "seed": self.seed,
            "ms": self.ms, "playouts": self.playouts,
        });
        if let Some(position) = position {
            heading["position"] = position.into();
        }
        heading
    }
}

struct Contest<'a>(&'a Args);

impl Visitor for Contest<'_> {
    type Out = Result<Report, Failure>;

    fn visit<G: Heuristics>(self) -> Result<Report, Failure> {
        let (options, standing) = hold::<G>(self.0)?;
        Ok(Report::new(self.0, options, &standing))
    }
}

/// Holds a match, or goes on with it: what the tables agreed on, and how the players stand.
pub fn hold<G: Heuristics>(args: &Args) -> Result<(Map<String, Value>, Standing), Failure> {
    let fresh = args.start.begin::<G>(args.players.len(), args.seed)?;
    let options: Map<String, Value> = options::write(fresh.options()).into_iter().collect();
    let set_up = args.start.position.is_some();
    let position = set_up.then(|| PositionText::of(&fresh, Audience::Referee).to_string());
    let mut heading = args.heading(&options, position.as_deref());
    heading["rules"] = G::RULES_VERSION.into();
    heading["weights"] = taught::digests(&args.players).map_err(ContestError::from)?;
    if let Some(levels) = meaning::of_levels::<G>(&args.players) {
        heading["levels"] = levels;
    }
    let (mut diary, known) = Diary::open(args.diary.as_deref(), &heading)?;
    let mut standing = Standing::new(args.players.len(), args.sprt);
    let played: BTreeSet<u64> = known.iter().map(|round| round.number).collect();
    known.into_iter().for_each(|round| standing.add(round));
    let arena = Arena {
        fresh: &fresh,
        options: &options,
        position: position.as_deref(),
        players: &args.players,
        seed: args.seed,
        budget: args.budget(),
        steps_most: STEPS_MOST,
    };
    let bar = many_games::bar(args.rounds, "{pos}/{len} rounds, {msg}, {eta} left")
        .with_position(played.len() as u64);
    let todo: Vec<u64> = (0..args.rounds).filter(|number| !played.contains(number)).collect();
    if !standing.is_decided() {
        arena.play(&todo, many_games::jobs(args.jobs), &mut |round| {
            diary.note(&round)?;
            standing.add(round);
            bar.inc(1);
            bar.set_message(standing.in_short());
            Ok(standing.is_decided())
        })?;
    }
    bar.finish_and_clear();
    Ok((options, standing))
}
