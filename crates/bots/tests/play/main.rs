//! Bots at tables: their manners and their strength.

#[cfg(test)]
mod common;
#[cfg(test)]
mod endings;
#[cfg(test)]
mod findings;
#[cfg(test)]
mod idleness;
#[cfg(test)]
mod manners;
#[cfg(test)]
mod pestering;
#[cfg(test)]
mod sense;
#[cfg(test)]
mod strength;
#[cfg(test)]
mod trade;
