//! Reading a position made with the tiles of this game: its drawing, and what is said besides.

use std::collections::BTreeSet;

use game::Seat;
use game::position::Entry;
use landscape::raster::Raster;
use landscape::reading::{Drawn, DrawnMap, Mark, ReadingError, read_label};
use landscape::sheet::{Sheet, in_order, read as read_word, read_all, read_tile};
use landscape::{Cell, Kind, TileCode, Turns};

use crate::drawing::{SURVEYORS, coast_label, glyph};
use crate::place::Place;
use crate::position::{DrawingError, Position};
use crate::surveyors::Surveyors;
use crate::tiles::{ROWS, TileSet};
use crate::view::{PhaseView, SettlerView, TileView};

/// A land tile or start field as its label says.
struct Card<'a> {
    set: &'a TileSet,
    kind: Kind,
    turns: Turns,
    place: Place,
    label: String,
    raster: Raster,
}

/// The position that these numbered lines describe, or all that is wrong with them.
pub(crate) fn read<'a>(
    lines: impl Iterator<Item = (usize, &'a str)>,
    set: &TileSet,
) -> Result<Position, Vec<DrawingError>> {
    let sheet = Sheet::of(lines).map_err(|misplaced| vec![misplaced])?;
    let (mut position, mut faults) = (Position::default(), Vec::new());
    if !sheet.entries.iter().any(|entry| entry.word == SURVEYORS) {
        faults.push(DrawingError::Missing(SURVEYORS));
    }
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

/// Tiles and settlers as they are drawn.
fn draw(sheet: &Sheet<'_>, set: &TileSet, position: &mut Position) -> Result<(), DrawingError> {
    let named = sheet.entries.iter().any(|entry| entry.word == "tile");
    if sheet.corner.is_none() && sheet.drawing.is_empty() && named {
        return Ok(());
    }
    let corner: Option<Place> = sheet.corner.and_then(|at| at.parse().ok());
    let corner = corner.ok_or(DrawingError::Heading)?;
    let below = |error: ReadingError| DrawingError::below(sheet.first - 1, error);
    let lines = sheet.drawing.iter().copied();
    let drawn = DrawnMap::read(lines, corner.cell(), |label, cell| Card::read(label, cell, set));
    let drawn = drawn.map_err(below)?;
    if drawn.tiles().filter(|card| card.place.column == 0).count() != usize::from(ROWS) {
        return Err(DrawingError::view("the ten start fields of the coast must be drawn"));
    }
    position.settlers = drawn.marks(settler).map_err(below)?;
    position.tiles = drawn.tiles().filter_map(Card::view).collect();
    Ok(())
}

/// What is said, until all of it is read.
#[derive(Default)]
struct Said<'a> {
    /// Words that must not be said twice.
    words: BTreeSet<Vec<&'a str>>,
    laid: Vec<Place>,
    placed: Vec<SettlerView>,
}

impl<'a> Said<'a> {
    /// What an entry is about, if that was said before and must not be said twice.
    fn again(&mut self, entry: &Entry<'a>) -> Option<String> {
        let repeatable = matches!(entry.word, "tile" | "laid" | "removed" | "stock");
        let about = if entry.word == "placed" { entry.rest.len() } else { 0 };
        let about = std::iter::once(entry.word).chain(entry.rest[..about].iter().copied());
        let about: Vec<&str> = about.collect();
        let what = about.join(" ");
        (!self.words.insert(about) && !repeatable).then_some(what)
    }

    fn take(&mut self, entry: &Entry<'a>, position: &mut Position) -> Result<(), String> {
        match (entry.word, entry.rest.as_slice()) {
            ("active", [seat]) => position.active = read_seat(seat)?,
            ("phase", words) => position.phase = PhaseView::read(words)?,
            ("scores", points) => position.scores = read_all(points)?,
            (SURVEYORS, [nearer, further]) => {
                let columns = [read_word(nearer)?, read_word(further)?];
                position.surveyors = Surveyors::at(columns).ok_or("at most one column apart")?;
            }
            ("removed", tiles) => position.removed.extend(read_all::<TileCode>(tiles)?),
            ("stock", tiles) => {
                position.stock.get_or_insert_default().extend(read_all::<TileCode>(tiles)?);
            }
            ("tile", [label, place]) => {
                let (tile, turns, place) = read_tile(label, place)?;
                position.tiles.push(TileView { tile, place, turns });
            }
            ("laid", places) => self.laid.extend(read_all::<Place>(places)?),
            ("placed", [seat, place, spot]) => {
                let (place, spot) = (read_word(place)?, read_word(spot)?);
                self.placed.push(SettlerView { seat: read_seat(seat)?, place, spot });
            }
            _ => return Err("there is no such line, or not like this".to_owned()),
        }
        Ok(())
    }

    /// Tiles and settlers in the order that is told. A settler that is drawn as well is one settler.
    fn arrange(self, position: &mut Position) -> Result<(), String> {
        let tiles = std::mem::take(&mut position.tiles);
        position.tiles = in_order(tiles, |tile| tile.place, &self.laid)?;
        position.settlers.retain(|drawn| !self.placed.contains(drawn));
        position.settlers.extend(self.placed);
        Ok(())
    }
}

fn read_seat(word: &str) -> Result<Seat, String> {
    Seat::new(read_word(word)?).ok_or_else(|| format!("there is no seat {word}"))
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
