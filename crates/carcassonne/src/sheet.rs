//! Reading a drawing: its labels say which tiles lie there, and then every character of it must
//! be what those tiles show. A slip of the pen is an error with its line, never another map.

use std::collections::BTreeMap;

use game::Seat;
use landscape::raster::Raster;
use landscape::{Cell, Turns};

use crate::drawing::{HEADING, LABEL_AT, STRIDE_X, STRIDE_Y, glyph};
use crate::figure::Figure;
use crate::position::{DrawingError, Position};
use crate::spot::Spot;
use crate::tiles::{TileCode, TileKind, TileSet};
use crate::view::{FigureView, TileView};

/// A tile as its label says.
struct Labelled<'a> {
    kind: &'a TileKind,
    spots: &'a [Spot],
    label: String,
    cell: Cell,
    turns: Turns,
    raster: Raster,
}

/// The characters of a drawing below its heading, and its tiles by row and column.
pub(crate) struct Sheet<'a> {
    lines: Vec<Vec<char>>,
    tiles: BTreeMap<(usize, usize), Labelled<'a>>,
}

impl<'a> Sheet<'a> {
    /// The position that a drawing shows.
    pub(crate) fn read(text: &str, set: &'a TileSet) -> Result<Position, DrawingError> {
        let mut lines = text.lines();
        let corner = lines.next().and_then(read_heading).ok_or(DrawingError::Heading)?;
        let lines = lines.map(|line| line.chars().collect()).collect();
        let mut sheet = Sheet { lines, tiles: BTreeMap::new() };
        sheet.find_tiles(corner, set)?;
        let mut figures = Vec::new();
        for line in 0..sheet.height() {
            sheet.check_line(line, &mut figures)?;
        }
        figures.sort_by_key(|&(place, _)| place);
        let tiles = sheet.tiles.values();
        Ok(Position {
            tiles: tiles.map(Labelled::view).collect(),
            figures: figures.into_iter().map(|(_, figure)| figure).collect(),
            stock: None,
        })
    }

    fn find_tiles(&mut self, corner: Cell, set: &'a TileSet) -> Result<(), DrawingError> {
        for (row, line) in self.lines.iter().step_by(STRIDE_Y).enumerate() {
            for (column, part) in line.chunks(STRIDE_X).enumerate() {
                let label: String = part.iter().skip(1).collect();
                let label = label.trim_matches(['-', ' ', '+']);
                if label.is_empty() {
                    continue;
                }
                let wrong = |reason| wrong(row * STRIDE_Y, reason);
                let cell = cell(corner, column, row).ok_or_else(|| wrong("too far out".into()))?;
                let tile = Labelled::read(label, cell, set).map_err(wrong)?;
                self.tiles.insert((row, column), tile);
            }
        }
        Ok(())
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

    fn check_line(
        &self,
        line: usize,
        figures: &mut Vec<((usize, usize), FigureView)>,
    ) -> Result<(), DrawingError> {
        for at in 0..self.width(line) {
            let seen = self.lines.get(line).and_then(|line| line.get(at)).copied().unwrap_or(' ');
            let shows = self.shows(line, at);
            if seen == shows {
                continue;
            }
            let place = (line / STRIDE_Y, at / STRIDE_X);
            let (x, y) = (at % STRIDE_X, line % STRIDE_Y);
            let tile = self.tiles.get(&place).filter(|_| x > 0 && y > 0);
            match tile.and_then(|tile| tile.figure(x - 1, y - 1, seen)) {
                Some(figure) => figures.push((place, figure.map_err(|r| wrong(line, r))?)),
                None => return Err(wrong(line, mismatch(tile, shows, seen))),
            }
        }
        Ok(())
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
                let label = x.checked_sub(LABEL_AT).and_then(|place| tile.label.chars().nth(place));
                label.unwrap_or('-')
            }
            (_, 0, None) => frame(tile(1, 0).is_some(), '-'),
            (0, _, here) => frame(here.is_some() || tile(0, 1).is_some(), '|'),
            (x, y, Some(tile)) => glyph(tile.kind, &tile.raster, x - 1, y - 1),
            (_, _, None) => ' ',
        }
    }
}

impl<'a> Labelled<'a> {
    fn read(label: &str, cell: Cell, set: &'a TileSet) -> Result<Labelled<'a>, String> {
        let (code, turns) = read_label(label)
            .ok_or_else(|| format!("'{label}' is no label of a tile, such as D/0"))?;
        let kind = set.find(code).ok_or_else(|| format!("there is no tile {code}"))?;
        let (spots, kind) = (set.spots(kind, turns), set.kind(kind));
        let raster = Raster::new(&kind.shape, turns);
        Ok(Labelled { kind, spots, label: format!("{code}/{turns}"), cell, turns, raster })
    }

    fn view(&self) -> TileView {
        TileView { tile: self.kind.code, cell: self.cell, turns: self.turns }
    }

    /// The figure that a character inside the tile stands for, if it is the number of a seat.
    fn figure(&self, x: usize, y: usize, seen: char) -> Option<Result<FigureView, String>> {
        let number = seen.to_digit(10)?;
        let spot = self.spots[self.raster.piece(x, y)? as usize];
        let seat = Seat::new(number as usize).ok_or_else(|| format!("there is no seat {number}"));
        let cell = self.cell;
        Some(seat.map(|seat| FigureView { seat, figure: Figure::Follower, cell, spot }))
    }
}

fn mismatch(tile: Option<&Labelled<'_>>, shows: char, seen: char) -> String {
    match (tile, shows) {
        (Some(tile), _) => format!("tile {} shows '{shows}', not '{seen}'", tile.label),
        (None, ' ') => format!("there is no tile to show '{seen}'"),
        (None, _) => format!("the frame of a tile shows '{shows}', not '{seen}'"),
    }
}

/// An error on a line, counted from 0 below the heading; people count from 1.
fn wrong(line: usize, reason: String) -> DrawingError {
    DrawingError::Line { line: line + 2, reason }
}

fn read_heading(line: &str) -> Option<Cell> {
    line.trim().strip_prefix(HEADING)?.trim().parse().ok()
}

fn read_label(label: &str) -> Option<(TileCode, Turns)> {
    let (code, turns) = label.split_once('/')?;
    let quarters: u8 = turns.parse().ok()?;
    Some((code.parse().ok()?, Turns::try_from(quarters).ok()?))
}

fn cell(corner: Cell, column: usize, row: usize) -> Option<Cell> {
    let x = i16::try_from(column).ok()?.checked_add(corner.x)?;
    let y = i16::try_from(row).ok()?.checked_add(corner.y)?;
    Some(Cell { x, y }).filter(|cell| cell.is_within_reach())
}
