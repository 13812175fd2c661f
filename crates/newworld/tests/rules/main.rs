//! What is tested of the rules of New World from outside: one program, since what they all lean on takes longer to compile than they do.

mod common;
mod conformance;
mod damaged;
mod drawing;
mod oracle;
mod perft;
mod positions;
mod rulings;
mod tile_file;
