//! Reading a position made with the tiles of this game: its drawing, and what is said besides.

use std::collections::BTreeSet;

use game::Seat;
use game::position::Entry;
use landscape::raster::Raster;
use landscape::reading::{Drawn, DrawnMap, Mark, ReadingError, read_label};
use landscape::sheet::{Sheet, in_order, read as read_word, read_all, read_tile};
use landscape::{Cell, TileCode, Turns};

use crate::drawing::{glyph, read_figure};
use crate::figure::Figure;
use crate::position::{DrawingError, Position};
use crate::spot::Spot;
use crate::tiles::{TileKind, TileSet};
use crate::view::{FigureView, PhaseView, TileView};

/// A tile as its label says.
struct Labelled<'a> {
    kind: &'a TileKind,
    spots: &'a [Spot],
    label: String,
    cell: Cell,
    turns: Turns,
    raster: Raster,
}

/// The position that these numbered lines describe, or all that is wrong with them.
pub(crate) fn read<'a>(
    lines: impl Iterator<Item = (usize, &'a str)>,
    set: &TileSet,
) -> Result<Position, Vec<DrawingError>> {
    let sheet = Sheet::of(lines).map_err(|misplaced| vec![misplaced])?;
    let (mut position, mut faults) = (Position::default(), Vec::new());
    draw(&sheet, set, &mut position).unwrap_or_else(|error| faults.push(error));
    let mut said = Said::default();
    for entry in &sheet.entries {
        if let Some(what) = said.again(entry) {
            faults.push(DrawingError::Doubled { line: entry.line, what });
            continue;
        }
        let taken = said.take(entry, &mut position);
        faults.extend(taken.err().map(|reason| DrawingError::Line {
            line: entry.line,
            reason: format!("{}: {reason}", entry.word),
        }));
    }
    if faults.is_empty() {
        said.arrange(&mut position)
            .unwrap_or_else(|reason| faults.push(DrawingError::View(reason)));
    }
    if faults.is_empty() { Ok(position) } else { Err(faults) }
}

/// Tiles and figures as they are drawn.
fn draw(sheet: &Sheet<'_>, set: &TileSet, position: &mut Position) -> Result<(), DrawingError> {
    let named = sheet.entries.iter().any(|entry| entry.word == "tile");
    if sheet.corner.is_none() && sheet.drawing.is_empty() && named {
        return Ok(());
    }
    let corner = sheet.corner.and_then(|at| at.parse().ok()).ok_or(DrawingError::Heading)?;
    let lines = sheet.drawing.iter().copied();
    let below = |error: ReadingError| DrawingError::below(sheet.first - 1, error);
    let drawn = DrawnMap::read(lines, corner, |label, cell| Labelled::read(label, cell, set));
    let drawn = drawn.map_err(below)?;
    position.figures = drawn.marks(figure).map_err(below)?;
    position.tiles = drawn.tiles().map(Labelled::view).collect();
    Ok(())
}

/// What is said, until all of it is read.
#[derive(Default)]
struct Said<'a> {
    /// Words that must not be said twice.
    words: BTreeSet<Vec<&'a str>>,
    laid: Vec<Cell>,
    placed: Vec<FigureView>,
}

impl<'a> Said<'a> {
    /// What an entry is about, if that was said before and must not be said twice.
    fn again(&mut self, entry: &Entry<'a>) -> Option<String> {
        let about = match entry.word {
            "goods" | "tower" => entry.rest.len().min(1),
            "prisoners" => entry.rest.len().min(3),
            "tile" | "placed" | "laid" | "removed" | "stock" | "aside" | "sealed" => {
                entry.rest.len()
            }
            _ => 0,
        };
        let repeatable = matches!(entry.word, "tile" | "laid" | "removed" | "stock" | "aside");
        let about = std::iter::once(entry.word).chain(entry.rest[..about].iter().copied());
        let about: Vec<&str> = about.collect();
        let what = about.join(" ");
        (!self.words.insert(about) && !repeatable).then_some(what)
    }

    fn take(&mut self, entry: &Entry<'a>, position: &mut Position) -> Result<(), String> {
        if let Some(note) = position.notes.take(entry) {
            return note;
        }
        match (entry.word, entry.rest.as_slice()) {
            ("active", [seat]) => position.active = read_seat(seat)?,
            ("phase", words) => position.phase = PhaseView::read(words)?,
            ("scores", points) => position.scores = read_all(points)?,
            ("removed", tiles) => position.removed.extend(read_all::<TileCode>(tiles)?),
            ("stock", tiles) => {
                position.stock.get_or_insert_default().extend(read_all::<TileCode>(tiles)?);
            }
            ("tile", [label, cell]) => {
                let (tile, turns, cell) = read_tile(label, cell)?;
                position.tiles.push(TileView { tile, cell, turns });
            }
            ("laid", cells) => self.laid.extend(read_all::<Cell>(cells)?),
            ("placed", [seat, figure, cell, spot]) => {
                let figure: Result<Figure, ()> = figure.parse();
                let figure = figure.map_err(|()| "no such figure")?;
                let (cell, spot) = (read_word(cell)?, read_word(spot)?);
                self.placed.push(FigureView { seat: read_seat(seat)?, figure, cell, spot });
            }
            _ => return Err("there is no such line, or not like this".to_owned()),
        }
        Ok(())
    }

    /// Tiles and figures in the order that is told. A figure that is drawn as well is one figure.
    fn arrange(self, position: &mut Position) -> Result<(), String> {
        let tiles = std::mem::take(&mut position.tiles);
        position.tiles = in_order(tiles, |tile| tile.cell, &self.laid)?;
        position.figures.retain(|drawn| !self.placed.contains(drawn));
        position.figures.extend(self.placed);
        Ok(())
    }
}

fn read_seat(word: &str) -> Result<Seat, String> {
    Seat::new(read_word(word)?).ok_or_else(|| format!("there is no seat {word}"))
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
}

impl Drawn for Labelled<'_> {
    fn label(&self) -> &str {
        &self.label
    }

    fn glyph(&self, x: usize, y: usize) -> char {
        glyph(self.kind, &self.raster, x, y)
    }
}

/// The figure that a character inside a tile stands for, if it is the number of a seat.
fn figure(mark: Mark<'_, Labelled<'_>>) -> Option<Result<FigureView, String>> {
    let read = read_figure(mark.glyph)?;
    let (tile, (x, y)) = (mark.tile, mark.at);
    let spot = tile.spots[tile.raster.piece(x, y)? as usize];
    let read = read.map_err(|number| format!("there is no seat {number}"));
    Some(read.map(|(seat, figure)| FigureView { seat, figure, cell: tile.cell, spot }))
}
