//! The map as text, for people and tests; [`Position`](crate::Position) reads it back.
//!
//! ```text
//! map 0,0
//! +-D/0-----+-U/0-----+
//! |..#####..|.........|
//! |.........|.........|
//! |════0════|═════════|
//! |.........|.........|
//! |.........|.........|
//! +---------+---------+
//! ```
//!
//! The first line names the cell of the top left corner. A tile carries its code and its quarter
//! turns in its upper edge; `#` is city, `%` a pennant, `.` field, `M` a monastery, `+` where
//! roads end; a digit is a follower of that seat, standing on what it claims. Of seat 0, `A` is the
//! big follower, `a` the builder and `p` the pig; the next letters are those of the next seats. What
//! else the expansions put on the table stands in words below.

use game::Seat;
use landscape::Terrain;
use landscape::canvas::Canvas;
use landscape::drawing::HEADING;
use landscape::raster::{HEIGHT, Raster, WIDTH};

use crate::figure::{Figure, StandingFigure};
use crate::state::Carcassonne;
use crate::tiles::TileKind;

impl Carcassonne {
    /// The map as text.
    pub fn drawing(&self) -> String {
        let mut canvas = Canvas::around(self.map.tiles().iter().map(|tile| tile.cell));
        for tile in self.map.tiles() {
            let kind = self.rules.tiles.kind(tile.kind);
            let raster = Raster::new(&kind.shape, tile.turns);
            let label = format!("{}/{}", kind.code, tile.turns);
            canvas.draw(tile.cell, &label, |x, y| glyph(kind, &raster, x, y));
        }
        for standing in &self.figures {
            self.draw_figure(&mut canvas, standing);
        }
        let mut text = format!("{HEADING} {}\n", canvas.corner());
        canvas.write(&mut text);
        self.write_notes(&mut text);
        text
    }

    fn draw_figure(&self, canvas: &mut Canvas, standing: &StandingFigure) {
        let tile = self.map.tile_of(standing.piece);
        let raster = Raster::new(&self.rules.tiles.kind(tile.kind).shape, tile.turns);
        if let Some(place) = raster.place(tile.index_of(standing.piece)) {
            canvas.mark(tile.cell, place, figure_glyph(standing.seat, standing.figure));
        }
    }
}

/// The first of six characters, one for each seat, that stand for a figure.
const fn first_glyph(figure: Figure) -> char {
    match figure {
        Figure::Follower => '0',
        Figure::Big => 'A',
        Figure::Builder => 'a',
        Figure::Pig => 'p',
    }
}

fn figure_glyph(seat: Seat, figure: Figure) -> char {
    char::from(first_glyph(figure) as u8 + seat.index() as u8)
}

/// The figure that a character stands for; the error names a seat that no table has.
pub(crate) fn read_figure(glyph: char) -> Option<Result<(Seat, Figure), u32>> {
    let known = Figure::ALL.into_iter().find_map(|figure| {
        let number = (glyph as u32).checked_sub(first_glyph(figure) as u32)?;
        Some(Ok((Seat::new(number as usize)?, figure)))
    });
    known.or_else(|| glyph.to_digit(10).map(Err))
}

/// What a tile shows in one character cell.
pub(crate) fn glyph(kind: &TileKind, raster: &Raster, x: usize, y: usize) -> char {
    let pieces = kind.shape.pieces();
    let Some(piece) = raster.piece(x, y) else { return '+' };
    match pieces[piece as usize].terrain {
        Terrain::Monastery => 'M',
        Terrain::Road => raster.road_glyph(piece, x, y),
        Terrain::Land if (x, y) == (WIDTH / 2, HEIGHT / 2) && kind.shape.has_road_end() => '+',
        Terrain::Land => '.',
        Terrain::Town => {
            let shield = kind.pennants[piece as usize] > 0 && raster.emblem(piece) == Some((x, y));
            if shield { '%' } else { '#' }
        }
    }
}
