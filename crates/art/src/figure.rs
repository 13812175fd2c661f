//! Figures: wayfarers in hood and cloak, the emblem of their seat on it. A follower stands on
//! what it claims; a farmer lies down.

use game::Seat;

use crate::palette::{INK, SEATS, SHADE};
use crate::point::{Point, short};
use crate::sizes::EMBLEM_DOWN;

/// The hood and the cloak.
const CLOAK: &str = "M-10 9.3C-10 3-8.2-1.2-4.2-3.4C-5.1-4.3-5.5-5.4-5.5-6.6\
                     C-5.5-9.4-3.4-10.6-1.4-12.7Q0-14.2 1.4-12.7C3.4-10.6 5.5-9.4 5.5-6.6\
                     C5.5-5.4 5.1-4.3 4.2-3.4C8.2-1.2 10 3 10 9.3Q0 11.4-10 9.3Z";
/// The side of the cloak that lies in the shade.
const FOLD: &str = "M10 9.3Q6 10.2 2.4 10.3C6 4 5-.5 3.4-2.9L4.2-3.4C8.2-1.2 10 3 10 9.3Z";
/// The same of one who lies.
const FOLD_LYING: &str =
    "M-10 9.3Q-6 10.2-2.4 10.3C-6 4-5-.5-3.4-2.9L-4.2-3.4C-8.2-1.2-10 3-10 9.3Z";
/// The face under the hood.
const FACE: &str =
    "M-3-6.4C-3-8.3-1.6-9.4 0-9.4C1.6-9.4 3-8.3 3-6.4C3-4.5 1.6-3.4 0-3.4C-1.6-3.4-3-4.5-3-6.4Z";
/// Faces and hands.
pub const SKIN: &str = "#f2d3ac";
/// The seat whose figures are black …
const BLACK: usize = 4;
/// … and the ink that is seen on them.
const DEEP_INK: &str = "#14110e";

/// The outline of a seat's figures.
pub fn outline(seat: Seat) -> &'static str {
    if seat.index() == BLACK { DEEP_INK } else { INK }
}

/// The emblem of one who lies: it stays upright, since a square on its corner would be a diamond.
pub fn emblem_lying(seat: Seat) -> String {
    let shift = short(EMBLEM_DOWN);
    let emblem = emblem(seat, SEATS[seat.index()].emblem);
    format!("<g transform='translate({shift} -{shift})'>{emblem}</g>")
}

/// A follower of `seat` at `at`, standing or lying.
pub fn follower(seat: Seat, at: Point, lying: bool) -> String {
    let shadow = if lying {
        "cx='-1' cy='9.6' rx='13' ry='2.6'"
    } else {
        "cx='2' cy='9.4' rx='11' ry='2.9'"
    };
    format!(
        "<g transform='translate({} {})'><ellipse {shadow} fill='{SHADE}' opacity='.4'/>{}</g>",
        short(at.x),
        short(at.y),
        if lying {
            farmer(seat)
        } else {
            body(seat, FOLD) + &emblem(seat, SEATS[seat.index()].emblem)
        },
    )
}

fn farmer(seat: Seat) -> String {
    format!("<g transform='rotate(-90)'>{}</g>{}", body(seat, FOLD_LYING), emblem_lying(seat))
}

fn body(seat: Seat, fold: &str) -> String {
    let ink = outline(seat);
    format!(
        "<path d='{CLOAK}' fill='{}' stroke='{ink}' stroke-width='1.6' stroke-linejoin='round'/>\
         <path d='{fold}' opacity='.16'/>\
         <path d='{FACE}' fill='{SKIN}' stroke='{ink}' stroke-width='.9'/>",
        SEATS[seat.index()].fill,
    )
}

/// The emblem of a seat, so that colour is never the only sign. It is where a figure at 0,0 has
/// it: around a point [`EMBLEM_DOWN`] below, within a radius of [`EMBLEM`](crate::sizes::EMBLEM).
pub fn emblem(seat: Seat, colour: &str) -> String {
    let path = match seat.index() {
        0 => "M-4.3 3a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0z",
        1 => "M0-1.8l5 8.6h-10z",
        2 => "M-3.9-.9h7.8v7.8h-7.8z",
        3 => "M0-2.4l4.7 5.4-4.7 5.4-4.7-5.4z",
        4 => "M0-2.4l1.6 3.4 3.7.5-2.7 2.6.7 3.7-3.3-1.8-3.3 1.8.7-3.7-2.7-2.6 3.7-.5z",
        _ => "M-1.7-1.9h3.4v3.2h3.2v3.4h-3.2v3.2h-3.4v-3.2h-3.2v-3.4h3.2z",
    };
    format!("<path d='{path}' fill='{colour}'/>")
}
