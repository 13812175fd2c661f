//! The sea: the east of a start field, and what lies beyond it.

use crate::palette::{INK, ROAD, ROAD_EDGE};
use crate::pen::Pen;
use crate::point::{Point, short};
use crate::prairie::{LOG_FACE, LOG_TOP, SAND, SEA, WAVE, WHITE};
use crate::shore;
use crate::sizes::TILE;

/// The water of a start field, its beach, and a ship before its town; a road ends at a pier.
pub fn shore(town: &str, road: bool) -> String {
    let mut pen = Pen::default();
    pen.curves(&[shore::line()]);
    let line = pen.data().to_owned();
    pen.put('L', &[Point::new(TILE, TILE), Point::new(TILE, 0.0)]);
    pen.close();
    let mut svg = format!(
        "<path d='{line}' fill='none' stroke='{SAND}' stroke-width='9'/>\
         <path d='{}' fill='{SEA}'/>\
         <path d='{line}' fill='none' stroke='{WHITE}' stroke-width='1.4' opacity='.8'/>\
         <path d='M74 16q3-2.6 6 0t6 0M84 40q3-2.6 6 0M82 84q3-2.6 6 0t6 0' fill='none' \
         stroke='{WAVE}' stroke-width='1.5'/>",
        pen.data()
    );
    if road {
        svg += &pier();
    }
    if !town.is_empty() {
        svg += &harbour(town);
    }
    svg
}

/// Planks from the end of a road into the water.
fn pier() -> String {
    format!(
        "<path d='M59 46.2h19v7.6h-19z' fill='{LOG_TOP}' stroke='{LOG_FACE}' stroke-width='1.2'/>\
         <path d='M64 46.2v7.6M69 46.2v7.6M74 46.2v7.6' fill='none' stroke='{LOG_FACE}'/>\
         <path d='M56 46h5v8h-5z' fill='{ROAD}'/><path d='M56 45.2h5M56 54.8h5' stroke='{ROAD_EDGE}' \
         stroke-width='1.3'/>"
    )
}

/// A ship at anchor, and the name of the town under it.
fn harbour(town: &str) -> String {
    format!(
        "<g transform='translate(82 46)' stroke='{INK}' stroke-width='1.2' \
         stroke-linejoin='round'>\
         <path d='M-1 0V-21M6 0V-16' fill='none'/>\
         <path d='M-9-4Q-7.6-12-9.4-18H6Q8-11 6-4Z' fill='{WHITE}'/>\
         <path d='M-12 1H13L9.6 8H-8.6Z' fill='{LOG_TOP}'/>\
         <path d='M-1-21l5 1.5-5 1.6' fill='#b5322e'/></g>\
         <text x='81' y='66' text-anchor='middle' font-size='{}' font-style='italic' \
         font-family='Georgia,serif' fill='{INK}'>{}</text>",
        short(name_size(town)),
        escaped(town),
    )
}

/// So large that the name fits between beach and rim.
fn name_size(town: &str) -> f32 {
    (64.0 / town.chars().count().max(1) as f32).clamp(3.5, 7.6)
}

/// A name comes from a tile file, which anybody may have written: it is text, never markup.
fn escaped(name: &str) -> String {
    let letter = |letter: char| match letter {
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '&' => "&amp;".to_owned(),
        letter => letter.to_string(),
    };
    name.chars().map(letter).collect()
}

/// Open sea, so many tiles high and this wide, its upper left corner at 0,0.
pub fn sea(tiles: u8, width: f32) -> String {
    let height = TILE * f32::from(tiles);
    let waves: String = (0..tiles).map(|row| wave(row, width)).collect();
    format!(
        "<path d='M0 0H{w}Q{e} {h2} {w} {h}H0Z' fill='{SEA}'/>\
         <path d='{waves}' fill='none' stroke='{WAVE}' stroke-width='1.6'/>",
        w = short(width),
        e = short(width + 26.0),
        h = short(height),
        h2 = short(height / 2.0),
    )
}

fn wave(row: u8, width: f32) -> String {
    let down = TILE * f32::from(row);
    let right = width * (0.16 + 0.3 * f32::from(row % 3) / 2.0);
    format!(
        "M{x} {y}q4-3.4 8 0t8 0M{x2} {y2}q4-3.4 8 0t8 0",
        x = short(right),
        y = short(down + 30.0),
        x2 = short(right * 0.6 + 4.0),
        y2 = short(down + 74.0),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_never_markup() {
        let svg = shore("<b>&Co", false);
        assert!(svg.contains(">&lt;b&gt;&amp;Co</text>"), "{svg}");
    }
}
