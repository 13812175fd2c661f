//! Symbols that score: larger than scenery, always the same shape, seen from afar.

use crate::palette::{INK, SHADE};
use crate::point::{Point, short};
use crate::prairie::{FLAG, HIDES, LOGS, SHINGLES, WHITE};

/// Half the width of a trading post.
pub const POST_HALF: f32 = 9.0;
/// Half the width of a flag.
pub const FLAG_HALF: f32 = 8.5;
/// Half the width of an animal.
pub const ANIMAL_HALF: f32 = 9.0;

fn at(place: Point, inner: &str) -> String {
    let (x, y) = (short(place.x), short(place.y));
    format!(
        "<g transform='translate({x} {y})' stroke='{INK}' stroke-width='1.2' \
         stroke-linejoin='round'>{inner}</g>"
    )
}

/// A trading post: a hut of logs with a broad awning and a barrel before it.
pub fn trading_post(place: Point) -> String {
    at(
        place,
        &format!(
            "<ellipse cx='1' cy='6.6' rx='9.6' ry='2' fill='{SHADE}' opacity='.35' stroke='none'/>\
             <path d='M-7 6.4V-1H7V6.4Z' fill='{LOGS}'/>\
             <path d='M-9-.6L-5.6-7.4H5.6L9-.6Z' fill='{}'/>\
             <path d='M-9-.6H9V1.8L6.8.6 4.5 1.8 2.2.6 0 1.8-2.2.6-4.5 1.8-6.8.6-9 1.8Z' \
             fill='{WHITE}'/>\
             <path d='M-1.6 6.4V2.6H1.6V6.4Z' fill='{INK}'/>\
             <path d='M4 6.4V3.4H6.4V6.4' fill='{FLAG}'/>",
            SHINGLES[2]
        ),
    )
}

/// A flag: a swallow-tail with a white bar, on a pole.
pub fn flag(place: Point) -> String {
    at(
        place,
        &format!(
            "<path d='M-6 8.4V-8.6' fill='none' stroke-width='1.7'/>\
             <path d='M-6-8.2H8L4.8-3.6 8 1H-6Z' fill='{FLAG}'/>\
             <path d='M-5.2-4.9H5.3L4.6-3.6 5.3-2.3H-5.2Z' fill='{WHITE}' stroke='none'/>"
        ),
    )
}

/// Buffalo, deer, beaver: which of them an animal is has no meaning (N-50).
const ANIMALS: [&str; 3] = [
    // A buffalo with hump and horns.
    "M-8.6 4.6V.4Q-9-3-5.4-3.6-3-7.4 1-6.6 3.2-6.2 4-4.6L6.8-4.4 7.6-6.2 8.4-3.6Q9.4-1 7.6.8 \
     5.6 1.6 5 .6L4.4 4.6H2.4V1.6L-4.4 1.8-5 4.6H-7L-7.2 2Z",
    // A deer with antlers.
    "M-7 5V-.4Q-7.6-2.6-5-2.8L2-2.6 3.4-5.4 1.6-8.4 2.8-8.8 4.2-6.8 5-9 6.2-8.6 5.6-6 7.8-4.2 \
     7.4-3 5-2.8 4.2 1 3.8 5H2.2V1.6L-4 1.4-5 5Z",
    // A beaver with its broad tail.
    "M-9 3.6Q-9.4.6-6.4 1-5.6-3.4-1-3.8 1-5.6 4-5.2L4.8-6.2 5.6-5Q8-4 7.8-1.8 7 .2 5.4.2L5.8 4H-4.2\
     Q-6.4 5.2-9 3.6Z",
];

/// An animal of a plain; the number picks one of three kinds.
pub fn animal(number: usize, place: Point) -> String {
    let kind = number % ANIMALS.len();
    at(
        place,
        &format!(
            "<ellipse cx='0' cy='5' rx='8.4' ry='1.8' fill='{SHADE}' opacity='.3' stroke='none'/>\
             <path d='{}' fill='{}'/>",
            ANIMALS[kind], HIDES[kind]
        ),
    )
}
