//! Reading a drawing: its labels say which tiles lie there, and then every character of it must
//! be what those tiles show. A slip of the pen is an error with its line, never another map.

use std::collections::BTreeMap;

use crate::canvas::{LABEL_AT, STRIDE_X, STRIDE_Y};
use crate::cell::Cell;
use crate::code::TileCode;
use crate::side::Turns;

/// A tile on a drawing.
pub trait Drawn {
    /// What stands in its upper edge.
    fn label(&self) -> &str;

    /// What it shows in one character cell.
    fn glyph(&self, x: usize, y: usize) -> char;
}

/// A line of a drawing that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct ReadingError {
    /// The line, counted from 0 at the upper edge of the first row of tiles.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

/// A character inside a tile that is not the tile's own.
#[derive(Clone, Copy, Debug)]
pub struct Mark<'a, T> {
    /// On which tile.
    pub tile: &'a T,
    /// Where on it.
    pub at: (usize, usize),
    /// What stands there.
    pub glyph: char,
}

/// What was made of a mark, with the row and column of its tile.
type Found<F> = ((usize, usize), F);

/// The characters of a drawing, and its tiles by row and column.
#[derive(Debug)]
pub struct DrawnMap<T> {
    lines: Vec<Vec<char>>,
    tiles: BTreeMap<(usize, usize), T>,
}

impl<T: Drawn> DrawnMap<T> {
    /// The tiles of a drawing whose upper left corner is `corner`; `tile` reads a label.
    pub fn read<'a>(
        lines: impl Iterator<Item = &'a str>,
        corner: Cell,
        tile: impl Fn(&str, Cell) -> Result<T, String>,
    ) -> Result<DrawnMap<T>, ReadingError> {
        let lines = lines.map(|line| line.chars().collect()).collect();
        let mut drawn = DrawnMap { lines, tiles: BTreeMap::new() };
        for (row, line) in drawn.lines.iter().step_by(STRIDE_Y).enumerate() {
            for (column, part) in line.chunks(STRIDE_X).enumerate() {
                let label: String = part.iter().skip(1).collect();
                let label = label.trim_matches(['-', ' ', '+']);
                if label.is_empty() {
                    continue;
                }
                let wrong = |reason| ReadingError { line: row * STRIDE_Y, reason };
                let cell = cell(corner, column, row).ok_or_else(|| wrong("too far out".into()))?;
                drawn.tiles.insert((row, column), tile(label, cell).map_err(wrong)?);
            }
        }
        Ok(drawn)
    }

    /// The tiles, row by row.
    pub fn tiles(&self) -> impl Iterator<Item = &T> {
        self.tiles.values()
    }

    /// Compares every character with what the tiles show. What `mark` makes of those that differ
    /// comes back, tile by tile; where it makes nothing of one, the drawing is wrong.
    pub fn marks<F>(
        &self,
        mark: impl Fn(Mark<'_, T>) -> Option<Result<F, String>>,
    ) -> Result<Vec<F>, ReadingError> {
        let mut marks = Vec::new();
        for line in 0..self.height() {
            for at in 0..self.width(line) {
                if let Some((place, found)) = self.check(line, at, &mark)? {
                    marks.push((place, found));
                }
            }
        }
        marks.sort_by_key(|&(place, _)| place);
        Ok(marks.into_iter().map(|(_, found)| found).collect())
    }

    /// Lines that the text has or that its tiles should have.
    fn height(&self) -> usize {
        let last = self.tiles.keys().next_back();
        self.lines.len().max(last.map_or(0, |&(row, _)| (row + 1) * STRIDE_Y + 1))
    }

    /// Characters that a line has or that its tiles should have.
    fn width(&self, line: usize) -> usize {
        let row = line / STRIDE_Y;
        let above = if line.is_multiple_of(STRIDE_Y) { row.saturating_sub(1) } else { row };
        let last = |row| self.tiles.range((row, 0)..=(row, usize::MAX)).next_back();
        let tiles = (above..=row).filter_map(last);
        let right = tiles.map(|(&(_, column), _)| (column + 1) * STRIDE_X + 1).max();
        self.lines.get(line).map_or(0, Vec::len).max(right.unwrap_or(0))
    }

    fn check<F>(
        &self,
        line: usize,
        at: usize,
        mark: impl Fn(Mark<'_, T>) -> Option<Result<F, String>>,
    ) -> Result<Option<Found<F>>, ReadingError> {
        let seen = self.lines.get(line).and_then(|line| line.get(at)).copied().unwrap_or(' ');
        let shows = self.shows(line, at);
        if seen == shows {
            return Ok(None);
        }
        let place = (line / STRIDE_Y, at / STRIDE_X);
        let (x, y) = (at % STRIDE_X, line % STRIDE_Y);
        let tile = self.tiles.get(&place).filter(|_| x > 0 && y > 0);
        let made = tile.and_then(|tile| mark(Mark { tile, at: (x - 1, y - 1), glyph: seen }));
        let found = made.unwrap_or_else(|| Err(mismatch(tile, shows, seen)));
        found.map(|found| Some((place, found))).map_err(|reason| ReadingError { line, reason })
    }

    /// What the tiles show there: themselves, and a frame around each.
    fn shows(&self, line: usize, at: usize) -> char {
        let (row, column) = (line / STRIDE_Y, at / STRIDE_X);
        let tile = |up: usize, left: usize| {
            self.tiles.get(&(row.checked_sub(up)?, column.checked_sub(left)?))
        };
        let frame = |here: bool, glyph: char| if here { glyph } else { ' ' };
        match (at % STRIDE_X, line % STRIDE_Y, tile(0, 0)) {
            (0, 0, _) => {
                let near = [(0, 0), (0, 1), (1, 0), (1, 1)];
                frame(near.into_iter().any(|(up, left)| tile(up, left).is_some()), '+')
            }
            (x, 0, Some(tile)) => {
                let place = x.checked_sub(LABEL_AT);
                place.and_then(|place| tile.label().chars().nth(place)).unwrap_or('-')
            }
            (_, 0, None) => frame(tile(1, 0).is_some(), '-'),
            (0, _, here) => frame(here.is_some() || tile(0, 1).is_some(), '|'),
            (x, y, Some(tile)) => tile.glyph(x - 1, y - 1),
            (_, _, None) => ' ',
        }
    }
}

fn mismatch<T: Drawn>(tile: Option<&T>, shows: char, seen: char) -> String {
    match (tile, shows) {
        (Some(tile), _) => format!("tile {} shows '{shows}', not '{seen}'", tile.label()),
        (None, ' ') => format!("there is no tile to show '{seen}'"),
        (None, _) => format!("the frame of a tile shows '{shows}', not '{seen}'"),
    }
}

/// A label such as `D/0`: the code of a tile and its quarter turns.
pub fn read_label(label: &str) -> Option<(TileCode, Turns)> {
    let (code, turns) = label.split_once('/')?;
    let quarters: u8 = turns.parse().ok()?;
    Some((code.parse().ok()?, Turns::try_from(quarters).ok()?))
}

fn cell(corner: Cell, column: usize, row: usize) -> Option<Cell> {
    let x = i16::try_from(column).ok()?.checked_add(corner.x)?;
    let y = i16::try_from(row).ok()?.checked_add(corner.y)?;
    Some(Cell { x, y }).filter(|cell| cell.is_within_reach())
}
