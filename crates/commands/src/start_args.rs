//! How games begin on the command line: as the book says, or in a position.

use bots::rng_from;
use game::{Game, PositionError, PositionText};

use crate::failure::Failure;
use crate::position::file;
use crate::table_args::TableArgs;

/// How games begin, as typed.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct StartArgs {
    /// Begin every game in the position of this file, which names its options itself; docs/positions.md
    /// describes it. What it leaves open is drawn from the seed
    #[arg(long, value_name = "FILE", value_parser = file::parse, conflicts_with_all = ["with", "scenario", "tiles", "set"])]
    pub position: Option<PositionText>,
    /// What the tables agree on.
    #[command(flatten)]
    pub table: TableArgs,
}

impl StartArgs {
    /// A game of `seats` seats at its beginning.
    pub fn begin<G: Game>(&self, seats: usize, seed: u64) -> Result<G, Failure> {
        let Some(position) = &self.position else {
            return Ok(G::start(&self.table.read::<G>()?, seats)?);
        };
        let refused = |error: PositionError| Failure::Position(file::listed(&error));
        let game: G = position.set_up(Some(&mut rng_from(seed))).map_err(refused)?;
        match game.seats() == seats {
            true => Ok(game),
            false => Err(Failure::PositionSeats { seats: game.seats(), got: seats }),
        }
    }
}
