//! Symbols that score: larger than scenery, always the same shape.

use crate::palette::{INK, PENNANT};
use crate::point::{Point, short};

/// A pennant: a blue shield with a chevron.
pub fn pennant(at: Point) -> String {
    format!(
        "<g transform='translate({} {})'>\
         <path d='M-6.5-7.3h13v7.5q0 5.8-6.5 8.6q-6.5-2.8-6.5-8.6z' fill='#fff' stroke='{INK}'/>\
         <path d='M-4.9-5.7h9.8v5.8l-4.9-3.7-4.9 3.7z\
         m0 8.3l4.9-3.7 4.9 3.7q-1.3 2.9-4.9 4.5q-3.6-1.6-4.9-4.5z' \
         fill='{PENNANT}'/></g>",
        short(at.x),
        short(at.y),
    )
}
