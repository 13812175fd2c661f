//! Lanterns, a small card game with everything the contract knows: hidden hands, decisions side
//! by side, weighted chance, points in the open and points in hand.
//!
//! - 2 to 4 seats. The deck has 33 cards: eight 1s, seven 2s, down to three 6s.
//! - Each seat is dealt one card more than there are nights, one by one, seen only by its owner.
//! - Each night the wind turns: calm (3 in 6), breeze (2 in 6), storm (1 in 6).
//! - Then all seats lay a card face down, side by side. When all have laid, the cards are shown
//!   and the brightest lantern takes 3 points; in a storm the dimmest does (L-01).
//! - Several that shine alike take 1 point each, or none (L-02).
//! - A seat that won alone may put a card face down under the deck and draw another (L-03).
//! - After the last night the hands are shown. With the gift `moon` each 6 in hand brings
//!   2 points; with `oil` a night with a breeze brings twice the points (L-04).
//! - Most points win; several with the most share the victory.

mod contract;
mod heuristics;
mod options;
mod position;
mod rules;
mod telling;
mod words;

pub use options::{Gift, LanternsOptions, Ties};
pub use rules::{Lanterns, LanternsPhase, LanternsRefusal};
pub use telling::{LanternsEvent, LanternsView, PlaceView};
pub use words::{Card, Hand, LanternsAction, LanternsOutcome, Wind};
