//! Symbols that score or make something happen: larger than scenery, always the same shape, seen
//! from afar.

use carcassonne::Good;

use crate::figure::SKIN;
use crate::palette::{
    DRAGON, GOLD, INK, LAVA, PENNANT, PLASTER, ROAD_EDGE, ROOFS, SHADE, SILK, STEEL, WATER, WOOL,
};
use crate::pieces::{self, RING_TOP, RING_WELL};
use crate::point::{Point, short};
use crate::site::Frame;

/// A symbol printed on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A blue shield.
    Pennant,
    /// A house at a lake, beside its road.
    Inn,
    /// A church with two towers.
    Cathedral,
    /// Wine, grain or cloth.
    Good(Good),
    /// A mountain of fire.
    Volcano,
    /// A dragon's head on a shield.
    Dragon,
    /// A gate of magic.
    Portal,
    Princess,
    /// The foundation of a tower.
    Tower,
}

impl Sign {
    /// The symbol around a point.
    pub fn draw(self, at: Point) -> String {
        let drawn = match self {
            Sign::Pennant => pennant(),
            Sign::Inn => inn(),
            Sign::Cathedral => cathedral(),
            Sign::Good(good) => pieces::good(good),
            Sign::Volcano => volcano(),
            Sign::Dragon => dragon(),
            Sign::Portal => portal(),
            Sign::Princess => princess(),
            Sign::Tower => foundation(),
        };
        format!(
            "<g transform='translate({} {})' stroke-linejoin='round'>{drawn}</g>",
            short(at.x),
            short(at.y)
        )
    }

    /// What it takes up around a point.
    pub fn frame(self, at: Point) -> Frame {
        let (half, up, down) = match self {
            Sign::Pennant => (8.0, 9.0, 10.0),
            Sign::Inn => (12.5, 10.5, 10.5),
            Sign::Cathedral => (25.0, 27.0, 29.0),
            Sign::Good(_) => (11.0, 12.0, 11.0),
            Sign::Volcano => (18.5, 21.0, 14.0),
            Sign::Dragon => (11.5, 12.0, 13.0),
            Sign::Portal => (11.5, 13.5, 12.5),
            Sign::Princess => (10.0, 14.0, 11.0),
            Sign::Tower => (12.0, 11.0, 12.0),
        };
        Frame::around(at, half, up, down)
    }

    /// How much room it needs around its middle.
    pub fn room(self) -> f32 {
        if self == Sign::Volcano { 19.0 } else { 12.5 }
    }

    /// How much farther figures stay away from it than from each other.
    pub fn reach(self) -> f32 {
        match self {
            Sign::Cathedral => 15.0,
            Sign::Volcano => 6.0,
            Sign::Inn => 2.0,
            _ => 0.0,
        }
    }
}

/// A shield with a chevron.
fn pennant() -> String {
    format!(
        "<path d='M-6.5-7.3h13v7.5q0 5.8-6.5 8.6q-6.5-2.8-6.5-8.6z' fill='#fff' stroke='{INK}'/>\
         <path d='M-4.9-5.7h9.8v5.8l-4.9-3.7-4.9 3.7z\
         m0 8.3l4.9-3.7 4.9 3.7q-1.3 2.9-4.9 4.5q-3.6-1.6-4.9-4.5z' \
         fill='{PENNANT}'/>",
    )
}

/// A house with its sign, and the lake before it.
fn inn() -> String {
    format!(
        "<g transform='scale(.86)'><path d='M-14 7.6Q-15 3.4-8 3.6-3 1.6 3 3.6 11 2.6 13.4 6 14.6 10.6 6 10.8-2 13-8 11\
         -13 11.4-14 7.6Z' fill='{WATER}' stroke='#4f7f95' stroke-width='1.2'/>\
         <path d='M-9 7.4q2-1.4 4 0M2 8.6q2-1.4 4 0' stroke='#fff' fill='none' \
         stroke-width='.9'/><g stroke='{INK}' stroke-width='1.2'>\
         <path d='M-8 3.6V-4H8V3.6Z' fill='{PLASTER}'/>\
         <path d='M-10-3.4L-5.4-11H5.4L10-3.4Z' fill='{}'/>\
         <path d='M-1.8 3.6V-.6h3.6v4.2Z' fill='{INK}'/>\
         <path d='M8.6-1.6h4.6v5.2h-4.6zM-6-2h2.4v2.6H-6z' fill='{GOLD}'/></g></g>",
        ROOFS[2]
    )
}

/// The outline of a cathedral's nave and towers, its roofs, its doors and windows.
const NAVE: &str = "M-10 26V2L0-7 10 2V26ZM-22 26V-4H-10V26ZM10 26V-4H22V26Z";
const SPIRES: &str =
    "M-24-3.4L-16-21-8-3.4ZM8-3.4L16-21 24-3.4ZM-10 1.4L0-9 10 1.4 8 3.2 0-5-8 3.2Z";
const LIGHTS: &str = "M-4 26V19.6Q0 14.6 4 19.6V26ZM-17.6 17v-6q1.6-2.4 3.2 0v6zM14.4 17v-6\
                      q1.6-2.4 3.2 0v6zM-17.6 6v-5q1.6-2.4 3.2 0v5zM14.4 6v-5q1.6-2.4 3.2 0v5z";

/// A church with two towers, as high as half a tile.
fn cathedral() -> String {
    format!(
        "<g stroke='{INK}' stroke-width='1.3'>\
         <path d='M-24 26.6h50l3 2.4h-52z' fill='{SHADE}' opacity='.3' stroke='none'/>\
         <path d='{NAVE}' fill='{PLASTER}'/>\
         <path d='M18 26V-4H22V26ZM-14 26V-4H-10V26ZM6 26V6H10V26Z' fill='{SHADE}' opacity='.18' \
         stroke='none'/><path d='{SPIRES}' fill='{}'/>\
         <path d='M-16-20v-5m-2 1.8h4M16-20v-5m-2 1.8h4' fill='none' stroke-width='1.5'/>\
         <circle cy='8' r='4.6' fill='{WATER}'/>\
         <path d='M0 3.4v9.2M-4.6 8h9.2M-3.2 4.8l6.4 6.4M3.2 4.8l-6.4 6.4' fill='none' \
         stroke-width='.8'/><path d='{LIGHTS}' fill='{INK}' stroke='none'/></g>",
        ROOFS[3],
    )
}

/// Smoke, a mountain, and the fire that runs down from its crater.
fn volcano() -> String {
    format!(
        "<g stroke='{INK}' stroke-width='1.3'>\
         <ellipse cx='1' cy='11.4' rx='18' ry='3.4' fill='{SHADE}' opacity='.35' stroke='none'/>\
         <path d='M-3.4-9.6Q-8.6-11.6-6-15.4-6-19.6-1.6-18.4 1.4-22 4.6-18.6 8.8-18.4 7.4-14.4 \
         7.4-10.6 2.6-10.4Z' fill='#d9d2c8'/>\
         <path d='M-17.4 11.4Q-10.6 6-6.4-6.4-4-8.4 0-8.4T6.4-6.4Q10.6 6 17.4 11.4 0 14.6\
         -17.4 11.4Z' fill='#7d6a60'/>\
         <path d='M-6.4-6.4Q0-3.6 6.4-6.4 7.6-2.6 8-1.6L5.6-3.4 4.4 3.4 1.8-1 .2 7.4-2.2 0-4.6 4\
         -5.8-2.6-8-1.2Q-7-4.4-6.4-6.4Z' fill='{LAVA}'/>\
         <path d='M-6.4-6.4Q-4-8.4 0-8.4T6.4-6.4Q0-3.6-6.4-6.4Z' fill='{GOLD}'/></g>"
    )
}

/// A dragon's head on a pale shield.
fn dragon() -> String {
    format!(
        "<path d='M0-11L10.4-7V1.6Q9.6 8.6 0 12-9.6 8.6-10.4 1.6V-7Z' fill='{WOOL}' \
         stroke='{INK}' stroke-width='1.3'/>\
         <path d='M6.4 7Q7.4 0 3-3.8L5.4-7.6 1.4-6 1-9.2-2-5.4Q-5.4-4.8-8.2-1L-7.6 1.6-4.4 1.8\
         -6.2 3.6-1.4 3.4Q-.6 6 0 8.6Z' fill='{DRAGON}' stroke='{INK}' stroke-width='.9'/>\
         <circle cx='-1.6' cy='-2.4' r='1' fill='#fff'/>"
    )
}

/// An arch of stone with something bright turning in it.
fn portal() -> String {
    format!(
        "<g stroke='{INK}' stroke-width='1.3'>\
         <ellipse cx='1' cy='10.6' rx='12' ry='2.6' fill='{SHADE}' opacity='.35' stroke='none'/>\
         <path d='M-10.4 10.6V-3Q-10.4-12.6 0-12.6T10.4-3V10.6Z' fill='{STEEL}'/>\
         <path d='M-6 10.6V-2.4Q-6-8 0-8T6-2.4V10.6Z' fill='#5b4a9e'/>\
         <path d='M-10.4 1.6h4.4M6 1.6h4.4M-9-7.4l3.4 2.4M9-7.4l-3.4 2.4M0-12.6v4.6' fill='none' \
         stroke-width='1'/></g>\
         <path d='M-3.8 8.6Q-4.4-5.8.2-5.6 4-5 3.6-1T0 3.2-1.8 0Q-1.4-2.4.6-1.8' fill='none' \
         stroke='#c9dcff' stroke-width='1.6' stroke-linecap='round'/>"
    )
}

/// A lady with a pointed hat and a veil.
fn princess() -> String {
    format!(
        "<g stroke='{INK}' stroke-width='1.1' transform='translate(0 .6) scale(.92)'>\
         <path d='M2.6-15.6Q12-8 8.6 9.4L3 8Z' fill='{WOOL}'/>\
         <path d='M-8.4 9.8Q-8.4 2-3 .6H3Q8.4 2 8.4 9.8 0 12-8.4 9.8Z' fill='{SILK}'/>\
         <path d='M-4.8.8Q-6.4-8 0-8T4.8.8Q0 3-4.8.8Z' fill='{GOLD}'/>\
         <circle cy='-3' r='3.6' fill='{SKIN}'/>\
         <path d='M-4.8-5.4L2.6-15.6 4.8-5Q0-7.4-4.8-5.4Z' fill='{SILK}'/>\
         <path d='M-3.4 6.6h6.8' stroke='{GOLD}' stroke-width='1.8'/></g>"
    )
}

/// A ring of stones on which a tower may be built.
fn foundation() -> String {
    format!(
        "<ellipse cy='2' rx='12' ry='10' fill='{ROAD_EDGE}' opacity='.4'/>\
         <g stroke='{INK}'><ellipse rx='11.4' ry='9.4' fill='{RING_TOP}' stroke-width='1.4'/>\
         <ellipse cy='.6' rx='6.2' ry='4.8' fill='{RING_WELL}'/>\
         <path d='M0-9.4v5.2M0 5.4v4M-11.4 0h5.2M6.2 0h5.2M-8-6.8l3.5 3.6M8-6.8l-3.5 3.6\
         M-8 6.8l3.5-2.8M8 6.8l-3.5-2.8' fill='none' stroke-width='1.1'/></g>"
    )
}
