//! Every ruling has a test that bears its id.

mod base;
mod board;
mod crossing;
mod dice;
mod discovery;
mod foreign_shores;
mod gold;
mod greater;
mod moving;
mod new_world;
mod pirate;
mod route;
pub(crate) mod scenes;
mod set_up;
mod ships;
mod trade;
