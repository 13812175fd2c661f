//! The program: the commands of the crate `commands`, and the page they serve.

mod page;

use std::process::ExitCode;
use std::sync::Arc;

use clap::Parser;
use commands::Cli;

fn main() -> ExitCode {
    match Cli::parse().run(&mut std::io::stdout().lock(), Arc::new(page::Page)) {
        Ok(code) => code,
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("anleger: {failure}");
            ExitCode::FAILURE
        }
    }
}
