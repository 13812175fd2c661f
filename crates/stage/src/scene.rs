//! The render model: what lies where, back to front, and what of it can be touched.

use std::sync::Arc;

/// The width of a tile or hex in the units of a scene.
pub const UNIT: f32 = 100.0;

/// SVG markup that is drawn as it stands: made by us from data, never from what people type.
pub type Art = Arc<str>;

/// A place on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    pub y: f32,
}

/// A part of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// The upper left corner.
    pub at: Point,
    pub width: f32,
    pub height: f32,
}

/// A board, ready to be drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// What must be visible when the view is fitted.
    pub bounds: Rect,
    /// The items, back to front.
    pub items: Vec<Item>,
}

/// Something on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// Its name: stays the same while its picture does, so that only what changed is drawn anew and
    /// the focus stays where it is. Class, place, turn and touch may change under the same key; a
    /// thing that changes its picture changes its key. No key comes twice in a scene.
    pub key: String,
    /// Words for the style sheet: `tile`, `figure`, `ghost strong`, `light`, …
    pub class: String,
    /// Where its own origin lies.
    pub at: Point,
    /// Turned clockwise around its middle ([`UNIT`] / 2 right and down of its origin), in degrees.
    /// Goes on beyond 360 so that a turn is shown the short way round.
    pub turned: i32,
    /// Its picture, with its own origin at 0,0.
    pub art: Art,
    /// What happens when it is touched; `None` for what is only looked at and lets touches through
    /// to what lies under it.
    pub touch: Option<Touchable>,
}

/// Something that can be touched, pointed at and read out.
#[derive(Clone, Debug, PartialEq)]
pub struct Touchable {
    /// What [`Input::Tap`](crate::Input::Tap) and [`Stage::light`](crate::Stage::light) are told.
    pub target: String,
    /// What a screen reader says.
    pub name: String,
    /// The part of the item that feels touches, in the item's own units.
    pub area: Rect,
    /// Whether a touch does something now; otherwise it only lights up and can be read out.
    pub acts: bool,
}
