//! What is tested of the rules of New World from outside: one program, since what they all lean on takes longer to compile than they do.

#[cfg(test)]
mod common;
#[cfg(test)]
mod conformance;
#[cfg(test)]
mod damaged;
#[cfg(test)]
mod drawing;
#[cfg(test)]
mod oracle;
#[cfg(test)]
mod perft;
#[cfg(test)]
mod positions;
#[cfg(test)]
mod rulings;
#[cfg(test)]
mod tile_file;
