//! Chores: `cargo xtask test` and the checks that keep the workspace in order.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use xtask::{
    Failure, archive, arrows, art, deny, dist, in_chromium, limits, measure, pictures, python,
    rulings, steps, workspace,
};

/// Chores of the workspace.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Chores {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Clone, Debug, Subcommand)]
enum Chore {
    /// Install what the tests need and run everything: format, lints (for WebAssembly too), documentation,
    /// dependencies, rulings, limits, tests (the page in a real browser and the package for Python among them), fuzzing, a storm, chaos
    Test,
    /// List the rulings of the finished sets with the tests that prove them
    Rulings,
    /// Show which crate knows which, and check that nothing points the wrong way
    Arrows,
    /// Check licences and sources of all that the program depends on
    Deny,
    /// Show how big functions are, and check that no file outgrows its room
    Limits,
    /// Draw every tile and figure on one sheet, in target/art
    Art,
    /// Pack the program for people to download, into target/dist
    Dist,
    /// Build the package for Python, into target/wheels
    Wheel,
    /// Test the package for Python in a fresh virtual environment
    Python,
    /// Measure the package for Python, beside the one that people use today
    BenchPython {
        /// Only to see that it measures
        #[arg(long)]
        quick: bool,
    },
    /// Add to tests/archive what the present program plays and writes, and no older one did
    Archive,
    /// Take the pictures of the README from the page, into docs/pictures
    Pictures,
    /// Keep a picture of every screen that the page's tests look at, in target/screens
    Screens,
    /// Load one server with 1,000 tables over loopback, for half a minute, on SQLite and PostgreSQL; then three servers
    Load,
    /// Kill one server again and again while people play, strangers send rubbish, its disk is full and its calendar
    /// jumps
    Storm {
        /// How long it rages
        #[arg(long, default_value_t = 2.0)]
        minutes: f64,
        /// What happens when is drawn from this seed
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Kill in turn every process of a house of three nodes, two workers, PostgreSQL and NATS while people play, and cut
    /// their lines
    Chaos(measure::Chaos),
    /// Throw damaged input at all that reads what strangers send
    Fuzz {
        /// For how long
        #[arg(long, default_value_t = steps::FUZZ_SECONDS)]
        seconds: u64,
        /// What the damage follows from
        #[arg(long, default_value_t = steps::FUZZ_SEED)]
        seed: u64,
    },
    /// Show what the page weighs
    Weight,
    /// Measure in Chromium how soon a click is painted, and how smoothly a full board moves
    Paint,
}

impl Chore {
    fn run(self) -> Result<(), Failure> {
        match self {
            Chore::Test => steps::test(),
            Chore::Rulings => rulings::check(workspace::root()),
            Chore::Arrows => arrows::check(),
            Chore::Deny => deny::check(),
            Chore::Limits => limits::check(),
            Chore::Art => art::draw(),
            Chore::Dist => dist::pack(),
            Chore::Wheel => python::wheel(),
            Chore::Python => python::test_alone(),
            Chore::BenchPython { quick } => python::bench(quick),
            Chore::Archive => archive::add(),
            Chore::Pictures => pictures::take(),
            Chore::Screens => in_chromium::keep_screens(),
            Chore::Load => measure::load(),
            Chore::Storm { minutes, seed } => measure::storm(minutes, seed),
            Chore::Chaos(chaos) => chaos.rage(),
            Chore::Fuzz { seconds, seed } => measure::fuzz(seconds, seed),
            Chore::Weight => measure::weight(),
            Chore::Paint => measure::paint(),
        }
    }
}

fn main() -> ExitCode {
    match Chores::parse().chore.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}
