//! Every match and every table that was ever archived (`tests/archive`) is what it was.

mod reopening;
mod replay;
mod visitor;

#[cfg(test)]
mod coverage;
#[cfg(test)]
mod python;
#[cfg(test)]
mod records;
#[cfg(test)]
mod tables;
