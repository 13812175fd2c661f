//! Small maps for the help, drawn from tile data like the board itself: `D 0,0 0` lays a tile,
//! `0 0,-1 city-s` stands a follower of a seat on it.

use carcassonne::{Agreement, Figure, FigureView, PhaseView, TileView, View};
use game::Seat;

use super::pictures::tiles;
use crate::scene::Art;
use crate::tiles::chapters::{Sketch, read_figure, read_tile};

/// The map as a whole `<svg>` element.
pub fn draw(sketch: Sketch) -> Art {
    tiles().map(|tiles| art::map(&view(sketch), tiles).into()).unwrap_or_default()
}

/// The map as a view: enough for a picture, and for a test to judge it by the rules.
pub fn view(sketch: Sketch) -> View {
    View {
        options: Agreement::default(),
        active: Seat::FIRST,
        phase: PhaseView::Draw,
        tiles: sketch.iter().filter_map(|line| tile(line)).collect(),
        figures: sketch.iter().filter_map(|line| figure(line)).collect(),
        seats: Vec::new(),
        stock: Vec::new(),
        removed: Vec::new(),
        expansions: None,
    }
}

fn tile(line: &str) -> Option<TileView> {
    let (tile, cell, turns) = read_tile(line)?;
    Some(TileView { tile, cell, turns })
}

fn figure(line: &str) -> Option<FigureView> {
    let (seat, cell, spot) = read_figure(line)?;
    Some(FigureView { seat, figure: Figure::Follower, cell, spot })
}
