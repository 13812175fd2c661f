//! The stage of the Settlers: scenes, touches, panels, words, lessons.

#[cfg(test)]
#[path = "../shared/classroom.rs"]
mod classroom;
#[cfg(test)]
mod common;
#[cfg(test)]
mod guidance;
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
mod openings;
#[cfg(test)]
mod panels;
#[cfg(test)]
mod previews;
#[cfg(test)]
mod scenes;
#[cfg(test)]
mod telling;
#[cfg(test)]
mod touches;
#[cfg(test)]
mod trading;
#[cfg(test)]
mod workshop;
