//! The farm: a red barn on its acre. It stands behind the middle of the tile, where the farmer
//! stands, and stays upright however the tile lies.

use crate::palette::{INK, SHADE, STONE};
use crate::point::Point;
use crate::prairie::{BARN, FENCE, SHINGLES, WHITE};
use crate::site::Frame;

/// What it takes up, the vane on its silo included.
pub fn frame() -> Frame {
    Frame::around(Point::MIDDLE, 27.0, 40.0, 27.0)
}

/// The barn, its silo and the furrows before it.
pub fn building() -> String {
    let (x, y) = (Point::MIDDLE.x, Point::MIDDLE.y + 6.0);
    format!(
        "<g transform='translate({x} {y})' stroke='{INK}' stroke-width='1.3' \
         stroke-linejoin='round'>\
         <path d='M-21 6H-12M-21 10H-12M-21 14H-12M12 6H21M12 10H21M12 14H21' \
         fill='none' stroke='{FENCE}' stroke-width='1.8' stroke-dasharray='3 1.4'/>\
         <path d='M-20 .4h42l2 1.8h-44z' fill='{SHADE}' opacity='.25' stroke='none'/>\
         <path d='M10 0V-24Q14.5-30 19 -24V0Z' fill='{STONE}'/>\
         <path d='M9-23.5Q14.5-31.5 20-23.5Z' fill='{}'/>\
         <path d='M-19 0V-15L-15.5-23.5-6-29 3.5-23.5 7-15V0Z' fill='{BARN}'/>\
         <path d='M-21.2-14.4L-17.2-24.6-6-31.2 5.2-24.6 9.2-14.4 6.4-13.4 3-22.4-6-27.6-15-22.4\
         -18.4-13.4Z' fill='{}'/>\
         <path d='M-11.5 0V-12.5H-.5V0ZM-11.5 0L-.5-12.5M-11.5-12.5L-.5 0' fill='none' \
         stroke='{WHITE}' stroke-width='1.6'/>\
         <path d='M-8.4-17.5h4.8v-5h-4.8z' fill='{WHITE}'/></g>",
        SHINGLES[0], SHINGLES[2],
    )
}
