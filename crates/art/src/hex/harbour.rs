//! Harbours: a sign on the water with the rate, and a jetty to each of its two intersections.

use settlers::HarbourKind;

use super::goods::{colour, goods};
use crate::palette::{INK, PAPER};
use crate::point::Point;

/// How far from the middle of its side the sign of a harbour lies.
pub const SIGN_OUT: f32 = 33.0;

/// A harbour at a side whose middle is 0,0, between these two ends; `out` is a step of length one
/// onto the water.
pub fn harbour(kind: HarbourKind, ends: [Point; 2], out: Point) -> String {
    harbour_with(&sign(kind), ends, out)
}

/// The same with another sign.
pub fn harbour_with(picture: &str, ends: [Point; 2], out: Point) -> String {
    let sign = Point::new(out.x * SIGN_OUT, out.y * SIGN_OUT);
    let jetty = |end: Point| format!("M{}L{}", end.towards(sign, 0.1), end.towards(sign, 0.72));
    let jetties = ends.map(jetty).concat();
    format!(
        "<path d='{jetties}' stroke='{INK}' stroke-width='7.4'/>\
         <path d='{jetties}' stroke='#c99f68' stroke-width='5'/>\
         <path d='{jetties}' stroke='#7b5a36' stroke-width='5' stroke-dasharray='1.2 3'/>\
         <g transform='translate({sign})'><g class='sign'>{picture}</g></g>"
    )
}

fn sign(kind: HarbourKind) -> String {
    let (fill, rate) = match kind {
        HarbourKind::Special(kind) => (colour(kind), "2:1"),
        HarbourKind::General => (PAPER, "3:1"),
    };
    let symbol = match kind {
        HarbourKind::Special(kind) => {
            format!("<g transform='translate(0 -5) scale(.72)'>{}</g>", goods(kind))
        }
        HarbourKind::General => format!(
            "<text y='0' text-anchor='middle' font-family='Georgia,serif' font-size='17' \
             font-weight='700' fill='{INK}'>?</text>"
        ),
    };
    format!(
        "<circle r='17' fill='{fill}' stroke='{INK}' stroke-width='1.4'/>{symbol}\
         <text y='13' text-anchor='middle' font-family='Georgia,serif' font-size='11' \
         font-weight='700' fill='{INK}'>{rate}</text>"
    )
}
