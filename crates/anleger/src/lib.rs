//! The program: seats bots (and one day people) at a table.
//!
//! Every subcommand is a module; [`games`] is the one place that knows which games there are.

mod budget;
mod cli;
//ENGINE pub mod engine;
mod failure;
//FUZZ pub mod fuzz;
pub mod games;
mod list;
mod perft;
pub mod sim;
mod table_args;

pub use budget::Budget;
pub use cli::Cli;
pub use failure::Failure;
pub use table_args::TableArgs;
