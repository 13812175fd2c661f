//! The Settlers on the same page: scenarios, whole games, the sea, the workshop.

mod cards;
mod islander;
mod maps;
pub mod prepared;
pub mod scenes;
mod sea;
mod trading;
mod whole_game;
mod workshop;
