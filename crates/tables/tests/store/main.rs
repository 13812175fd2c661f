//! The store on SQLite and on PostgreSQL: the same laws on both, and what only a server can do to us.
//!
//! A PostgreSQL server is started for these tests and is gone afterwards; its programs must be installed, which
//! `cargo xtask test` does. Alone: `cargo test -p anleger-tables --test store`.

#[cfg(test)]
mod dumping;
#[cfg(test)]
mod house;
#[cfg(test)]
mod laws;
#[cfg(test)]
mod many_nodes;
#[cfg(test)]
mod moving;
#[cfg(test)]
mod outages;
#[cfg(test)]
mod secrets;
#[cfg(test)]
mod wrong;
