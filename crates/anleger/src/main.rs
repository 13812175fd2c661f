//! The program: the commands of the crate `commands`, and the page they serve.

mod page;

use std::process::ExitCode;
use std::sync::Arc;

use clap::Parser;
use commands::Cli;
use mimalloc::MiMalloc;

/// A server writes and drops many small texts for every decision.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

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
