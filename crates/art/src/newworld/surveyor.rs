//! Surveyors: they belong to nobody, so they wear no seat's colour.

use crate::figure::SKIN;
use crate::palette::{INK, SHADE};
use crate::point::{Point, short};
use crate::prairie::{LOG_TOP, WHITE};

/// What both wear.
const COAT: &str = "#8b8478";

/// A surveyor with his foot at `at`: he looks west through an instrument on three legs.
pub fn surveyor(at: Point) -> String {
    let (x, y) = (short(at.x), short(at.y));
    format!(
        "<g transform='translate({x} {y})' stroke='{INK}' stroke-width='1.4' \
         stroke-linejoin='round'>\
         <ellipse cx='-2' cy='0' rx='17' ry='3' fill='{SHADE}' opacity='.35' stroke='none'/>\
         <path d='M-10-15L-16 0M-10-15L-4 0M-10-15V0' fill='none' stroke='{LOG_TOP}' \
         stroke-width='2'/>\
         <path d='M-17-20.4L-6-18.4V-14.4L-17-16.4Z' fill='{WHITE}'/>\
         <path d='M1 0L2.4-14Q7-18 11.6-14L13 0Q7 2 1 0Z' fill='{COAT}'/>\
         <path d='M2.6-13L-5-15.4' fill='none' stroke-width='2.6'/>\
         <circle cx='6.6' cy='-20' r='4.6' fill='{SKIN}'/>\
         <path d='M-.6-21.6Q6.6-24.4 13.8-21.6L11-24.4V-29H2.4V-24.4Z' fill='{INK}'/></g>"
    )
}
