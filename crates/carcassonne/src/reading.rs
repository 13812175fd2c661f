//! Reading a drawing made with the tiles of this game.

use landscape::drawing::{HEADING, after};
use landscape::raster::Raster;
use landscape::reading::{Drawn, DrawnMap, Mark, ReadingError, read_label};
use landscape::{Cell, Turns};

use crate::drawing::{glyph, read_figure};
use crate::expansions::Notes;
use crate::position::{DrawingError, Position};
use crate::spot::Spot;
use crate::tiles::{TileKind, TileSet};
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

/// The position that a drawing shows.
pub(crate) fn read(text: &str, set: &TileSet) -> Result<Position, DrawingError> {
    let mut lines = text.lines();
    let corner = lines.next().and_then(|line| after(line, HEADING)).and_then(|at| at.parse().ok());
    let corner = corner.ok_or(DrawingError::Heading)?;
    let mut notes = Notes::default();
    let lines = lines.filter(|line| notes.read(line).is_none());
    let drawn = DrawnMap::read(lines, corner, |label, cell| Labelled::read(label, cell, set));
    let drawn = drawn.map_err(below_the_heading)?;
    let figures = drawn.marks(figure).map_err(below_the_heading)?;
    let tiles = drawn.tiles().map(Labelled::view).collect();
    Ok(Position { tiles, figures, stock: None, notes })
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

fn below_the_heading(error: ReadingError) -> DrawingError {
    DrawingError::below(1, error)
}
