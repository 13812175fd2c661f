//! What the expansions of Carcassonne put on the table besides figures of a seat: the fairy, the
//! dragon, towers, goods, titles, and prisoners behind bars. Each is drawn around 0,0, as figures are;
//! `icon` makes a square picture of it.

mod dragon;
mod fairy;
mod goods;
mod title;
mod tower;

use carcassonne::Figure;
use game::Seat;

pub use dragon::dragon;
pub use fairy::{beside, fairy};
pub use goods::good;
pub use title::title;
pub(crate) use tower::{RING_TOP, RING_WELL};
pub use tower::{tower, tower_piece, tower_top};

use crate::figure::figure;
use crate::palette::{INK, STEEL};
use crate::point::Point;

/// A picture of 100 by 100 of something drawn around 0,0 in the size of a figure. The dragon and a
/// high tower want a smaller `scale` than the 2.8 that suits figures.
pub fn icon(drawn: &str, scale: f32) -> String {
    format!("<g transform='translate(50 54) scale({scale})'>{drawn}</g>")
}

/// The bars of a prison.
const BARS: &str = "M-14-17.6H14V13H-14ZM-7-17.6V13M0-17.6V13M7-17.6V13";

/// A follower of `seat` behind bars, around 0,0.
pub fn prisoner(seat: Seat, held: Figure) -> String {
    let size = if held == Figure::Big { "scale(.86)" } else { "scale(1)" };
    format!(
        "<g transform='{size}'>{}</g><g fill='none' stroke-linejoin='round'>\
         <path d='{BARS}' stroke='{INK}' stroke-width='3.2'/>\
         <path d='{BARS}' stroke='{STEEL}' stroke-width='1.4'/></g>",
        figure(seat, held, Point::new(0.0, 0.0), false),
    )
}
