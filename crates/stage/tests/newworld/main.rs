//! The stage of New World: scenes, touches, the order of scorings, words, lessons.

#[cfg(test)]
mod common;
#[cfg(test)]
mod laws;
#[cfg(test)]
mod lessons;
#[cfg(test)]
mod scenes;
#[cfg(test)]
mod telling;
#[cfg(test)]
#[path = "../tiles/mod.rs"]
mod tiles;
#[cfg(test)]
mod touches;
