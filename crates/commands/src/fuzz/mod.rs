//! `anleger fuzz`: damaged input for the engine, for records and for saved games, for a bounded time.
//!
//! Plain mutation of good samples on the stable toolchain: less cunning than a fuzzer that
//! watches coverage, but it needs nothing installed and runs in every test command.

pub mod campaign;
pub mod corpus;
pub mod mutate;
pub mod targets;

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use crate::failure::Failure;

/// Throw damaged input at the program and see that it stays calm
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// What to throw it at
    pub target: Target,
    /// For how long
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(..=86_400))]
    pub seconds: u64,
    /// What the damage follows from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Where to keep an input that does harm [default: fuzz-TARGET.crash]
    #[arg(long, value_name = "FILE")]
    pub keep: Option<PathBuf>,
}

/// What can be fuzzed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Target {
    /// The conversation of `anleger engine`
    Protocol,
    /// Records
    Record,
    /// Saved games of JCloisterZone
    SavedGame,
}

impl Args {
    /// Fuzzes, and fails if an input did harm.
    pub fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let (name, target, corpus): (_, campaign::Target<'_>, _) = match self.target {
            Target::Protocol => ("protocol", &targets::protocol, corpus::conversations()),
            Target::Record => ("record", &targets::record, corpus::records()),
            Target::SavedGame => ("saved-game", &targets::saved_game, corpus::saved_games()),
        };
        let time = Duration::from_secs(self.seconds);
        match campaign::run(target, &corpus, self.seed, time) {
            Ok(taken) => writeln!(out, "fuzz {name}: {taken} inputs, no harm done")?,
            Err(crash) => return Err(self.report(name, &crash)),
        }
        Ok(())
    }

    fn report(&self, name: &str, crash: &campaign::Crash) -> Failure {
        let path = self.keep.clone().unwrap_or_else(|| format!("fuzz-{name}.crash").into());
        let kept = match std::fs::write(&path, &crash.input) {
            Ok(()) => format!("kept in {}", path.display()),
            Err(error) => format!("could not be kept in {}: {error}", path.display()),
        };
        let input = String::from_utf8_lossy(&crash.input).into_owned();
        Failure::Fuzz { name: name.to_owned(), reason: crash.reason.clone(), input, kept }
    }
}
