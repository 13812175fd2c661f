//! What is tested of the rules of Carcassonne from outside: one program, since what they all lean on takes longer to compile than they do.

mod book;
mod common;
mod conformance;
mod damaged;
mod drawing;
mod expansions;
mod open_table;
mod oracle;
mod outlook;
mod perft;
mod picks;
mod rulings;
mod tile_file;
