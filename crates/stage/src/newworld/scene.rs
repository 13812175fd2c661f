//! From what was seen to what is drawn: the coast at the right, the map growing to the left.

use landscape::{Cell, Tile};
use newworld::{Place, ROWS, SettlerView, Spot};

use super::board::{Board, Seen};
use super::edition::settler;
use super::order::Order;
use super::step::Activity;
use super::target::{OnTiles, Target};
use super::{names, ruler};
use crate::Lang;
use crate::scene::{Item, Point, Rect, Scene, Touchable, UNIT};
use crate::tiles::items::{self, elbow_room};
use crate::tiles::names::thing_at;
use crate::tiles::{Placing, corner};

/// How much of the sea is seen beside the coast.
const SEA: f32 = 0.5 * UNIT;

/// The board as it lies, with the half-made choice.
pub fn scene(board: &Board, lang: Lang) -> Scene {
    let Some(seen) = &board.seen else { return Scene::default() };
    let free = seen.game.map().free().iter().map(|free| free.cell);
    let place = |cell| names::place(Place::of(cell), lang);
    let mut items = vec![sea()];
    items.extend(items::cells(free, board.step.laying(), place, lang));
    let tiles = seen.game.map().tiles().iter();
    items.extend(tiles.filter_map(|tile| tile_item(board, seen, tile, lang)));
    items.extend(ruler::ruler(seen, lang));
    items.extend(seen.view.settlers.iter().filter_map(|figure| figure_item(seen, figure, lang)));
    items.extend(seen.in_danger.iter().filter_map(|figure| warning(seen, figure)));
    match &board.step {
        Activity::Watching => {}
        Activity::Laying(laying) => {
            let plate = seen.edition.drawn(laying.code);
            items.extend(plate.and_then(|plate| items::preview(laying, plate)));
        }
        Activity::Settling(placing) => {
            items.push(items::fresh(placing.cell));
            items.extend(ghosts(seen, placing, lang));
        }
        Activity::Scoring(order) => items.extend(due(seen, order, lang)),
    }
    Scene { bounds: bounds(seen), items }
}

/// The whole coast, all tiles, a cell around them, and the ruler above.
fn bounds(seen: &Seen) -> Rect {
    let all = items::bounds(seen.game.map().tiles().iter().map(|tile| tile.cell));
    Rect {
        at: Point { x: all.at.x, y: all.at.y - ruler::HEIGHT },
        width: all.width - UNIT + SEA,
        height: all.height + ruler::HEIGHT,
    }
}

/// Open sea, east of the coast.
fn sea() -> Item {
    Item {
        key: "sea".to_owned(),
        class: "frame sea".to_owned(),
        at: corner(Cell::new(1, 1)),
        turned: 0,
        art: art::newworld::sea(ROWS, SEA - 20.0).into(),
        touch: None,
    }
}

fn tile_item(board: &Board, seen: &Seen, tile: &Tile, lang: Lang) -> Option<Item> {
    let shows = seen.edition.name(tile.kind, tile.turns, lang);
    let name = thing_at(&shows, &names::place(Place::of(tile.cell), lang), lang);
    let art = board.album.tile(tile.cell, tile.kind, tile.turns);
    Some(items::tile((tile.cell, tile.kind.0, tile.turns), art, name))
}

fn figure_item(seen: &Seen, figure: &SettlerView, lang: Lang) -> Option<Item> {
    let cell = figure.place.cell();
    let extent = seen.extent(cell, figure.spot)?;
    let target = OnTiles::Figure(cell, figure.spot).to_string();
    let at = seen.stand(cell, figure.spot)?;
    let danger = seen.in_danger.contains(figure);
    let name = names::settler(figure, seen.audience, extent, danger, lang);
    Some(items::figure(target, figure.seat, at, settler(figure.seat, figure.spot.role()), name))
}

/// A sign on a settler whom the next scoring would send home.
const WARNING: &str = "<path d='M0-12L12 9H-12Z' fill='#f4c430' stroke='#3b2f26' stroke-width='2.2' \
                       stroke-linejoin='round'/><path d='M0-4.6V2.4M0 5.4v.8' stroke='#3b2f26' \
                       stroke-width='3' stroke-linecap='round'/>";

fn warning(seen: &Seen, figure: &SettlerView) -> Option<Item> {
    let cell = figure.place.cell();
    let at = seen.stand(cell, figure.spot)?;
    Some(Item {
        key: format!("danger:{cell}:{}", figure.spot),
        class: "danger".to_owned(),
        at: Point { x: at.x + 14.0, y: at.y - 14.0 },
        turned: 0,
        art: WARNING.into(),
        touch: None,
    })
}

fn ghosts(seen: &Seen, placing: &Placing<Spot>, lang: Lang) -> Vec<Item> {
    let seat = seen.view.active;
    let places = placing.spots().filter_map(|spot| Some((spot, seen.stand(placing.cell, spot)?)));
    let places: Vec<(Spot, Point)> = places.collect();
    let item = |&(spot, at): &(Spot, Point)| {
        let solid = placing.chosen() == Some(spot);
        let name = names::ghost(seen.extent(placing.cell, spot)?, solid, lang);
        let target = OnTiles::Ghost(spot).to_string();
        let area = items::around(elbow_room(at, places.iter().map(|&(_, at)| at)));
        Some(Item {
            key: format!("{target}:{seat}"),
            class: format!("ghost{} seat-{seat}", if solid { " solid" } else { "" }),
            at,
            turned: 0,
            art: settler(seat, spot.role()),
            touch: Some(Touchable { target, name, area, acts: true }),
        })
    };
    places.iter().filter_map(item).collect()
}

/// Numbers on the structures of which one is to be scored next.
fn due(seen: &Seen, order: &Order, lang: Lang) -> Vec<Item> {
    let places = order.due().iter().enumerate().filter_map(|(number, due)| {
        let at = seen.stand(due.place.cell(), due.spot)?;
        Some((number, due, Point { x: at.x, y: at.y - 21.0 }))
    });
    let places: Vec<_> = places.collect();
    let item = |&(number, due, at): &(usize, &super::order::Due, Point)| {
        let extent = seen.extent(due.place.cell(), due.spot)?;
        let solid = order.chosen() == Some(number);
        let room = elbow_room(at, places.iter().map(|&(.., at)| at));
        let target = Target::Due(number).to_string();
        Some(Item {
            key: target.clone(),
            class: if solid { "ghost due solid" } else { "ghost due" }.to_owned(),
            at,
            turned: 0,
            art: disc(number).into(),
            touch: Some(Touchable {
                target,
                name: names::due(extent, solid, lang),
                area: items::around(room),
                acts: true,
            }),
        })
    };
    places.iter().filter_map(item).collect()
}

fn disc(number: usize) -> String {
    format!(
        "<circle r='12' fill='#fdf6dc' stroke='#3b2f26' stroke-width='2'/>\
         <text y='6' text-anchor='middle' font-size='17' font-weight='700' fill='#3b2f26'>{}</text>",
        number + 1
    )
}
