//! `anleger perft`: how many ways the game can go, counted to the last one.

use std::io::Write;
use std::time::Instant;

use game::{Game, perft};

use crate::failure::Failure;
use crate::games::{self, Visitor};
use crate::start_args::StartArgs;

/// Where what a position leaves open is drawn from: the same count every time.
const PERFT_SEED: u64 = 1;

/// Count the ways a game can go: all sequences of decisions and chance outcomes of a length
///
/// A chance outcome counts as one step and, whatever its weight, as one branch. Games that end
/// earlier are not counted.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// Which game; `anleger games` lists them
    pub game: String,
    /// How many steps to go; every step multiplies the work
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=20))]
    pub depth: u32,
    /// How many seats play [default: the fewest the game allows]
    #[arg(long)]
    pub seats: Option<usize>,
    #[command(flatten)]
    pub start: StartArgs,
}

impl Args {
    /// Counts and prints one line per depth.
    pub fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        games::visit(&self.game, Count { args: self, out })?
    }
}

struct Count<'a> {
    args: &'a Args,
    out: &'a mut dyn Write,
}

impl Visitor for Count<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Game>(self) -> Result<(), Failure> {
        let StartArgs { position, .. } = &self.args.start;
        let seats = self.args.seats.or(position.as_ref().map(|position| position.seats()));
        let start = self.args.start.begin::<G>(seats.unwrap_or(G::SEATS_LEAST), PERFT_SEED)?;
        for depth in 1..=self.args.depth {
            let clock = Instant::now();
            let ways = perft(&start, depth);
            writeln!(self.out, "{depth}: {ways} ({:.2} s)", clock.elapsed().as_secs_f64())?;
            self.out.flush()?;
        }
        Ok(())
    }
}
