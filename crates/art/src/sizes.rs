//! Every size that more than one drawing shares, in units of a tile of 100 by 100.

/// The length of a tile's side.
pub const TILE: f32 = 100.0;

/// Half the width of a road with its edges.
pub const ROAD_HALF: f32 = 5.3;
/// How wide the edge of a road is drawn.
pub const ROAD_EDGE: f32 = 1.3;
/// The radius of the place where roads meet and end.
pub const PLAZA: f32 = 9.0;
/// The radius of the place before a house where a single road ends.
pub const HOUSE_PLACE: f32 = 7.5;
/// How far from the middle the roads that end there stop: under the rim of the place.
pub const ROAD_STOP: f32 = 7.0;

/// Half the width of a town wall with its outline.
pub const WALL_HALF: f32 = 3.3;
/// How high a wall stands: its top is drawn so much above its foot.
pub const WALL_RISE: f32 = 1.8;

/// Half the width of a monastery's yard.
pub const YARD_HALF: f32 = 25.0;
/// The radius of the yard's corners.
pub const YARD_ROUND: f32 = 11.0;

/// How far the middle of a pennant is from the sides of the tile it lies at.
pub const PENNANT_INSET: f32 = 15.0;

/// How wide a figure is, with its outline.
pub const FIGURE_WIDTH: f32 = 22.0;
/// How far a standing figure's top is above the point where it stands.
pub const FIGURE_RISE: f32 = 15.0;
/// How far its foot is below that point.
pub const FIGURE_FOOT: f32 = 11.0;
/// How far the places of two figures on one tile are apart at least.
pub const STANDS_APART: f32 = 18.0;
/// How far the middle of a seat's emblem is below the point where a figure stands.
pub const EMBLEM_DOWN: f32 = 3.0;
/// The radius of a seat's emblem.
pub const EMBLEM: f32 = 5.6;

/// How many units a hatch takes to repeat: a divisor of [`TILE`], so that the hatches of
/// neighbouring tiles meet.
pub const HATCH: u8 = 10;
