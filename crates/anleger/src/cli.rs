//! The command line.

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Failure;
use crate::{list, perft, sim};

/// Plays Carcassonne to the letter of the rulebook
///
/// Without a subcommand it shows a demonstration match between two bots.
#[derive(Debug, Parser)]
#[command(name = "anleger", version)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Sim(sim::Args),
    Perft(perft::Args),
    /// List the games with their seats and options
    Games,
    /// List the bots
    Bots,
}

impl Cli {
    /// Does what was asked; writes to `out`.
    pub fn run(self, out: &mut dyn Write) -> Result<ExitCode, Failure> {
        match self.command {
            None => {}
            Some(Command::Sim(args)) => args.run(out)?,
            Some(Command::Perft(args)) => args.run(out)?,
            Some(Command::Games) => list::games(out)?,
            Some(Command::Bots) => list::bots(out)?,
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }
}
