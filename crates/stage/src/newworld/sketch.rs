//! Small maps for the help, drawn from tile data like the board itself: `N 1,5 0` lays a tile,
//! `0 1,5 town-n` stands a settler of a seat on it, `surveyors 1 2` names their columns.

use game::Seat;
use newworld::{Agreement, PhaseView, SettlerView, TileSet, TileView, View};

use crate::scene::Art;
use crate::tiles::chapters::{Sketch, read_figure, read_tile, three};

/// The map as a whole `<svg>` element, with the coast beside it.
pub fn draw(sketch: Sketch) -> Art {
    let view = view(sketch);
    let rows = view.tiles.iter().filter_map(|tile| u8::try_from(tile.place.row).ok());
    let rows = rows.clone().min().unwrap_or(1)..=rows.max().unwrap_or(1);
    TileSet::base().map(|tiles| art::newworld::map(&view, &tiles, rows).into()).unwrap_or_default()
}

/// The map as a view: enough for a picture, and for a test to judge it by the rules.
pub fn view(sketch: Sketch) -> View {
    let surveyors = sketch.iter().find_map(|line| surveyors(line));
    View {
        options: Agreement::default(),
        active: Seat::FIRST,
        phase: PhaseView::Draw,
        surveyors: surveyors.unwrap_or([0, 0]),
        tiles: sketch.iter().filter_map(|line| tile(line)).collect(),
        settlers: sketch.iter().filter_map(|line| settler(line)).collect(),
        seats: Vec::new(),
        stock: Vec::new(),
        removed: Vec::new(),
    }
}

fn surveyors(line: &str) -> Option<[i16; 2]> {
    match three(line)? {
        ["surveyors", nearer, further] => Some([nearer.parse().ok()?, further.parse().ok()?]),
        _ => None,
    }
}

fn tile(line: &str) -> Option<TileView> {
    let (tile, place, turns) = read_tile(line)?;
    Some(TileView { tile, place, turns })
}

fn settler(line: &str) -> Option<SettlerView> {
    let (seat, place, spot) = read_figure(line)?;
    Some(SettlerView { seat, place, spot })
}
