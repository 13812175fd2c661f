//! The fairy: she belongs to nobody, so she wears no seat's colour.

use crate::figure::SKIN;
use crate::palette::{GOLD, INK, SHADE, WOOL};
use crate::point::Point;
use crate::sizes::TILE;

const WINGS: &str = "M1-2Q7-15 12.4-12.4 16-9 9-2.6 14-1.6 12.6 2.6 9 6.4 1 1Z\
                     M-1-2Q-7-15-12.4-12.4-16-9-9-2.6-14-1.6-12.6 2.6-9 6.4-1 1Z";

/// The fairy around 0,0, a star on her wand.
pub fn fairy() -> String {
    format!(
        "<ellipse cx='1' cy='9.6' rx='8' ry='2.2' fill='{SHADE}' opacity='.4'/>\
         <g stroke='{INK}' stroke-width='1.1' stroke-linejoin='round'>\
         <path d='{WINGS}' fill='#cfe6ee'/>\
         <path d='M-6.6 9.4Q-3 4-2.6-3H2.6Q3 4 6.6 9.4 0 11.6-6.6 9.4Z' fill='{WOOL}'/>\
         <path d='M-6.6 9.4Q-5.4 7.6-4.6 5.8 0 7.4 4.6 5.8 5.4 7.6 6.6 9.4 0 11.6-6.6 9.4Z' \
         fill='#e9a9c4'/>\
         <path d='M-4.6-3Q-5.4-12.6 0-12.6T4.6-3Q2-2 0-2.2-2-2-4.6-3Z' fill='{GOLD}'/>\
         <circle cy='-6.4' r='3.3' fill='{SKIN}'/>\
         <path d='M2.4-.6L9.4-5.4' fill='none' stroke-width='1.5'/>\
         <path d='M10.4-10.4l1.5 3.2 3.4.4-2.5 2.4.6 3.4-3-1.7-3 1.7.6-3.4-2.5-2.4 3.4-.4z' \
         fill='{GOLD}' stroke-width='.9'/></g>"
    )
}

/// How far beside a follower she stands.
const ASIDE: f32 = 15.0;

/// Where she stands beside a follower at a point of a tile: on its right hand, unless she would
/// leave the tile.
pub fn beside(follower: Point) -> Point {
    let right = if follower.x + ASIDE > TILE - 8.0 { -ASIDE } else { ASIDE };
    follower.shifted(right, -4.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn she_stays_on_the_tile_of_her_follower() {
        for x in [13.0, 50.0, 80.0, 87.0] {
            let follower = Point::new(x, 20.0);
            assert!(beside(follower).rim() > 7.0, "{x}");
            assert!(beside(follower).distance(follower) > 14.0, "{x}");
        }
    }
}
