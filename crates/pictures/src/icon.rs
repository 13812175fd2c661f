//! The sign of the house, for devices on which the page is installed as an app.

use crate::points::{Undrawn, png};
use crate::sheet::sign;

/// The sign, so many points wide and high, its corners round.
pub fn icon(points: u32) -> Result<Vec<u8>, Undrawn> {
    png(sign(), points)
}

/// The sign for devices that cut the rim off as they like: all that matters is within four fifths of it.
pub fn maskable_icon(points: u32) -> Result<Vec<u8>, Undrawn> {
    let inner = sign().replacen("<svg ", "<svg x='9' y='9' width='46' height='46' ", 1);
    let table = art::TABLE;
    let svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'>\
         <rect width='64' height='64' fill='{table}'/>{inner}</svg>"
    );
    png(&svg, points)
}
