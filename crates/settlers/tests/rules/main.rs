//! What is tested of the rules of the Settlers from outside: one program, since what they all lean on takes longer to compile than they do.

mod common;
mod conformance;
mod damaged;
mod perft;
mod picks;
mod random;
mod scenarios;
