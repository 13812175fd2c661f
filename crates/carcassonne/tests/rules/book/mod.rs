//! The worked examples of the printed base rules, each as a drawn position.
//!
//! The book's pictures are not at hand; the positions are our own and have the structure that
//! its captions describe. Red, blue, yellow and black are seats 0 to 3.

#[cfg(test)]
mod drawings;
#[cfg(test)]
mod fields;
#[cfg(test)]
mod final_scoring;
#[cfg(test)]
mod finished;
#[cfg(test)]
mod placing;
