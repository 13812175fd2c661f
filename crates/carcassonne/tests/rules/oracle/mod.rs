//! A slow and obvious second opinion.
//!
//! The game keeps its features in a union-find and its free cells in a table. The oracle knows
//! none of that: it looks at the table as anybody may see it (a [`carcassonne::View`]), puts every
//! tile on a plane of points, floods from point to point, and works out from scratch what is
//! joined, open, finished, legal and worth how much. Both must agree after every step of many
//! random games.

#[cfg(test)]
mod agree;
#[cfg(test)]
mod alarms;
#[cfg(test)]
mod board;
#[cfg(test)]
mod changes;
#[cfg(test)]
mod counting;
#[cfg(test)]
mod expansions;
#[cfg(test)]
mod features;
#[cfg(test)]
mod games;
#[cfg(test)]
mod legal;
#[cfg(test)]
mod mixes;
#[cfg(test)]
mod rules;
#[cfg(test)]
mod scoring;
