//! The command line.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Parser, Subcommand};
use tables::Assets;

use crate::failure::Failure;
use crate::{
    analyse, contest, demo, engine, import, keeper, ladder, list, mover, papers, perft, position,
    poster, puzzles, replay, scenario, selfplay, serve, sim, verify, work,
};

/// Plays Carcassonne, New World and the Settlers with Seafarers to the letter of the rulebooks
///
/// Without a command it serves tables to browsers and prints the link.
#[derive(Debug, Parser)]
#[command(name = "anleger", version, args_conflicts_with_subcommands = true)]
pub struct Cli {
    #[command(flatten)]
    serve: serve::Args,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Args),
    Work(work::Args),
    Demo(demo::Args),
    Sim(sim::Args),
    Match(contest::Args),
    Ladder(ladder::Args),
    Selfplay(selfplay::Args),
    /// Let another program drive a match: JSON lines on standard input and output
    ///
    /// docs/protocol.md describes the conversation. Try: echo '{"method":"hello"}' | anleger engine
    Engine,
    Replay(replay::Args),
    Analyse(analyse::Args),
    Poster(poster::Args),
    Verify(verify::Args),
    Import(import::Args),
    /// List the games with their seats and options
    Games,
    /// List the bots
    Bots,
    Perft(perft::Args),
    /// Check or draw a scenario of the Settlers
    #[command(subcommand)]
    Scenario(scenario::Command),
    /// Check, draw or save a position, or ask a bot about it
    #[command(subcommand)]
    Position(position::Command),
    /// Find, list, show or check puzzles
    #[command(subcommand)]
    Puzzles(puzzles::Command),
    Completions(papers::Completions),
    #[command(name = "man")]
    Manual(papers::Manual),
    Prune(keeper::Prune),
    CheckDatabase(keeper::CheckDatabase),
    Backup(keeper::Backup),
    MoveDatabase(mover::MoveDatabase),
}

impl Cli {
    /// Does what was asked; writes to `out`, and serves `page` to browsers.
    pub fn run(self, out: &mut dyn Write, page: Arc<dyn Assets>) -> Result<ExitCode, Failure> {
        let command = self.command.unwrap_or(Command::Serve(self.serve));
        let code = command.run(out, page)?;
        out.flush()?;
        Ok(code)
    }
}

impl Command {
    fn run(self, out: &mut dyn Write, page: Arc<dyn Assets>) -> Result<ExitCode, Failure> {
        match self {
            Command::Verify(args) => return args.run(out),
            Command::Import(args) => return args.run(out),
            Command::Serve(args) => args.run(out, page)?,
            Command::Work(args) => args.run()?,
            Command::Prune(args) => return args.run(out),
            Command::CheckDatabase(args) => return args.run(out),
            Command::Backup(args) => return args.run(out),
            Command::MoveDatabase(args) => args.run(out)?,
            Command::Demo(args) => args.run(out)?,
            Command::Sim(args) => args.run(out)?,
            Command::Match(args) => args.run(out)?,
            Command::Ladder(args) => args.run(out)?,
            Command::Selfplay(args) => args.run(out)?,
            Command::Engine => talk(out)?,
            Command::Replay(args) => args.run(out)?,
            Command::Analyse(args) => args.run(out)?,
            Command::Poster(args) => args.run(out)?,
            Command::Games => list::games(out)?,
            Command::Bots => list::bots(out)?,
            Command::Perft(args) => args.run(out)?,
            Command::Scenario(command) => command.run(out)?,
            Command::Position(command) => command.run(out)?,
            Command::Puzzles(command) => command.run(out)?,
            Command::Completions(args) => args.run(out)?,
            Command::Manual(args) => args.run(out)?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn talk(out: &mut dyn Write) -> Result<(), Failure> {
    engine::converse(io::stdin().lock(), out, engine::Limits::default())?;
    Ok(())
}
