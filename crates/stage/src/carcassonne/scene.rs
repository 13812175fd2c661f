//! From what was seen to what is drawn.

use carcassonne::{FigureView, Spot, TileView};
use landscape::Terrain;

use super::board::{Board, Drawn, Seen};
use super::names;
use super::pictures::{follower, plate};
use super::step::Step;
use super::target::Target;
use crate::Lang;
use crate::scene::{Item, Scene};
use crate::tiles::{Placing, items};

/// The board as it lies, with the half-made choice.
pub fn scene(board: &Board, lang: Lang) -> Scene {
    let Some(seen) = &board.seen else { return Scene::default() };
    let laying = match &board.step {
        Step::Laying(laying) => Some(laying),
        _ => None,
    };
    let free = seen.game.map().free().iter().map(|free| free.cell);
    let mut items = items::cells(free, laying, |cell| names::place(cell, lang), lang);
    items.extend(seen.view.tiles.iter().filter_map(|tile| tile_item(board, seen, tile, lang)));
    items.extend(seen.view.figures.iter().filter_map(|figure| figure_item(seen, figure, lang)));
    match &board.step {
        Step::Watching => {}
        Step::Laying(laying) => {
            let drawn = Drawn::of(laying.code);
            items.extend(drawn.and_then(|drawn| items::preview(laying, drawn.plate)));
        }
        Step::Placing(placing) => {
            items.push(items::fresh(placing.cell));
            items.extend(ghosts(seen, placing, lang));
        }
    }
    Scene { bounds: items::bounds(seen.view.tiles.iter().map(|tile| tile.cell)), items }
}

fn tile_item(board: &Board, seen: &Seen, laid: &TileView, lang: Lang) -> Option<Item> {
    let kind = seen.game.tiles().find(laid.tile)?;
    let shows = plate(kind)?.name(laid.turns, lang);
    let place = names::place(laid.cell, lang);
    let art = board.album.tile(laid.cell, kind, laid.turns);
    Some(items::tile((laid.cell, laid.tile, laid.turns), art, (shows, &place)))
}

/// Does a figure there lie down?
pub fn lies(spot: Spot) -> bool {
    spot.terrain() == Terrain::Land
}

fn figure_item(seen: &Seen, figure: &FigureView, lang: Lang) -> Option<Item> {
    let extent = seen.extent(figure.cell, figure.spot)?;
    let target = Target::Figure(figure.cell, figure.spot).to_string();
    let at = seen.stand(figure.cell, figure.spot)?;
    let name = names::figure(figure.seat, seen.audience, extent, lang);
    Some(items::figure(target, figure.seat, at, follower(figure.seat, lies(figure.spot)), name))
}

fn ghosts(seen: &Seen, placing: &Placing<Spot>, lang: Lang) -> Vec<Item> {
    let (seat, stand) = (seen.view.active, |spot| seen.stand(placing.cell, spot));
    let show = |spot: Spot, solid: bool| {
        let extent = seen.extent(placing.cell, spot)?;
        Some((follower(seat, lies(spot)), names::ghost(extent, solid, lang)))
    };
    items::ghosts(placing, seat, stand, show)
}
