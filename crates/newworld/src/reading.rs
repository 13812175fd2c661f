//! Reading a drawing made with the tiles of this game.

use game::Seat;
use landscape::drawing::{HEADING, after};
use landscape::raster::Raster;
use landscape::reading::{Drawn, DrawnMap, Mark, ReadingError, read_label};
use landscape::{Cell, Kind, Turns};

use crate::drawing::{SURVEYORS, coast_label, glyph};
use crate::place::Place;
use crate::position::{DrawingError, Position};
use crate::surveyors::Surveyors;
use crate::tiles::{ROWS, TileSet};
use crate::view::{SettlerView, TileView};

/// A land tile or start field as its label says.
struct Card<'a> {
    set: &'a TileSet,
    kind: Kind,
    turns: Turns,
    place: Place,
    label: String,
    raster: Raster,
}

/// The position that a drawing shows.
pub(crate) fn read(text: &str, set: &TileSet) -> Result<Position, DrawingError> {
    let mut lines = text.lines();
    let corner = lines.next().and_then(|line| after(line, HEADING)).and_then(|at| at.parse().ok());
    let corner: Place = corner.ok_or(DrawingError::Heading)?;
    let surveyors = lines.next().and_then(read_surveyors).ok_or_else(wrong_surveyors)?;
    let drawn = DrawnMap::read(lines, corner.cell(), |label, cell| Card::read(label, cell, set));
    let drawn = drawn.map_err(below_the_heading)?;
    if drawn.tiles().filter(|card| card.place.column == 0).count() != usize::from(ROWS) {
        return Err(DrawingError::view("the ten start fields of the coast must be drawn"));
    }
    let settlers = drawn.marks(settler).map_err(below_the_heading)?;
    let tiles = drawn.tiles().filter_map(Card::view).collect();
    Ok(Position { tiles, settlers, surveyors, stock: None })
}

impl<'a> Card<'a> {
    fn read(label: &str, cell: Cell, set: &'a TileSet) -> Result<Card<'a>, String> {
        let place = Place::of(cell);
        let start = (1..=ROWS).find(|&row| coast_label(row) == label);
        let (kind, turns) = match (start, read_label(label)) {
            (Some(row), _) if place == Place::new(0, row.into()) => {
                (set.kind_of_row(row), Turns::default())
            }
            (Some(_), _) => return Err(format!("'{label}' is not at {place}")),
            (None, Some((code, turns))) => {
                let kind = set.find(code).ok_or_else(|| format!("there is no tile {code}"))?;
                (kind, turns)
            }
            (None, None) => {
                return Err(format!("'{label}' is no label, such as K/0 or coast 1"));
            }
        };
        let raster = Raster::new(set.atlas().shape(kind), turns);
        Ok(Card { set, kind, turns, place, label: label.to_owned(), raster })
    }

    /// A land tile; `None` for a start field.
    fn view(&self) -> Option<TileView> {
        let tile = self.set.code(self.kind)?;
        Some(TileView { tile, place: self.place, turns: self.turns })
    }
}

impl Drawn for Card<'_> {
    fn label(&self) -> &str {
        &self.label
    }

    fn glyph(&self, x: usize, y: usize) -> char {
        glyph(self.set, self.kind, &self.raster, x, y)
    }
}

/// The settler that a digit on a tile stands for.
fn settler(mark: Mark<'_, Card<'_>>) -> Option<Result<SettlerView, String>> {
    let (card, (x, y), number) = (mark.tile, mark.at, mark.glyph.to_digit(10)?);
    let piece = card.raster.piece(x, y)?;
    let spot = card.set.spots(card.kind, card.turns)[piece as usize];
    let Some(seat) = Seat::new(number as usize) else {
        return Some(Err(format!("there is no seat {number}")));
    };
    Some(Ok(SettlerView { seat, place: card.place, spot }))
}

fn read_surveyors(line: &str) -> Option<Surveyors> {
    let (nearer, further) = after(line, SURVEYORS)?.split_once(' ')?;
    Surveyors::at([nearer.parse().ok()?, further.trim().parse().ok()?])
}

fn wrong_surveyors() -> DrawingError {
    let reason = format!("'{SURVEYORS} COLUMN COLUMN', at most one apart");
    DrawingError::Line { line: 2, reason }
}

fn below_the_heading(error: ReadingError) -> DrawingError {
    DrawingError::below(2, error)
}
