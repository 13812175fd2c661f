//! Pieces that could be built: a dashed outline, thinly filled with the colour of the seat.

use game::Seat;

use super::piece::{HULL, SAIL};
use crate::palette::{INK, PAPER, SEATS};
use crate::point::Point;

const HOUSE: &str = "M-12.5-2.5L0-14 12.5-2.5H10V9H-10V-2.5Z";
const CITY: &str = "M-16 11V-12L-9-20-2-12V-5L4-9 16-2V11Z";
/// Half the width of a road.
const HALF: f32 = 5.6;
/// How much of a side a road covers.
const PART: f32 = 0.66;

/// Dashes on a light line, so that they can be seen on every land.
fn outline(seat: Seat, path: &str) -> String {
    let fill = SEATS[seat.index()].fill;
    format!(
        "<path d='{path}' fill='{fill}' fill-opacity='.45' stroke='{PAPER}' stroke-width='4.4' \
         stroke-linejoin='round' stroke-dasharray='none'/>\
         <path d='{path}' fill='none' stroke='{INK}' stroke-width='2' stroke-linejoin='round' \
         stroke-dasharray='4 2.8'/>"
    )
}

/// A place for a settlement around 0,0.
pub fn settlement_ghost(seat: Seat) -> String {
    outline(seat, HOUSE)
}

/// A place for a settlement where there are so many that houses would hide the map.
pub fn site_ghost(seat: Seat) -> String {
    outline(seat, "M0-8A8 8 0 0 1 0 8A8 8 0 0 1 0-8Z")
}

/// A place for a city around 0,0.
pub fn city_ghost(seat: Seat) -> String {
    outline(seat, CITY)
}

/// A place for a road on a side between these two ends, its middle at 0,0.
pub fn road_ghost(seat: Seat, ends: [Point; 2]) -> String {
    let middle = Point::new(0.0, 0.0);
    let [from, to] = ends.map(|end| middle.towards(end, PART));
    let length = from.distance(to).max(1.0);
    let (x, y) = (HALF * (from.y - to.y) / length, HALF * (to.x - from.x) / length);
    let (left, right) = (|at: Point| at.shifted(x, y), |at: Point| at.shifted(-x, -y));
    let bend = format!("A{HALF} {HALF} 0 0 1 ");
    let path = format!(
        "M{}L{}{bend}{}L{}{bend}{}Z",
        right(from),
        right(to),
        left(to),
        left(from),
        right(from)
    );
    outline(seat, &path)
}

/// A place for a ship around 0,0.
pub fn ship_ghost(seat: Seat) -> String {
    outline(seat, &format!("{HULL}{SAIL}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ghost_is_dashed() {
        let ends = [Point::new(-25.0, 43.3), Point::new(25.0, -43.3)];
        for seat in Seat::first(6) {
            let road = road_ghost(seat, ends);
            let towns = [settlement_ghost(seat), site_ghost(seat), city_ghost(seat)];
            for ghost in towns.into_iter().chain([road, ship_ghost(seat)]) {
                assert!(ghost.contains("stroke-dasharray='4 2.8'"), "{ghost}");
                assert!(!ghost.contains("NaN"), "{ghost}");
            }
        }
    }
}
