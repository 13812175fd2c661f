//! The stage of the Settlers: scenes, touches, panels, words, lessons.

#[cfg(test)]
mod common;
#[cfg(test)]
mod laws;
#[cfg(test)]
mod lessons;
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
mod workshop;
