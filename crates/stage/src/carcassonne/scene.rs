//! From what was seen to what is drawn.

use carcassonne::{Figure, FigureView, Spot, TileView};
use landscape::Terrain;

use super::board::{Board, Drawn, Seen};
use super::expansions::{self, Thing};
use super::names;
use super::pictures;
use super::step::Activity;
use super::target::Target;
use crate::Lang;
use crate::scene::{Item, Point, Scene};
use crate::tiles::items;
use crate::tiles::names::thing_at;

/// The board as it lies, with the half-made choice.
pub fn scene(board: &Board, lang: Lang) -> Scene {
    let Some(seen) = &board.seen else { return Scene::default() };
    let laying = match &board.step {
        Activity::Laying(laying, _) => Some(laying),
        _ => None,
    };
    let free = seen.game.map().free().iter().map(|free| free.cell);
    let mut items = items::cells(free, laying, |cell| names::place(cell, lang), lang);
    items.extend(seen.view.tiles.iter().filter_map(|tile| tile_item(board, tile, lang)));
    items.extend(expansions::path(seen));
    items.extend(seen.view.figures.iter().filter_map(|figure| figure_item(seen, figure, lang)));
    items.extend(expansions::standing(seen, lang));
    match &board.step {
        Activity::Watching => {}
        Activity::Laying(laying, _) => {
            let drawn = Drawn::of(laying.code);
            items.extend(drawn.and_then(|drawn| items::preview(laying, drawn.plate)));
        }
        Activity::Choosing(choosing) => {
            items.extend(choosing.about().map(items::fresh));
            items.extend(expansions::ghosts(seen, choosing, lang));
        }
    }
    Scene { bounds: items::bounds(seen.view.tiles.iter().map(|tile| tile.cell)), items }
}

fn tile_item(board: &Board, laid: &TileView, lang: Lang) -> Option<Item> {
    let drawn = Drawn::of(laid.tile)?;
    let shows = drawn.name(laid.turns, lang);
    let name = thing_at(&shows, &names::place(laid.cell, lang), lang);
    let art = board.album.tile(laid.cell, drawn.number, laid.turns);
    Some(items::tile((laid.cell, laid.tile, laid.turns), art, name))
}

/// Does a figure there lie down?
pub fn lies(spot: Spot) -> bool {
    spot.terrain() == Terrain::Land
}

fn figure_item(seen: &Seen, figure: &FigureView, lang: Lang) -> Option<Item> {
    let extent = seen.extent(figure.cell, figure.spot)?;
    let (target, at) = touched(seen, figure)?;
    let art = pictures::figure(figure.seat, figure.figure, lies(figure.spot));
    let name = names::figure(figure.figure, figure.seat, seen.audience, extent, lang);
    let mut item = items::figure(target, figure.seat, at, art, name);
    if figure.figure != Figure::Follower {
        item.key = format!("{}:{}", item.key, figure.figure);
    }
    Some(item)
}

/// What a figure is called when touched, and where it stands. A follower who came to a pig through a
/// portal stands where it would; the pig makes room.
fn touched(seen: &Seen, figure: &FigureView) -> Option<(String, Point)> {
    let (cell, spot) = (figure.cell, figure.spot);
    let at = seen.stand(cell, spot)?;
    if figure.figure.is_follower() {
        return Some((Target::Figure(cell, spot).to_string(), at));
    }
    let follower =
        |other: &FigureView| (other.cell, other.spot) == (cell, spot) && other.figure.is_follower();
    let crowded = seen.view.figures.iter().any(follower);
    let aside = if crowded { 14.0 } else { 0.0 };
    Some((Thing::Helper(cell, spot).to_string(), Point { x: at.x - aside, ..at }))
}
