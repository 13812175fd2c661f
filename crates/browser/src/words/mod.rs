//! What the frame says. The sentences themselves stand in the language files (`crates/words/lang`); here
//! they are chosen and put together.

pub mod fairness;
pub mod pages;
pub mod refusals;
pub mod table;
pub mod together;
pub mod workshop;

pub use ::words::Word;
