//! Small maps for the help, drawn from tile data like the board itself: `D 0,0 0` lays a tile,
//! `0 0,-1 city-s` stands a follower of a seat on it, `0 big 0,-1 city-s` another figure;
//! `dragon 1,0`, `fairy 1,0 city-n` and `tower 1,0 2` say what else there is, `king 0,0 city-n` which title
//! is won by what.

use carcassonne::{
    Agreement, ExpansionView, FairyView, Figure, FigureView, PhaseView, Sets, Spot, TileView,
    Title, TowerView, View,
};
use game::Seat;
use landscape::Cell;

use super::pictures::tiles;
use crate::scene::Art;
use crate::tiles::chapters::Sketch;

/// The map as a whole `<svg>` element.
pub fn draw(sketch: Sketch) -> Art {
    let map = |tiles| art::map_with_titles(&view(sketch), tiles, &titles(sketch)).into();
    tiles().map(|tiles| map(tiles)).unwrap_or_default()
}

/// The titles in a picture, each on what wins it.
pub fn titles(sketch: Sketch) -> Vec<(Title, Cell, Spot)> {
    let read = |line: &&str| match *line.split(' ').collect::<Vec<_>>() {
        [word, cell, spot] => {
            let title = Title::ALL.into_iter().find(|title| title.word() == word)?;
            Some((title, cell.parse().ok()?, spot.parse().ok()?))
        }
        _ => None,
    };
    sketch.iter().filter_map(read).collect()
}

/// The map as a view: enough for a picture, and for a test to judge it by the rules.
pub fn view(sketch: Sketch) -> View {
    let mut view = View {
        options: Agreement::with_sets(Sets::all()),
        active: Seat::FIRST,
        phase: PhaseView::Draw,
        tiles: Vec::new(),
        figures: Vec::new(),
        seats: Vec::new(),
        stock: Vec::new(),
        removed: Vec::new(),
        expansions: None,
    };
    for line in sketch {
        let words: Vec<&str> = line.split(' ').collect();
        read(&words, &mut view);
    }
    view
}

/// Adds what a line says; nothing for a line that says nothing.
fn read(words: &[&str], view: &mut View) -> Option<()> {
    match *words {
        ["dragon", cell] => extras(view).dragon = Some(cell.parse().ok()?),
        ["fairy", cell, perch] => {
            let fairy =
                FairyView { cell: cell.parse().ok()?, perch: perch.parse().ok()?, alone: false };
            extras(view).fairy = Some(fairy);
        }
        ["tower", cell, height] => {
            let (cell, height) = (cell.parse().ok()?, height.parse().ok()?);
            extras(view).towers.push(TowerView { cell, height, top: None, open: true });
        }
        [seat, figure, cell, spot] => {
            let figure = figure.parse().ok()?;
            view.figures.push(figure_view(seat, figure, cell, spot)?);
        }
        [first, cell, turns] => match tile(first, cell, turns) {
            Some(tile) => view.tiles.push(tile),
            None => view.figures.push(figure_view(first, Figure::Follower, cell, turns)?),
        },
        _ => return None,
    }
    Some(())
}

fn extras(view: &mut View) -> &mut ExpansionView {
    view.expansions.get_or_insert_default()
}

fn tile(tile: &str, cell: &str, turns: &str) -> Option<TileView> {
    let turns: u8 = turns.parse().ok()?;
    Some(TileView {
        tile: tile.parse().ok()?,
        cell: cell.parse().ok()?,
        turns: turns.try_into().ok()?,
    })
}

fn figure_view(seat: &str, figure: Figure, cell: &str, spot: &str) -> Option<FigureView> {
    Some(FigureView {
        seat: Seat::new(seat.parse().ok()?)?,
        figure,
        cell: cell.parse().ok()?,
        spot: spot.parse().ok()?,
    })
}
