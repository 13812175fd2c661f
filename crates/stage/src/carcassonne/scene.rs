//! From what was seen to what is drawn.

use carcassonne::{Figure, FigureView, Spot, TileView};
use landscape::Terrain;

use super::board::{Board, Drawn, Seen};
use super::names;
use super::pictures::{follower, plate};
use super::step::Step;
use super::target::Target;
use crate::Lang;
use crate::scene::{Item, Point, Scene, Touchable};
use crate::tiles::items::{self, CELL, TOUCH, elbow_room};
use crate::tiles::{Placing, corner};

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
    Some(Item {
        key: format!("tile:{}:{}:{}", laid.cell, laid.tile, laid.turns),
        class: "tile".to_owned(),
        at: corner(laid.cell),
        turned: 0,
        art: board.album.tile(laid.cell, kind, laid.turns),
        touch: Some(Touchable {
            target: Target::Tile(laid.cell).to_string(),
            name: format!("{shows}; {place}"),
            area: CELL,
            acts: false,
        }),
    })
}

/// Does a figure there lie down?
pub fn lies(spot: Spot) -> bool {
    spot.terrain() == Terrain::Land
}

fn figure_item(seen: &Seen, figure: &FigureView, lang: Lang) -> Option<Item> {
    let extent = seen.extent(figure.cell, figure.spot)?;
    let target = Target::Figure(figure.cell, figure.spot).to_string();
    Some(Item {
        key: format!("{target}:{}", figure.seat),
        class: format!("figure seat-{}", figure.seat),
        at: seen.stand(figure.cell, figure.spot)?,
        turned: 0,
        art: follower(figure.seat, lies(figure.spot)),
        touch: Some(Touchable {
            target,
            name: names::figure(figure.figure, figure.seat, seen.audience, extent, lang),
            area: items::around(TOUCH),
            acts: false,
        }),
    })
}

fn ghosts(seen: &Seen, placing: &Placing<Spot>, lang: Lang) -> Vec<Item> {
    let places = placing.spots().filter_map(|spot| Some((spot, seen.stand(placing.cell, spot)?)));
    let places: Vec<(Spot, Point)> = places.collect();
    let ghost = |&(spot, at): &(Spot, Point)| {
        let extent = seen.extent(placing.cell, spot)?;
        let solid = placing.chosen() == Some(spot);
        let target = Target::Ghost(spot).to_string();
        Some(Item {
            key: format!("{target}:{}", seen.view.active),
            class: format!("ghost{} seat-{}", if solid { " solid" } else { "" }, seen.view.active),
            at,
            turned: 0,
            art: follower(seen.view.active, lies(spot)),
            touch: Some(Touchable {
                target,
                name: names::ghost(Figure::Follower, extent, solid, lang),
                area: items::around(elbow_room(at, places.iter().map(|&(_, at)| at))),
                acts: true,
            }),
        })
    };
    places.iter().filter_map(ghost).collect()
}
