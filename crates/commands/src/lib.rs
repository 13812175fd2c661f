//! What the program can be asked for. It knows nothing of the page, which whoever starts it brings along.
//!
//! Every subcommand is a module; [`games`] is the one place that knows which games there are.

mod analyse;
mod bot_spec;
mod budget;
mod cli;
pub mod contest;
mod demo;
pub mod engine;
mod entropy;
mod failure;
mod found;
pub mod games;
mod import;
mod keeper;
mod ladder;
mod list;
mod many_games;
mod mover;
mod papers;
mod perft;
mod picture;
mod plain;
mod position;
mod poster;
mod puzzles;
mod record_file;
mod replay;
mod scenario;
mod score_board;
mod selfplay;
mod serve;
pub mod sim;
mod start_args;
mod table_args;
mod verify;
mod weights;
mod work;

pub use bot_spec::{BadBot, BotSpec, Spending};
pub use budget::Budget;
pub use cli::Cli;
pub use failure::Failure;
pub use game::perft;
pub use start_args::StartArgs;
pub use table_args::TableArgs;
