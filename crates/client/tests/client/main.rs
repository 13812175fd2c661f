//! The table inside the page, and replays: whole matches of a game with secrets and of a large one.

#[cfg(test)]
mod house;
#[cfg(test)]
mod keeping;
#[cfg(test)]
mod positions;
#[cfg(test)]
mod puzzles;
#[cfg(test)]
mod replay;
#[cfg(test)]
mod table;
