//! Roads, ships, settlements and cities, with the emblem of their seat.

use game::Seat;

use crate::figure::emblem;
use crate::palette::{INK, PAPER, SEATS, SHADE};
use crate::point::Point;
use crate::sizes::EMBLEM_DOWN;

/// The emblem of a seat around a point, so many times as large as on a figure.
fn sign(seat: Seat, at: Point, scale: f32, colour: &str) -> String {
    let down = at.shifted(0.0, -EMBLEM_DOWN * scale);
    format!("<g transform='translate({down}) scale({scale})'>{}</g>", emblem(seat, colour))
}

const MIDDLE: Point = Point::new(0.0, 0.0);

/// The part of a side that a piece covers, its middle at 0,0.
fn along(ends: [Point; 2], part: f32) -> String {
    let [from, to] = ends.map(|end| MIDDLE.towards(end, part));
    format!("M{from}L{to}")
}

/// A road on a side between these two ends, its middle at 0,0.
pub fn road(seat: Seat, ends: [Point; 2]) -> String {
    let (path, colour) = (along(ends, 0.66), SEATS[seat.index()]);
    format!(
        "<path d='{path}' stroke='{INK}' stroke-width='11.6' stroke-linecap='round'/>\
         <path d='{path}' stroke='{}' stroke-width='8.6' stroke-linecap='round'/>{}",
        colour.fill,
        sign(seat, MIDDLE, 0.7, colour.emblem),
    )
}

/// The hull of a ship, and of the pirate.
pub const HULL: &str = "M-14 4Q-9 6 0 6T14 4Q12 12 7 13H-7Q-12 12-14 4Z";
pub const SAIL: &str = "M-10-16Q0-19 11-16 8-8 11-1 0-4-10-1-6-8-10-16Z";

/// A ship on a side between these two ends. One that is tied to two buildings lies at anchor on a
/// whole line; an open one trails a broken line.
pub fn ship(seat: Seat, ends: [Point; 2], tied: bool) -> String {
    let colour = SEATS[seat.index()];
    let path = along(ends, 0.9);
    let (dashes, anchor) = if tied { ("", anchor()) } else { (" stroke-dasharray='5 5'", "") };
    let on_sail = if colour.emblem == "#fff" { colour.fill } else { INK };
    format!(
        "<path d='{path}' stroke='{INK}' stroke-width='5.4'{dashes}/>\
         <path d='{path}' stroke='{fill}' stroke-width='3'{dashes}/>\
         <path d='{HULL}' fill='{fill}' stroke='{INK}' stroke-width='1.5'/>\
         <path d='M0 5V-19' stroke='{INK}' stroke-width='1.8'/>\
         <path d='{SAIL}' fill='{PAPER}' stroke='{INK}' stroke-width='1.4'/>{}{anchor}",
        sign(seat, Point::new(0.6, -9.2), 1.0, on_sail),
        fill = colour.fill,
    )
}

/// The sign of a ship that stays where it is.
fn anchor() -> &'static str {
    "<circle cx='12' cy='11' r='6.5' fill='#faf1dc' stroke='#3b2f26'/>\
     <path d='M12 7v8M9.5 9h5M8.5 12q.5 3.5 3.5 3.5t3.5-3.5' fill='none' stroke='#3b2f26' \
     stroke-width='1.3'/>"
}

/// A settlement around 0,0.
pub fn settlement(seat: Seat) -> String {
    building(
        seat,
        "cx='2' cy='9' rx='14' ry='3'",
        "M-10 9V-4L0-13 10-4V9Z",
        "M-13-2.5L0-14.5 13-2.5",
        Point::new(0.0, 1.0),
    )
}

/// A city around 0,0: a house and a tower.
pub fn city(seat: Seat) -> String {
    building(
        seat,
        "cx='2' cy='11' rx='20' ry='3.5'",
        "M-16 11V-12L-9-20-2-12V-5L4-9 16-2V11Z",
        "M-18-11L-9-21.5 0-11M-1-4.5L4.5-9.5 17.5-.5",
        Point::new(2.0, 3.0),
    )
}

fn building(seat: Seat, shadow: &str, walls: &str, roof: &str, at: Point) -> String {
    let colour = SEATS[seat.index()];
    format!(
        "<ellipse {shadow} fill='{SHADE}' opacity='.4'/>\
         <path d='{walls}' fill='{}' stroke='{INK}' stroke-width='1.8' stroke-linejoin='round'/>\
         <path d='{roof}' fill='none' stroke='{INK}' stroke-width='3.2' stroke-linecap='round' \
         stroke-linejoin='round'/>{}",
        colour.fill,
        sign(seat, at, 1.15, colour.emblem),
    )
}

/// A trade line through these points.
pub fn trade_line(points: &[Point]) -> String {
    let Some((first, rest)) = points.split_first() else { return String::new() };
    let rest: String = rest.iter().map(|point| format!("L{point}")).collect();
    format!(
        "<path d='M{first}{rest}' fill='none' stroke='{INK}' stroke-width='13' stroke-opacity='.55' \
         stroke-linejoin='round'/>\
         <path d='M{first}{rest}' fill='none' stroke='#e8b93f' stroke-width='10' \
         stroke-linejoin='round'/>"
    )
}
