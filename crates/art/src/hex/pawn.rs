//! The robber and the pirate.

use super::piece::{HULL, SAIL};
use crate::palette::SHADE;

/// What both wear.
const DARK: &str = "#3a3531";
/// What is seen on it.
const PALE: &str = "#e9dfc8";
const RIM: &str = "#191613";

/// The robber around 0,0: a cloak, a broad hat, a mask.
pub fn robber() -> String {
    format!(
        "<ellipse cx='2' cy='17' rx='14' ry='3.4' fill='{SHADE}' opacity='.45'/>\
         <path d='M-12 17C-12 6-8 0-5-3H5C8 0 12 6 12 17Q0 20-12 17Z' fill='{DARK}' \
         stroke='{RIM}' stroke-width='1.6'/>\
         <circle cy='-7' r='7' fill='#d9b48c' stroke='{RIM}' stroke-width='1.4'/>\
         <path d='M-7-8.5H7V-4.5Q3.5-3 0-5-3.5-3-7-4.5Z' fill='{RIM}'/>\
         <path d='M-4.2-6.5h2M2.2-6.5h2' stroke='#fff' stroke-width='1.6'/>\
         <path d='M-13-10Q0-14 13-10 10-12.5 6-13L4-19Q0-20.5-4-19L-6-13Q-10-12.5-13-10Z' \
         fill='{DARK}' stroke='{RIM}' stroke-width='1.4' stroke-linejoin='round'/>\
         <path d='M-8 3L8 13M8 3L-8 13' stroke='{PALE}' stroke-width='1.8'/>"
    )
}

/// The pirate around 0,0: a black ship, crossed blades on its sail.
pub fn pirate() -> String {
    format!(
        "<ellipse cy='17' rx='22' ry='4' fill='#5f8ca3' opacity='.6'/>\
         <g transform='scale(1.45)'>\
         <path d='{HULL}' fill='{DARK}' stroke='{RIM}' stroke-width='1.4'/>\
         <path d='M0 5V-20M0-20l8 2-8 2' fill='{RIM}' stroke='{RIM}' stroke-width='1.6'/>\
         <path d='{SAIL}' fill='{DARK}' stroke='{PALE}' stroke-width='1'/>\
         <path d='M-5-13L6-4M6-13L-5-4' stroke='{PALE}' stroke-width='2' stroke-linecap='round'/>\
         </g>"
    )
}
