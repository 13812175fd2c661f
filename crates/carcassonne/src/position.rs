//! Positions as somebody may write them down, and the door to a playable game.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use game::{Seat, SetupError};
use landscape::raster::{HEIGHT, Raster, WIDTH};
use landscape::{Cell, Map, Terrain, Turns};

use crate::drawing::{HEADING, STRIDE_X, STRIDE_Y, glyph};
use crate::figure::{Figure, Standing};
use crate::options::Agreement;
use crate::state::{Carcassonne, Phase};
use crate::tiles::{TileCode, TileSet};
use crate::view::{FigureView, TileView};

/// Tiles and figures on a table, whether or not a game can have come to it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Position {
    /// The tiles.
    pub tiles: Vec<TileView>,
    /// The figures.
    pub figures: Vec<FigureView>,
    /// The tiles still face down; `None` for all that the box has left.
    pub stock: Option<Vec<TileCode>>,
}

/// A drawing that cannot be read, or a position that no game can have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DrawingError {
    /// The first line is not `map X,Y`.
    #[error("line 1: a drawing begins with '{HEADING} COLUMN,ROW'")]
    Heading,
    /// Something is wrong on a line.
    #[error("line {line}: {reason}")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
    /// The position breaks a rule.
    #[error("the tile at {cell}: {reason}")]
    Tile {
        /// Where.
        cell: Cell,
        /// What is wrong.
        reason: String,
    },
    /// The table cannot be set up at all.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl game::Coded for DrawingError {
    fn code(&self) -> &'static str {
        match self {
            DrawingError::Heading => "drawing-heading",
            DrawingError::Line { .. } => "drawing-line",
            DrawingError::Tile { .. } => "drawing-tile",
            DrawingError::Setup(error) => error.code(),
        }
    }
}

impl Position {
    /// Reads a drawing made with these tiles.
    pub fn read(text: &str, tiles: &TileSet) -> Result<Position, DrawingError> {
        let mut lines = text.lines();
        let heading = lines.next().and_then(|line| line.trim().strip_prefix(HEADING));
        let corner = heading.and_then(|rest| Cell::from_str(rest.trim()).ok());
        let corner = corner.ok_or(DrawingError::Heading)?;
        let rows: Vec<Vec<char>> = lines.map(|line| line.chars().collect()).collect();
        let sheet = Sheet { rows, corner };
        let mut position = Position::default();
        for row in 0..sheet.rows.len() / STRIDE_Y {
            for column in 0..sheet.columns(row) {
                sheet.read_tile(column, row, tiles, &mut position)?;
            }
        }
        Ok(position)
    }

    /// The game in this position, the next tile about to be drawn by `active`.
    pub fn set_up(
        &self,
        tiles: Arc<TileSet>,
        agreement: &Agreement,
        seats: usize,
        active: Seat,
    ) -> Result<Carcassonne, DrawingError> {
        SetupError::check_seats::<Carcassonne>(seats)?;
        let mut game = Carcassonne::bare(tiles, agreement, seats);
        game.active = active;
        self.lay_tiles(&mut game)?;
        for view in &self.figures {
            place(&mut game, view)?;
        }
        if let Some(stock) = &self.stock {
            keep_only(&mut game, stock)?;
        }
        if game.stock.left == 0 {
            game.end_game(&mut game::Quiet);
        }
        Ok(game)
    }

    fn lay_tiles(&self, game: &mut Carcassonne) -> Result<(), DrawingError> {
        let Some(first) = self.tiles.first() else { return Ok(()) };
        game.map = Map::new(first.cell, game.stock.left as usize);
        let mut waiting: Vec<TileView> = self.tiles.clone();
        while !waiting.is_empty() {
            let next = waiting.iter().position(|view| game.map.demand(view.cell).is_some());
            let Some(next) = next else {
                let reason = "is not joined to the others by a side, or lies on another";
                return Err(wrong(waiting[0].cell, reason));
            };
            let view = waiting.remove(next);
            lay(game, &view)?;
        }
        Ok(())
    }
}

fn wrong(cell: Cell, reason: impl fmt::Display) -> DrawingError {
    DrawingError::Tile { cell, reason: reason.to_string() }
}

fn lay(game: &mut Carcassonne, view: &TileView) -> Result<(), DrawingError> {
    let kind = game.rules.tiles.find(view.tile);
    let kind = kind.ok_or_else(|| wrong(view.cell, format!("there is no tile {}", view.tile)))?;
    let turns = game.rules.tiles.atlas().first_alike(kind, view.turns);
    game.check_lay(kind, view.cell, turns).map_err(|refusal| wrong(view.cell, refusal))?;
    let count = &mut game.stock.counts[kind.index()];
    if *count == 0 {
        return Err(wrong(view.cell, format!("the box has no further {}", view.tile)));
    }
    *count -= 1;
    game.stock.left -= 1;
    game.put_tile(kind, view.cell, turns);
    Ok(())
}

fn place(game: &mut Carcassonne, view: &FigureView) -> Result<(), DrawingError> {
    let tile = game.map.at(view.cell).ok_or_else(|| wrong(view.cell, "is missing"))?;
    let laid = *game.map.tile(tile);
    let piece = game.rules.tiles.piece_at(laid.kind, laid.turns, view.spot);
    let piece = piece.ok_or_else(|| wrong(view.cell, format!("has no {}", view.spot)))?;
    let supply = game.supply.get_mut(view.seat.index()).filter(|count| **count > 0);
    let supply = supply.ok_or_else(|| {
        wrong(view.cell, format!("seat {} has no further {}", view.seat, view.figure))
    })?;
    *supply -= 1;
    let piece = laid.piece(piece);
    let features = game.map.features();
    if view.spot.terrain() != Terrain::Land && features.open(features.root(piece)) == 0 {
        return Err(wrong(view.cell, format!("{} is finished and still held", view.spot)));
    }
    game.put_follower(Standing { seat: view.seat, figure: view.figure, piece });
    Ok(())
}

/// Leaves only these tiles to be drawn; the others are out of the game.
fn keep_only(game: &mut Carcassonne, stock: &[TileCode]) -> Result<(), DrawingError> {
    let kinds: Vec<_> = game.rules.tiles.atlas().kinds().collect();
    for kind in kinds {
        let code = game.rules.tiles.kind(kind).code;
        let keep = stock.iter().filter(|&&kept| kept == code).count() as u16;
        let left = game.stock.counts[kind.index()];
        let out = left.checked_sub(keep).ok_or(SetupError::BadOption {
            key: "stock".to_owned(),
            reason: format!("{keep} tiles {code} are wanted and {left} are left"),
        })?;
        game.removed.extend(std::iter::repeat_n(kind, out as usize));
        game.stock.counts[kind.index()] = keep;
    }
    game.stock.left = game.stock.counts.iter().sum();
    debug_assert!(game.phase == Phase::Draw);
    Ok(())
}

/// The characters of a drawing.
struct Sheet {
    rows: Vec<Vec<char>>,
    corner: Cell,
}

impl Sheet {
    fn columns(&self, row: usize) -> usize {
        let lines = &self.rows[row * STRIDE_Y..(row + 1) * STRIDE_Y];
        lines.iter().map(|line| line.len() / STRIDE_X).max().unwrap_or(0)
    }

    fn char_at(&self, column: usize, row: usize, x: usize, y: usize) -> char {
        let line = self.rows.get(row * STRIDE_Y + y);
        line.and_then(|line| line.get(column * STRIDE_X + x)).copied().unwrap_or(' ')
    }

    /// The line of the text, counted from 1, heading included.
    fn line(row: usize, y: usize) -> usize {
        row * STRIDE_Y + y + 2
    }

    fn read_tile(
        &self,
        column: usize,
        row: usize,
        tiles: &TileSet,
        position: &mut Position,
    ) -> Result<(), DrawingError> {
        let label: String = (1..STRIDE_X).map(|x| self.char_at(column, row, x, 0)).collect();
        let label = label.trim_matches(['-', ' ', '+']);
        let empty = || (1..STRIDE_X).all(|x| self.char_at(column, row, x, 1) == ' ');
        if label.is_empty() && empty() {
            return Ok(());
        }
        let wrong =
            |y: usize, reason: String| DrawingError::Line { line: Sheet::line(row, y), reason };
        let (code, turns) = read_label(label)
            .ok_or_else(|| wrong(0, format!("'{label}' is no label of a tile, such as D/0")))?;
        let kind = tiles.find(code).ok_or_else(|| wrong(0, format!("there is no tile {code}")))?;
        let cell = self.cell(column, row).ok_or_else(|| wrong(0, "too far out".to_owned()))?;
        position.tiles.push(TileView { tile: code, cell, turns });
        let kind_data = tiles.kind(kind);
        let raster = Raster::new(&kind_data.shape, turns);
        for (x, y) in (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y))) {
            let seen = self.char_at(column, row, x + 1, y + 1);
            if let (Some(digit), Some(piece)) = (seen.to_digit(10), raster.piece(x, y)) {
                let seat = Seat::new(digit as usize)
                    .ok_or_else(|| wrong(y + 1, format!("there is no seat {digit}")))?;
                let spot = tiles.spots(kind, turns)[piece as usize];
                position.figures.push(FigureView { seat, figure: Figure::Follower, cell, spot });
            } else if seen != glyph(kind_data, &raster, x, y) {
                let shows = glyph(kind_data, &raster, x, y);
                return Err(wrong(
                    y + 1,
                    format!("tile {code}/{turns} shows '{shows}', not '{seen}'"),
                ));
            }
        }
        Ok(())
    }

    fn cell(&self, column: usize, row: usize) -> Option<Cell> {
        let x = i16::try_from(column).ok()?.checked_add(self.corner.x)?;
        let y = i16::try_from(row).ok()?.checked_add(self.corner.y)?;
        Some(Cell { x, y })
    }
}

fn read_label(label: &str) -> Option<(TileCode, Turns)> {
    let (code, turns) = label.split_once('/')?;
    let quarters: u8 = turns.parse().ok()?;
    Some((code.parse().ok()?, Turns::try_from(quarters).ok()?))
}
