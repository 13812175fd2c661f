//! The dragon: the largest figure on the table.

use crate::palette::{DRAGON, DRAGON_WING, INK, SHADE};

/// The tail with its barb.
const TAIL: &str = "M14 10Q27 8 27.4-2L24-1.2 28.8-9 31.4.2 29.6-1.4Q30.4 15.4 12 17.6Z";
/// The wing, and its bones.
const WING: &str = "M-4-2Q4-22 22-27 20.4-22 22.6-18.4 20-17 20.6-11.8 16.6-11.6 15.4-6.6 \
                    9.4-7.4 4 2Z";
const BONES: &str = "M1-2.2Q8-16.4 22-27M3-1.6Q11.4-12.6 22.6-18.4M4.4-.4Q11.6-8.4 20.6-11.8";
/// Neck, trunk and legs.
const TRUNK: &str = "M-14-8Q-6.6-7.4-2-3.4 6-6.6 13.6-.4 20.4 6.4 16.4 18.4H9.4Q8.4 15 5.6 13.4\
                     L4.6 18.4H-6.4Q-7.4 13-4.6 8.6-9 6-11.4 1Z";
/// The scales of throat and belly.
const BELLY: &str = "M-11.4 1Q-9 6-4.6 8.6-6.6 12-6.6 15.6-1 12-2.4 5.6-7.4 1-8.4-5Z";
/// The head with horns and open jaws.
const HEAD: &str = "M-8-9.6L-3.6-17-9.4-15.4-8.8-20.4-14-15.6Q-19-16-24-11.4L-28.6-9.4-28-5.6\
                    -23.6-4.4-27-2.6-25.4-.6-17.4-1.6Q-12-1-8.6-4.6Z";

/// The dragon around 0,0, some sixty wide and fifty high.
pub fn dragon() -> String {
    format!(
        "<ellipse cx='2' cy='19' rx='27' ry='4.6' fill='{SHADE}' opacity='.45'/>\
         <g stroke='{INK}' stroke-width='1.6' stroke-linejoin='round' fill='{DRAGON}'>\
         <path d='{TAIL}'/><path d='{WING}' fill='{DRAGON_WING}'/>\
         <path d='{BONES}' fill='none' stroke-width='.9'/><path d='{TRUNK}'/>\
         <path d='{BELLY}' fill='#f0c46a' stroke-width='1'/><path d='{HEAD}'/>\
         <circle cx='-16.4' cy='-10.6' r='2' fill='#fff6d8' stroke-width='.8'/>\
         <circle cx='-16.9' cy='-10.4' r='.4'/>\
         <path d='M-26.4-7.6h1.2M-27.6-5.5L-19-4.6' fill='none' stroke-width='1.2'/></g>"
    )
}
