//! The monastery: a church with its tower, and a garden in front of it.
//!
//! It stands behind the middle of the tile, where the monk stands, and stays upright however
//! the tile lies.

use crate::paint::{Canvas, Paint};
use crate::palette::{BED, INK, PLASTER, ROOFS, SHADE};
use crate::pen::Size;
use crate::point::{Point, short};
use crate::site::Frame;

/// Where its foot is, seen from the middle of the tile.
const FOOT: f32 = 8.0;

/// What it takes up, the top of its cross included.
pub fn frame() -> Frame {
    Frame::around(Point::MIDDLE, 27.0, 45.0, 27.0)
}

/// The building, to be seen from afar.
pub fn building() -> String {
    let middle = Point::MIDDLE;
    format!(
        "<g transform='translate({} {})' stroke='{INK}' stroke-width='1.3' \
         stroke-linejoin='round' paint-order='stroke'>\
         <path d='M-22 2.6h11v3h-11zm0 5.4h11v3h-11zm33-5.4h11v3h-11zm0 5.4h11v3h-11z' \
         fill='{BED}' stroke='none'/>\
         <path d='M-21 .4h43.5l2 1.7h-44z' fill='{SHADE}' opacity='.25' stroke='none'/>\
         <path d='M-22 0v-17.5l7.5-8.5 7.5 8.5h16.5v17.5z' fill='{PLASTER}'/>\
         <path d='M-24.5-16l10-12.5h18.5l7 12.5h-17l-8.5-9.7-8 9.7z' fill='{}'/>\
         <path d='M9 0v-28.5h12v28.5z' fill='{PLASTER}'/>\
         <path d='M6.8-27.5l8.2-17 8.2 17z' fill='{}'/>\
         <path d='M15-43.5v-7m-2.8 2.8h5.6' fill='none' stroke-width='1.6'/></g>",
        short(middle.x),
        short(middle.y + FOOT),
        ROOFS[0],
        ROOFS[3],
    )
}

/// Doors, windows and herbs, to be seen from nearby.
pub fn details(canvas: &mut Canvas) {
    let foot = Point::MIDDLE.shifted(0.0, FOOT);
    let openings = "m-16.8 0v-5q2.3-3 4.6 0v5zm29.6-18.5v-4q2.2-2.4 4.4 0v4zm.7 11v-4.5h3v4.5z\
                    m-17-.5v-4q1.2-1.3 2.4 0v4z\
                    m5.5 0v-4q1.2-1.3 2.4 0v4zm-17.8-8.5q1.2-1.8 2.4 0q-1.2 1.8-2.4 0z";
    canvas.stamp(Paint::Ink, openings, foot, Size::PLAIN);
    canvas.stamp(Paint::Shade, "m-7 0h16v-16h-16zm23 0h5v-27h-5z", foot, Size::PLAIN);
    for (right, down) in [(-20.0, 5.0), (-20.0, 10.4), (13.0, 5.0), (13.0, 10.4)] {
        let row = "m0 0v-2m2.4 2v-2m2.4 2v-2m2.4 2v-2";
        canvas.stamp(Paint::Tuft, row, foot.shifted(right, down), Size::PLAIN);
    }
}
