//! What all pictures are made of: paper, lines of letters, the name of the house.

use crate::lettering::Weight;

/// Paper.
pub const PAPER: &str = "#fdf8ec";
/// Lines on it, and letters that are no heading.
pub const LINE: &str = "#cdbf9f";
pub const QUIET: &str = "#6d5c4c";
/// What is to be seen first.
pub const ACCENT: &str = "#a4452c";

/// A picture being drawn.
pub struct Sheet {
    svg: String,
}

/// A line of letters.
pub struct Line<'a> {
    pub text: &'a str,
    pub size: f32,
    pub weight: Weight,
    pub fill: &'a str,
    pub anchor: Anchor,
}

/// Where a line stands from its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

impl Sheet {
    /// An empty sheet, its table laid.
    pub fn new(width: f32, height: f32, ground: &str) -> Sheet {
        let svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' width='{width}' \
             height='{height}' font-family='{}'><rect width='{width}' height='{height}' \
             fill='{ground}'/>",
            crate::lettering::FAMILY
        );
        Sheet { svg }
    }

    /// Draws over what is there.
    pub fn draw(&mut self, art: &str) {
        self.svg.push_str(art);
    }

    /// Draws something made around 0,0.
    pub fn put(&mut self, x: f32, y: f32, art: &str) {
        self.draw(&format!("<g transform='translate({x} {y})'>{art}</g>"));
    }

    /// Writes a line; `y` is where its letters stand.
    pub fn write(&mut self, x: f32, y: f32, line: &Line<'_>) {
        let Line { text, size, weight, fill, anchor } = line;
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        self.draw(&format!(
            "<text x='{x}' y='{y}' font-size='{size}' font-weight='{}' fill='{fill}' \
             text-anchor='{anchor}'>{}</text>",
            weight.number(),
            escaped(text)
        ));
    }

    /// The whole document.
    pub fn finished(self) -> String {
        self.svg + "</svg>\n"
    }
}

/// The sign of the house in a square of 64 by 64.
pub fn sign() -> &'static str {
    include_str!("icon.svg")
}

/// As it may stand in a document.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace(['"', '\''], "&#39;")
}
