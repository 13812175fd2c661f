//! The Settlers on the same page: scenarios, whole games, the sea, the workshop.

mod cards;
mod islander;
mod maps;
pub mod prepared;
mod sea;
mod whole_game;
mod workshop;
