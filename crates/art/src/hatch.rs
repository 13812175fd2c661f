//! Hatches for what seats own: each its own, so that colour is never the only sign.

use crate::palette::{INK, SEATS};
use crate::sizes::HATCH;

/// The strokes of each seat's hatch on a square of [`HATCH`] by [`HATCH`].
const STROKES: [&str; game::SEATS_MAX] = [
    "M-1 1l2-2M-1 6l7-7M-1 11l12-12M4 11l7-7M9 11l2-2",
    "M-1-1l12 12M-1 4l7 7M4-1l7 7M-1 9l2 2M9-1l2 2",
    "M2.5 2.5h0M7.5 7.5h0",
    "M.5 2.5h4M2.5.5v4M5.5 7.5h4M7.5 5.5v4",
    "M0 1.3h10M0 6.3h10",
    "M1.3 0v10M6.3 0v10",
];

/// The definitions of the seats' hatches, `hatch-0` to `hatch-5`: once per document, inside
/// `<defs>`.
pub fn seat_patterns() -> String {
    (0..STROKES.len()).map(pattern).collect()
}

fn pattern(seat: usize) -> String {
    let colour = SEATS[seat].fill;
    let width = if STROKES[seat].contains("h0") { "3.6" } else { "1.8" };
    // Ivory strokes on light ground want an edge of ink below them.
    let edge = if seat == IVORY {
        format!("<path d='{}' stroke='{INK}' stroke-width='3'/>", STROKES[seat])
    } else {
        String::new()
    };
    format!(
        "<pattern id='hatch-{seat}' width='{HATCH}' height='{HATCH}' patternUnits='userSpaceOnUse' \
         stroke-linecap='round'>\
         <rect width='{HATCH}' height='{HATCH}' fill='{colour}' opacity='.28'/>{edge}\
         <path d='{}' stroke='{colour}' stroke-width='{width}'/></pattern>",
        STROKES[seat],
    )
}

/// The seat whose colour is that of paper.
const IVORY: usize = 5;
