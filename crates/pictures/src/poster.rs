//! The final map for the wall: on paper, with title, players and points.

use std::str::FromStr;

use resvg::usvg::WriteOptions;
use stage::{Lang, Point, Rect};
use wire::Sight;

use crate::board::Board;
use crate::lettering::{Weight, fitting, width};
use crate::pdf::pdf;
use crate::players::{Row, Rows, rows};
use crate::points::{Undrawn, tree};
use crate::sheet::{Anchor, LINE, Line, PAPER, QUIET, Sheet, sign};
use crate::telling::titles;

/// What it is printed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Paper {
    A3,
    #[default]
    A4,
    Letter,
}

impl Paper {
    /// All of them.
    pub const ALL: [Paper; 3] = [Paper::A3, Paper::A4, Paper::Letter];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Paper::A3 => "a3",
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// Its short and its long side, in the points of printers: 72 to an inch.
    fn sides(self) -> (f32, f32) {
        match self {
            Paper::A3 => (841.89, 1_190.55),
            Paper::A4 => (595.28, 841.89),
            Paper::Letter => (612.0, 792.0),
        }
    }
}

impl FromStr for Paper {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Paper, &'static str> {
        let is_called = |paper: &Paper| paper.name().eq_ignore_ascii_case(text);
        Paper::ALL.into_iter().find(is_called).ok_or("the paper is a3, a4 or letter")
    }
}

/// A poster as SVG with letters to be set; `None` for a game without pictures, or where nothing lies on the table yet.
fn drawn(sight: &Sight, paper: Paper, lang: Lang) -> Option<(String, String)> {
    let board = Board::of(&sight.game, sight.look()?, lang)?;
    let title = titles(&sight.game, &sight.options, lang)?;
    let (short, long) = paper.sides();
    let (wide, high) = if board.shape() > 1.0 { (long, short) } else { (short, long) };
    // Everything but the board grows with the paper.
    let page = Page { wide, high, grown: short / Paper::A4.sides().0 };
    let mut sheet = Sheet::new(wide, high, PAPER);
    let top = page.head(&title, &mut sheet);
    let foot = page.foot(sight, &mut sheet);
    let rows = rows(sight, lang);
    let above = page.players(&rows, foot, lang, &mut sheet);
    let room = Rect {
        at: Point { x: page.margin(), y: top },
        width: wide - 2.0 * page.margin(),
        height: above - top,
    };
    // Printed with 300 dots to the inch: everything is to be seen.
    sheet.draw(&board.fitted(room, 300.0 / 72.0));
    Some((sheet.finished(), title.1))
}

/// A poster as SVG, its letters as outlines.
pub fn poster_svg(sight: &Sight, paper: Paper, lang: Lang) -> Option<Result<String, Undrawn>> {
    let (svg, _) = drawn(sight, paper, lang)?;
    Some(tree(&svg).map(|tree| tree.to_string(&WriteOptions::default())))
}

/// A poster as PDF.
pub fn poster_pdf(sight: &Sight, paper: Paper, lang: Lang) -> Option<Result<Vec<u8>, Undrawn>> {
    let (svg, title) = drawn(sight, paper, lang)?;
    Some(pdf(&svg, &title))
}

/// A page, in points of printers.
struct Page {
    wide: f32,
    high: f32,
    grown: f32,
}

impl Page {
    fn margin(&self) -> f32 {
        34.0 * self.grown
    }

    /// What was played; how far down the board begins.
    fn head(&self, (game, title): &(String, String), sheet: &mut Sheet) -> f32 {
        let room = self.wide - 2.0 * self.margin();
        let middle = self.wide / 2.0;
        let mut foot = self.margin() + 27.0 * self.grown;
        let size = 34.0 * self.grown;
        let (weight, fill, anchor) = (Weight::Bold, art::INK, Anchor::Middle);
        sheet.write(middle, foot, &Line { text: game, size, weight, fill, anchor });
        let more = title.strip_prefix(game.as_str()).unwrap_or(title);
        let more = more.trim_start_matches([' ', '·', ':']);
        if !more.is_empty() {
            foot += 19.0 * self.grown;
            let (size, weight, fill) = (14.0 * self.grown, Weight::Medium, QUIET);
            let text = &fitting(more, size, weight, room);
            sheet.write(middle, foot, &Line { text, size, weight, fill, anchor });
        }
        foot + 14.0 * self.grown
    }

    /// When it was, and the name of the house; how far down there is room.
    fn foot(&self, sight: &Sight, sheet: &mut Sheet) -> f32 {
        let foot = self.high - self.margin() + 6.0 * self.grown;
        let (size, weight, fill) = (11.0 * self.grown, Weight::Medium, QUIET);
        if let Some(day) = day(sight.at_ms) {
            let line = Line { text: &day, size, weight, fill, anchor: Anchor::Start };
            sheet.write(self.margin(), foot, &line);
        }
        let right = self.wide - self.margin();
        let line = Line { text: "Anleger", size, weight, fill, anchor: Anchor::End };
        sheet.write(right, foot, &line);
        let side = 16.0 * self.grown;
        let left = right - width("Anleger", size, weight) - side - 5.0 * self.grown;
        let mark = sign().replacen("<svg ", &format!("<svg width='{side}' height='{side}' "), 1);
        sheet.put(left, foot - side * 0.78, &mark);
        foot - 20.0 * self.grown
    }

    /// Who played, in columns; how far down the board ends.
    fn players(&self, rows: &[Row], foot: f32, lang: Lang, sheet: &mut Sheet) -> f32 {
        let room = self.wide - 2.0 * self.margin();
        let columns = if room / self.grown > 640.0 { 3 } else { 2 }.min(rows.len()).max(1);
        let (high, gap) = (26.0 * self.grown, 26.0 * self.grown);
        let deep = rows.len().div_ceil(columns);
        let top = foot - high * deep as f32;
        let (left, right) = (self.margin(), self.wide - self.margin());
        let rule = top - 6.0 * self.grown;
        sheet.draw(&format!("<path d='M{left} {rule}H{right}' stroke='{LINE}'/>"));
        let wide = (room - gap * (columns as f32 - 1.0)) / columns as f32;
        for (column, part) in rows.chunks(deep.max(1)).enumerate() {
            let x = left + (wide + gap) * column as f32;
            let laid = Rows { x, y: top, width: wide, high, size: 15.0 * self.grown };
            laid.write(part, lang, sheet);
        }
        rule - 12.0 * self.grown
    }
}

/// A day by the calendar, as it is written everywhere; nothing where the time is not known.
fn day(at_ms: u64) -> Option<String> {
    if at_ms == 0 {
        return None;
    }
    // Days since the first of March of the year 0, in eras of 400 years.
    let days = at_ms / 86_400_000 + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    Some(format!("{:04}-{month:02}-{day:02}", year + era * 400 + later))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_told_by_the_calendar() {
        const DAY: u64 = 86_400_000;
        for (at_ms, expected) in [
            (DAY, "1970-01-02"),
            (951_782_400_000, "2000-02-29"),
            (1_735_689_599_000, "2024-12-31"),
            (1_735_689_600_000, "2025-01-01"),
        ] {
            assert_eq!(day(at_ms).as_deref(), Some(expected));
        }
        assert_eq!(day(0), None);
    }

    #[test]
    fn paper_is_called_by_its_name() {
        for paper in Paper::ALL {
            assert_eq!(paper.name().parse(), Ok(paper));
        }
        assert!("napkin".parse::<Paper>().is_err());
    }
}
