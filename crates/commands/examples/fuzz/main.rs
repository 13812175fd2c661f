//! Damaged input for the engine, for records and for saved games, for a bounded time: `cargo xtask fuzz`.
//!
//! Plain mutation of good samples on the stable toolchain: less cunning than a fuzzer that
//! watches coverage, but it needs nothing installed and runs in every test command.

mod campaign;
mod corpus;
mod mutate;
mod targets;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;

/// Throw damaged input at the program and see that it stays calm
#[derive(Clone, Debug, Parser)]
struct Args {
    /// What to throw it at
    target: Target,
    /// For how long
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(..=86_400))]
    seconds: u64,
    /// What the damage follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where to keep an input that does harm [default: fuzz-TARGET.crash]
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
}

/// What can be fuzzed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Target {
    /// The conversation of `anleger engine`
    Protocol,
    /// Records
    Record,
    /// Saved games of JCloisterZone
    SavedGame,
}

impl Args {
    /// Fuzzes, and says what came of it; an input that did harm is an error.
    fn run(&self) -> Result<String, Harm> {
        let (name, target, corpus): (_, campaign::Target<'_>, _) = match self.target {
            Target::Protocol => ("protocol", &targets::protocol, corpus::conversations()),
            Target::Record => ("record", &targets::record, corpus::records()),
            Target::SavedGame => ("saved-game", &targets::saved_game, corpus::saved_games()),
        };
        let time = Duration::from_secs(self.seconds);
        match campaign::run(target, &corpus, self.seed, time) {
            Ok(taken) => Ok(format!("fuzz {name}: {taken} inputs, no harm done")),
            Err(crash) => Err(self.report(name, &crash)),
        }
    }

    fn report(&self, name: &str, crash: &campaign::Crash) -> Harm {
        let path = self.keep.clone().unwrap_or_else(|| format!("fuzz-{name}.crash").into());
        let kept = match std::fs::write(&path, &crash.input) {
            Ok(()) => format!("kept in {}", path.display()),
            Err(error) => format!("could not be kept in {}: {error}", path.display()),
        };
        let input = String::from_utf8_lossy(&crash.input).into_owned();
        Harm { name: name.to_owned(), reason: crash.reason.clone(), input, kept }
    }
}

/// An input that did harm.
#[derive(Debug, thiserror::Error)]
#[error("fuzz {name}: {reason}\nThe input, {kept}, was:\n{input}")]
struct Harm {
    /// What was fuzzed.
    name: String,
    /// What happened.
    reason: String,
    /// The input, made readable.
    input: String,
    /// What became of the input.
    kept: String,
}

fn main() -> ExitCode {
    match Args::parse().run() {
        Ok(said) => {
            println!("{said}");
            ExitCode::SUCCESS
        }
        Err(harm) => {
            eprintln!("{harm}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fuzzing_is_bounded_and_says_what_it_did() {
        for target in ["protocol", "record", "saved-game"] {
            let said = Args::parse_from(["fuzz", target, "--seconds", "0"]).run().unwrap();
            assert!(said.ends_with("inputs, no harm done"), "{said}");
        }
    }
}
