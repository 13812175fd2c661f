//! What is tested of the rules of the Settlers from outside: one program, since what they all lean on takes longer to compile than they do.

#[cfg(test)]
mod common;
#[cfg(test)]
mod conformance;
#[cfg(test)]
mod damaged;
#[cfg(test)]
mod perft;
#[cfg(test)]
mod picks;
#[cfg(test)]
mod random;
#[cfg(test)]
mod scenarios;
