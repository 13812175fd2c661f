//! From what was seen to what is drawn.

use carcassonne::{FigureView, Spot, TileView};
use landscape::{Cell, Terrain, Turns};

use super::board::{Board, Drawn, Seen};
use super::names::{self, Welcome};
use super::pictures::{corner, follower, plate};
use super::step::{Laying, Placing, Step};
use super::target::Target;
use crate::Lang;
use crate::scene::{Art, Item, Point, Rect, Scene, Touchable, UNIT};

/// Half the side of the square that feels touches for a figure: 34 units are 44 pixels at the zoom
/// of a usual game.
pub const TOUCH: f32 = 17.0;

/// The board as it lies, with the half-made choice.
pub fn scene(board: &Board, lang: Lang) -> Scene {
    let Some(seen) = &board.seen else { return Scene::default() };
    let mut items = cells(seen, &board.step, lang);
    items.extend(seen.view.tiles.iter().filter_map(|tile| tile_item(board, seen, tile, lang)));
    items.extend(seen.view.figures.iter().filter_map(|figure| figure_item(seen, figure, lang)));
    match &board.step {
        Step::Watching => {}
        Step::Laying(laying) => items.extend(preview(laying)),
        Step::Placing(placing) => {
            items.push(fresh(placing.cell));
            items.extend(ghosts(seen, placing, lang));
        }
    }
    Scene { bounds: bounds(&seen.view.tiles), items }
}

/// The tiles and a cell around them, where the next ones may come.
fn bounds(tiles: &[TileView]) -> Rect {
    let span = |of: fn(Cell) -> i16| {
        let all = tiles.iter().map(|tile| f32::from(of(tile.cell)));
        let (least, most) = (all.clone().reduce(f32::min), all.reduce(f32::max));
        (least.unwrap_or(0.0) - 1.0, most.unwrap_or(0.0) + 1.0)
    };
    let ((left, right), (top, bottom)) = (span(|cell| cell.x), span(|cell| cell.y));
    Rect {
        at: Point { x: left * UNIT, y: top * UNIT },
        width: (right - left + 1.0) * UNIT,
        height: (bottom - top + 1.0) * UNIT,
    }
}

/// The part of an item that feels touches: a whole cell.
const CELL: Rect = Rect { at: Point { x: 0.0, y: 0.0 }, width: UNIT, height: UNIT };

const CELL_ART: &str = "<rect x='4' y='4' width='92' height='92' rx='7'/>";
const FRESH_ART: &str =
    "<rect x='-1' y='-1' width='102' height='102' rx='4' fill='none' stroke-width='4'/>";

fn cells(seen: &Seen, step: &Step, lang: Lang) -> Vec<Item> {
    let art: Art = CELL_ART.into();
    let mut free: Vec<Cell> = seen.game.map().free().iter().map(|free| free.cell).collect();
    // Row by row, so that the keyboard walks the board as one reads.
    free.sort_unstable_by_key(|cell| (cell.y, cell.x));
    free.into_iter().map(|cell| cell_item(cell, welcome(step, cell), art.clone(), lang)).collect()
}

fn welcome(step: &Step, cell: Cell) -> Welcome {
    match step {
        Step::Laying(laying) if laying.chosen() == Some(cell) => Welcome::Tried,
        Step::Laying(laying) if laying.fits_now(cell) => Welcome::Now,
        Step::Laying(laying) if laying.fits(cell) => Welcome::Turned,
        Step::Laying(_) => Welcome::No,
        Step::Watching | Step::Placing(_) => Welcome::Idle,
    }
}

fn cell_item(cell: Cell, welcome: Welcome, art: Art, lang: Lang) -> Item {
    let class = match welcome {
        Welcome::Idle | Welcome::No => "vacant",
        Welcome::Turned => "cell",
        Welcome::Now => "cell strong",
        Welcome::Tried => "cell strong chosen",
    };
    let target = Target::Cell(cell).to_string();
    Item {
        key: target.clone(),
        class: class.to_owned(),
        at: corner(cell),
        turned: 0,
        art,
        touch: Some(Touchable {
            target,
            name: names::cell(cell, welcome, lang),
            area: CELL,
            acts: !matches!(welcome, Welcome::Idle | Welcome::No),
        }),
    }
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

/// A square around the origin.
fn around(half: f32) -> Rect {
    Rect { at: Point { x: -half, y: -half }, width: 2.0 * half, height: 2.0 * half }
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
            name: names::figure(figure.seat, seen.audience, extent, lang),
            area: around(TOUCH),
            acts: false,
        }),
    })
}

/// The drawn tile where it is tried. The cell under it keeps the touches and the focus.
fn preview(laying: &Laying) -> Option<Item> {
    let drawn = Drawn::of(laying.code)?;
    Some(Item {
        key: format!("preview:{}", laying.code),
        class: "preview".to_owned(),
        at: corner(laying.chosen()?),
        turned: 90 * laying.quarters,
        art: drawn.plate.face(Turns::default()),
        touch: None,
    })
}

/// An outline around the tile of this turn.
fn fresh(cell: Cell) -> Item {
    Item {
        key: format!("fresh:{cell}"),
        class: "fresh".to_owned(),
        at: corner(cell),
        turned: 0,
        art: FRESH_ART.into(),
        touch: None,
    }
}

fn ghosts(seen: &Seen, placing: &Placing, lang: Lang) -> Vec<Item> {
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
                name: names::ghost(extent, solid, lang),
                area: around(elbow_room(at, &places)),
                acts: true,
            }),
        })
    };
    places.iter().filter_map(ghost).collect()
}

/// How far a touch may miss a ghost: up to [`TOUCH`], but never onto the half that is nearer to
/// another ghost.
fn elbow_room(at: Point, places: &[(Spot, Point)]) -> f32 {
    let apart = |other: Point| (at.x - other.x).abs().max((at.y - other.y).abs());
    let others = places.iter().map(|&(_, other)| other).filter(|&other| other != at);
    others.map(|other| apart(other) / 2.0).fold(TOUCH, f32::min)
}
