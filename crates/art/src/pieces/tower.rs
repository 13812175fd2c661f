//! Towers: stone rings, one on the other, seen from slightly above.

use crate::palette::{INK, PAPER, SHADE, STONE};
use crate::point::short;

/// How high a ring is.
const RING: f32 = 8.0;
/// Higher towers are drawn no higher, or they would hide the tiles behind them: their number says
/// how high they are.
const RINGS_MAX: u8 = 5;
/// Where the foot of a tower is, below the middle of its place.
const FOOT: f32 = 6.0;

/// How far above the middle of its place a follower on a tower of this height stands: so far up
/// is the point where [`figure`](crate::figure()) puts him.
pub fn tower_top(height: u8) -> f32 {
    RING * f32::from(height.min(RINGS_MAX)) + 9.0 - FOOT
}

/// A tower around the middle of its place at 0,0, its height in rings and as a number; nothing for
/// one that is not yet begun.
pub fn tower(height: u8) -> String {
    if height == 0 {
        return String::new();
    }
    let top = FOOT - RING * f32::from(height.min(RINGS_MAX));
    let plate = (top + FOOT + 7.0) / 2.0;
    format!(
        "{}<circle cy='{}' r='5.4' fill='{PAPER}' stroke='{INK}'/>\
         <text y='{}' text-anchor='middle' font-family='Georgia,serif' font-size='8.6' \
         font-weight='700' fill='{INK}'>{height}</text>",
        rings(top, height.min(RINGS_MAX)),
        short(plate),
        short(plate + 2.9),
    )
}

/// One piece of a tower around 0,0.
pub fn tower_piece() -> String {
    rings(FOOT - RING, 1)
}

fn rings(top: f32, count: u8) -> String {
    let up = short(top);
    let joint = |ring: u8| {
        let down = top + RING * f32::from(ring);
        format!("M-11 {}Q0 {} 11 {}", short(down), short(down + 5.0), short(down))
    };
    let joints: String = (1..count).map(joint).collect();
    let joints = if joints.is_empty() {
        joints
    } else {
        format!("<path d='{joints}' fill='none' stroke-width='1.8'/>")
    };
    format!(
        "<ellipse cx='3' cy='7.4' rx='14' ry='4.2' fill='{SHADE}' opacity='.4'/>\
         <g stroke='{INK}' stroke-width='1.4' stroke-linejoin='round'>\
         <path d='M-11 {up}V6Q0 11 11 6V{up}Z' fill='{STONE}'/>\
         <path d='M4.4 {up}V8.2Q8.6 7.4 11 6V{up}Z' fill='{SHADE}' opacity='.2' stroke='none'/>\
         {joints}<ellipse cy='{up}' rx='12.4' ry='4.6' fill='{RING_TOP}'/>\
         <ellipse cy='{}' rx='8.4' ry='2.7' fill='{RING_WELL}' stroke-width='1'/></g>",
        short(top + 0.4),
    )
}

/// The rim of a ring.
pub const RING_TOP: &str = "#e4cfa8";
/// The dark inside it.
pub const RING_WELL: &str = "#8a6a48";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tower_says_how_high_it_is() {
        for height in [1, 3, 5, 6, 12] {
            assert!(tower(height).contains(&format!(">{height}</text>")));
        }
        assert_eq!(tower(0), "");
    }

    #[test]
    fn every_ring_raises_the_follower_on_top_until_the_picture_is_high_enough() {
        assert!((1..RINGS_MAX).all(|height| tower_top(height) < tower_top(height + 1)));
        assert_eq!(tower_top(RINGS_MAX), tower_top(RINGS_MAX + 7));
    }
}
