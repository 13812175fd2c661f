//! A plan as pictures in their places, for the workshop and for the previews of the set-up.

use settlers::scenario::{ChipCell, Plan, PlanPlace, RobberPlan, SpotPlan};
use settlers::{Geometry, HarbourKind, Terrain};

use super::coast::side_of;
use super::frame::Outside;
use super::land::place_of;
use crate::scene::{Point, Rect, UNIT};

/// Half a hex to the right.
const COLUMN: f32 = UNIT / 2.0;
/// A quarter of a hex's height down.
const LINE: f32 = art::hex::RADIUS / 2.0;
/// The frame of the sea, with its rim.
const MARGIN: f32 = art::hex::FRAME + 12.0;

/// Two arrows that cross: dealt.
const SHUFFLE: &str = "<path d='M-9-5h4L4 5h5M-9 5h4L4-5h5M6-8l4 3-4 3M6 2l4 3-4 3' fill='none' \
     stroke='#3b2f26' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>";
/// A bag with its string: drawn in play.
const BAG: &str = "<path d='M-4-6Q-13 2-9 9H9Q13 2 4-6L7-11H-7ZM-6-6H6' fill='#c99f68' \
     stroke='#3b2f26' stroke-width='1.6' stroke-linejoin='round'/>";

fn point(column: i32, line: i32) -> Point {
    Point { x: column as f32 * COLUMN, y: line as f32 * LINE }
}

fn seen_from(origin: Point, point: Point) -> art::Point {
    art::Point::new(point.x - origin.x, point.y - origin.y)
}

/// A plan on its frame.
#[derive(Clone, Copy, Debug)]
pub(in crate::settlers) struct Map<'a> {
    /// What it says.
    pub plan: &'a Plan,
    /// The tables of its frame.
    pub geometry: &'a Geometry,
}

impl Map<'_> {
    /// The hexes in reading order with their places.
    pub fn places(&self) -> impl Iterator<Item = (usize, PlanPlace)> {
        let hexes = 0..self.geometry.hexes();
        hexes.filter_map(|hex| Some((hex, place_of(self.geometry, hex)?)))
    }

    /// The middle of a hex.
    pub fn hex(&self, hex: usize) -> Point {
        let (row, column) = self.geometry.hex_places.get(hex).copied().unwrap_or_default();
        point(i32::from(column), 3 * i32::from(row))
    }

    /// The middle of a place in the plan.
    pub fn place(&self, at: PlanPlace) -> Point {
        self.geometry.hex_at(at.r, at.i).map_or_else(Point::default, |hex| self.hex(hex.at()))
    }

    /// The middle of a place outside the frame.
    pub(super) fn outside(place: Outside) -> Point {
        point(place.x, 3 * place.row)
    }

    fn ends(&self, side: usize) -> [Point; 2] {
        let ends = self.geometry.side_ends.get(side).copied().unwrap_or_default();
        ends.map(|corner| {
            let places = &self.geometry.corner_places;
            let (column, line) = places.get(usize::from(corner)).copied().unwrap_or_default();
            point(i32::from(column), i32::from(line))
        })
    }

    /// The middle of a side.
    pub fn side(&self, side: usize) -> Point {
        let [a, b] = self.ends(side);
        Point { x: (a.x + b.x) / 2.0, y: (a.y + b.y) / 2.0 }
    }

    /// The map with its frame.
    pub fn bounds(&self) -> Rect {
        let corners = self.geometry.corner_places.iter();
        let points: Vec<Point> =
            corners.map(|(column, line)| point(i32::from(*column), i32::from(*line))).collect();
        let span = |of: fn(&Point) -> f32| {
            let least = points.iter().map(of).fold(f32::MAX, f32::min) - MARGIN;
            let most = points.iter().map(of).fold(f32::MIN, f32::max) + MARGIN;
            (least, most - least)
        };
        let ((x, width), (y, height)) = (span(|point| point.x), span(|point| point.y));
        Rect { at: Point { x, y }, width, height }
    }

    /// The frame around the map.
    pub fn rim(&self) -> String {
        let outer = self.geometry.side_hexes.iter().enumerate();
        let outer = outer.filter(|(_, hexes)| hexes.contains(&settlers::NOWHERE));
        let origin = Point::default();
        let sides: Vec<[art::Point; 2]> =
            outer.map(|(side, _)| self.ends(side).map(|end| seen_from(origin, end))).collect();
        art::hex::frame(&sides)
    }

    /// A harbour around the middle of its side, and that side.
    pub fn harbour(&self, spot: &SpotPlan) -> Option<(usize, String)> {
        let side = side_of(self.geometry, spot)?;
        let middle = self.side(side);
        let step = seen_from(self.place(spot.at), middle);
        let length = step.distance(art::Point::new(0.0, 0.0)).max(1.0);
        let out = art::Point::new(step.x / length, step.y / length);
        let ends = self.ends(side).map(|end| seen_from(middle, end));
        Some((side, harbour(spot.fixed, ends, out)))
    }

    /// Where the robber stands, if on the board.
    pub fn robber(&self) -> Option<Point> {
        match self.plan.robber {
            RobberPlan::On(at) => Some(self.place(at)),
            RobberPlan::Desert => {
                let desert = |(_, at): &(usize, PlanPlace)| {
                    self.plan.cell(*at).is_some_and(|cell| cell.terrain == Terrain::Desert)
                };
                self.places().find(desert).map(|(hex, _)| self.hex(hex))
            }
            RobberPlan::Beside => None,
        }
    }
}

/// A harbour; one whose kind is dealt has the sign of that instead of a rate.
pub(super) fn harbour(kind: Option<HarbourKind>, ends: [art::Point; 2], out: art::Point) -> String {
    match kind {
        Some(kind) => art::hex::harbour(kind, ends, out),
        None => art::hex::harbour_with(&sign(SHUFFLE), ends, out),
    }
}

/// A chip with a sign instead of a number.
fn sign(picture: &str) -> String {
    format!(
        "<circle r='17' fill='#faf1dc' stroke='#3b2f26' stroke-width='1.4' \
         stroke-dasharray='4 3'/>{picture}"
    )
}

/// What lies on a hex: its number, or where that comes from. `None` where nothing lies there.
pub(in crate::settlers) fn chip(chip: ChipCell) -> Option<String> {
    match chip {
        ChipCell::None | ChipCell::Hidden => None,
        ChipCell::Dealt => Some(sign(SHUFFLE)),
        ChipCell::InPlay => Some(sign(BAG)),
        ChipCell::Number(number) => Some(art::hex::chip(number)),
    }
}

/// The sign of what is dealt, around 0,0.
pub(super) fn shuffle(wet: bool) -> String {
    let wave = "<path d='M-16 14q4-4 8 0t8 0 8 0 8 0' fill='none' stroke='#5f8ca3' \
         stroke-width='2.4' stroke-linecap='round'/>";
    format!("<g transform='scale(1.3)'>{SHUFFLE}</g>{}", if wet { wave } else { "" })
}
