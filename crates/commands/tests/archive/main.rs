//! Every match and every table that was ever archived (`tests/archive`) is what it was.

mod replay;

#[cfg(test)]
mod records;
