//! The program; all it does is in the library beside it.

use std::process::ExitCode;

use anleger::Cli;
use clap::Parser;

fn main() -> ExitCode {
    match Cli::parse().run(&mut std::io::stdout().lock()) {
        Ok(code) => code,
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("anleger: {failure}");
            ExitCode::FAILURE
        }
    }
}
