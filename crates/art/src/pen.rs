//! Path data, written as short as a picture allows.

use crate::curve::Curve;
use crate::point::{Point, short};

/// Writes path data.
#[derive(Clone, Debug, Default)]
pub struct Pen {
    data: String,
}

/// How a glyph is set down: its size, and whether it is seen in a mirror.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    across: f32,
    up: f32,
}

impl Size {
    /// As it was drawn.
    pub const PLAIN: Size = Size::new(1.0, false);

    /// So many times as large, mirrored or not.
    pub const fn new(scale: f32, mirrored: bool) -> Size {
        Size { across: if mirrored { -scale } else { scale }, up: scale }
    }
}

impl Pen {
    /// What was written.
    pub fn data(&self) -> &str {
        &self.data
    }

    /// A command with its points.
    pub fn put(&mut self, command: char, points: &[Point]) {
        self.data.push(command);
        for point in points {
            self.number(point.x);
            self.number(point.y);
        }
    }

    /// The end of an outline.
    pub fn close(&mut self) {
        self.data.push('Z');
    }

    /// Straight lines through all points and back to the first.
    pub fn outline(&mut self, points: &[Point]) {
        let Some((&first, rest)) = points.split_first() else { return };
        self.put('M', &[first]);
        self.put('L', rest);
        self.close();
    }

    /// Curves, each going on from the one before it.
    pub fn curves(&mut self, curves: &[Curve]) {
        let Some(first) = curves.first() else { return };
        self.put('M', &[first.from]);
        curves.iter().for_each(|curve| self.put('C', &[curve.lean, curve.reach, curve.to]));
    }

    /// A soft closed line that passes near all points; they are rounded, since it is soft.
    pub fn rough_blob(&mut self, points: &[Point]) {
        let round = |point: &Point| Point::new(point.x.round(), point.y.round());
        self.blob(&points.iter().map(round).collect::<Vec<Point>>());
    }

    /// A soft closed line that passes near all points.
    pub fn blob(&mut self, points: &[Point]) {
        let Some((&first, &last)) = points.first().zip(points.last()) else { return };
        self.put('M', &[last.towards(first, 0.5)]);
        for (here, next) in points.iter().zip(points.iter().cycle().skip(1)) {
            self.put('Q', &[*here, here.towards(*next, 0.5)]);
        }
        self.close();
    }

    /// A glyph of ours: relative commands (m l h v c q z) drawn around 0,0, beginning with `m`.
    pub fn stamp(&mut self, glyph: &str, at: Point, size: Size) {
        let mut first = true;
        for (command, numbers) in (Strokes { rest: glyph }) {
            let begins = std::mem::take(&mut first) && command == 'm';
            self.data.push(if begins { 'M' } else { command });
            for (place, number) in numbers.into_iter().enumerate() {
                let upright = command == 'v' || command != 'h' && place % 2 == 1;
                let scaled = number * if upright { size.up } else { size.across };
                let origin = if upright { at.y } else { at.x };
                self.number(if begins && place < 2 { origin + scaled } else { scaled });
            }
        }
    }

    fn number(&mut self, number: f32) {
        let text = short(number);
        let before = self.data.rsplit(|letter: char| letter != '.' && !letter.is_ascii_digit());
        let before = before.into_iter().next().unwrap_or_default();
        let apart = text.starts_with('-') || text.starts_with('.') && before.contains('.');
        if !before.is_empty() && !apart {
            self.data.push(' ');
        }
        self.data.push_str(&text);
    }
}

/// The commands of a glyph, each with its numbers.
struct Strokes<'a> {
    rest: &'a str,
}

impl Iterator for Strokes<'_> {
    type Item = (char, Vec<f32>);

    fn next(&mut self) -> Option<(char, Vec<f32>)> {
        let rest = self.rest.trim_start();
        let command = rest.chars().next()?;
        let rest = &rest[command.len_utf8()..];
        let end = rest.find(|letter: char| letter.is_ascii_alphabetic()).unwrap_or(rest.len());
        self.rest = &rest[end..];
        Some((command, numbers(&rest[..end])))
    }
}

/// The numbers of a command; one may begin without a gap, at its sign or its second point.
fn numbers(text: &str) -> Vec<f32> {
    let mut numbers: Vec<String> = vec![String::new()];
    for letter in text.chars() {
        let Some(open) = numbers.last_mut() else { break };
        let apart = matches!(letter, ' ' | ',') || letter == '-' && !open.is_empty();
        if apart || letter == '.' && open.contains('.') {
            numbers.push(String::new());
        }
        if let (Some(open), false) = (numbers.last_mut(), matches!(letter, ' ' | ',')) {
            open.push(letter);
        }
    }
    numbers.iter().filter_map(|number| decimal(number)).collect()
}

/// A number of a few digits, for which one division is exact. The standard library reads every number there is, with tables
/// of ten kilobytes that everybody at a table would have to fetch.
fn decimal(text: &str) -> Option<f32> {
    let (sign, digits) = text.strip_prefix('-').map_or((1.0, text), |digits| (-1.0, digits));
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let read: u32 = [whole, fraction].concat().parse().ok()?;
    Some(sign * read as f32 / 10_f32.powi(fraction.len() as i32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_may_stand_without_a_gap() {
        assert_eq!(numbers("-3.4-2.6,5 .5.25"), [-3.4, -2.6, 5.0, 0.5, 0.25]);
        assert!(numbers("").is_empty());
    }

    #[test]
    fn numbers_are_read_as_the_standard_library_reads_them() {
        for hundredths in -12_345..12_345 {
            for text in [
                format!("{hundredths}"),
                format!("{}", f64::from(hundredths) / 10.0),
                format!("{:.2}", f64::from(hundredths) / 100.0),
                format!("{:.3}", f64::from(hundredths) / 1000.0),
            ] {
                assert_eq!(decimal(&text), text.parse().ok(), "{text}");
            }
        }
        for text in ["", "-", ".", "1.2.3", "a", "1e3", "--1", "99999999999"] {
            assert_eq!(decimal(text), None, "{text}");
        }
    }

    #[test]
    fn a_glyph_is_moved_scaled_and_mirrored() {
        let stamped = |scale, mirrored| {
            let mut pen = Pen::default();
            pen.stamp("m-5 0h10v-3l-2.3-2.6z", Point::new(20.0, 30.0), Size::new(scale, mirrored));
            pen.data
        };
        assert_eq!(stamped(1.0, false), "M15 30h10v-3l-2.3-2.6z");
        assert_eq!(stamped(2.0, false), "M10 30h20v-6l-4.6-5.2z");
        assert_eq!(stamped(1.0, true), "M25 30h-10v-3l2.3-2.6z");
    }

    #[test]
    fn a_glyph_may_have_several_outlines() {
        let mut pen = Pen::default();
        pen.stamp("m0 0h1zm5-1h.5z", Point::new(1.0, 1.0), Size::PLAIN);
        assert_eq!(pen.data(), "M1 1h1zm5-1h.5z");
    }

    #[test]
    fn a_blob_is_closed() {
        let mut pen = Pen::default();
        pen.blob(&[Point::new(0.0, 0.0), Point::new(8.0, 0.0), Point::new(0.0, 8.0)]);
        assert_eq!(pen.data(), "M0 4Q0 0 4 0Q8 0 4 4Q0 8 0 4Z");
    }
}
