//! Figures: a follower stands on what it claims; a farmer lies down.

use game::Seat;

use crate::palette::{INK, SEATS};
use crate::point::{Point, short};

/// A follower of `seat` at `at`, standing or lying.
pub fn follower(seat: Seat, at: Point, lying: bool) -> String {
    let colour = SEATS[seat.index()];
    let pose = if lying { " rotate(-90) translate(0 2)" } else { "" };
    format!(
        "<ellipse cx='{}' cy='{}' rx='10' ry='3' fill='#000' opacity='.25'/>\
         <g transform='translate({at}){pose}'>\
         <path d='M-9,9C-8.4,1 -6.6,-2.6 -2.7,-4.1A5,5 0 1 1 2.7,-4.1C6.6,-2.6 8.4,1 9,9Z' \
         fill='{}' stroke='{INK}' stroke-width='1.6' stroke-linejoin='round'/>{}</g>",
        short(at.x),
        short(at.y + 9.0),
        colour.fill,
        emblem(seat, colour.emblem),
    )
}

/// The emblem of a seat, so that colour is never the only sign.
pub fn emblem(seat: Seat, colour: &str) -> String {
    let path = match seat.index() {
        0 => "M-3,3a3,3 0 1 0 6,0a3,3 0 1 0 -6,0z",
        1 => "M0,-.4l3.5,6h-7z",
        2 => "M-2.8,.2h5.6v5.6h-5.6z",
        3 => "M0,-.8l3.5,3.8 -3.5,3.8 -3.5,-3.8z",
        4 => "M0,-.9l1.2,2.6 2.8,.3 -2.1,1.9 .6,2.8 -2.5,-1.4 -2.5,1.4 .6,-2.8 -2.1,-1.9 2.8,-.3z",
        _ => "M-1.1,-.4h2.2v2.3h2.3v2.2h-2.3v2.3h-2.2v-2.3h-2.3v-2.2h2.3z",
    };
    format!("<path d='{path}' fill='{colour}'/>")
}
