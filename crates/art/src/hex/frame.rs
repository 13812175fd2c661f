//! The frame of the sea: water around the map, and a wooden rim.

use crate::point::Point;

/// How far the water reaches around the outermost hexes: as far as a harbour's sign.
pub const FRAME: f32 = 52.0;

/// How wide the rim is beyond the water.
const RIM: f32 = 7.0;

/// The frame along these outer sides of the map.
pub fn frame(sides: &[[Point; 2]]) -> String {
    let path: String = sides.iter().map(|[from, to]| format!("M{from}L{to}")).collect();
    let stroke = |colour: &str, width: f32| {
        format!(
            "<path d='{path}' stroke='{colour}' stroke-width='{width}' stroke-linecap='round'/>"
        )
    };
    [
        stroke("#6a4a33", 2.0 * (FRAME + RIM)),
        stroke("#c99f68", 2.0 * (FRAME + RIM) - 3.0),
        stroke("#6a4a33", 2.0 * FRAME + 2.4),
        stroke("#9cc0cf", 2.0 * FRAME),
        stroke("#a6c8d6", FRAME),
    ]
    .concat()
}
