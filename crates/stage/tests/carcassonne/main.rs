//! The stage of Carcassonne: scenes, touches, lights, words, lessons.

#[cfg(test)]
#[path = "../shared/classroom.rs"]
mod classroom;
#[cfg(test)]
mod common;
#[cfg(test)]
mod expansions;
#[cfg(test)]
mod expansions_telling;
#[cfg(test)]
#[path = "../shared/hinting.rs"]
mod hinting;
#[cfg(test)]
mod hints;
#[cfg(test)]
mod laws;
#[cfg(test)]
mod lessons;
#[cfg(test)]
#[path = "../shared/looking.rs"]
mod looking;
#[cfg(test)]
mod scenes;
#[cfg(test)]
mod telling;
#[cfg(test)]
#[path = "../tiles/mod.rs"]
mod tiles;
#[cfg(test)]
mod touches;
