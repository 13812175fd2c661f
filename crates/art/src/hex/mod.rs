//! The Settlers: hexes, chips, harbours, pieces and cards.
//!
//! A hex stands on a corner and is 100 wide, its middle at 0,0. Pieces stand around 0,0; cards and
//! other small pictures fill a square of 100 by 100. Scenery keeps to a ring around the chip: the
//! middle belongs to the number, corners and sides to the pieces.
//!
//! - `land`: the ground and what grows on it; `glyphs`: its things, drawn by hand.
//! - `chip`, `harbour`, `frame`: what lies on the map.
//! - `piece`, `pawn`: what stands on it; `ghost`: what could.
//! - `map`: a whole board.
//! - `goods`, `card`: what people hold; `dice`: what they roll.

mod card;
mod chip;
mod dice;
mod frame;
mod ghost;
mod glyphs;
mod goods;
mod harbour;
mod land;
mod map;
mod pawn;
mod piece;

pub use card::{back, card, development};
pub use chip::{chip, victory_chip};
pub use dice::roll;
pub use frame::{FRAME, frame};
pub use ghost::{city_ghost, road_ghost, settlement_ghost, ship_ghost, site_ghost};
pub use goods::goods;
pub use harbour::{SIGN_OUT, harbour, harbour_with};
pub use land::hex;
pub use map::map;
pub use pawn::{pirate, robber};
pub use piece::{city, road, settlement, ship, trade_line};

/// Half the height of a hex: from its middle to its upper corner.
pub const RADIUS: f32 = 57.735;

/// The outline of a hex, as path data.
pub const OUTLINE: &str = "M0-57.7L50-28.9V28.9L0 57.7-50 28.9V-28.9Z";
