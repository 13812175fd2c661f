//! What lies on the board in every game on tiles.

use std::fmt;

use game::Seat;
use landscape::{Cell, Turns};

use super::laying::Laying;
use super::names::{self, Welcome};
use super::plate::{Plate, corner};
use crate::Lang;
use crate::scene::{Art, Item, Point, Rect, Touchable, UNIT};
use crate::stage::HandItem;

/// Half the side of the square that feels touches for a figure: 34 units are 44 pixels at the zoom
/// of a usual game.
pub const TOUCH: f32 = 17.0;

/// The part of an item that feels touches: a whole cell.
pub const CELL: Rect = Rect { at: Point { x: 0.0, y: 0.0 }, width: UNIT, height: UNIT };

const CELL_ART: &str = "<rect x='4' y='4' width='92' height='92' rx='7'/>";
const FRESH_ART: &str =
    "<rect x='-1' y='-1' width='102' height='102' rx='4' fill='none' stroke-width='4'/>";

/// These cells and one around them, where the next tiles may come.
pub fn bounds(cells: impl Iterator<Item = Cell> + Clone) -> Rect {
    let span = |of: fn(Cell) -> i16| {
        let all = cells.clone().map(|cell| f32::from(of(cell)));
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

/// The empty cells, each called by its `place`. Row by row, so that the keyboard walks the board as
/// one reads.
pub fn cells(
    free: impl Iterator<Item = Cell>,
    laying: Option<&Laying>,
    place: impl Fn(Cell) -> String,
    lang: Lang,
) -> Vec<Item> {
    let art: Art = CELL_ART.into();
    let mut free: Vec<Cell> = free.collect();
    free.sort_unstable_by_key(|cell| (cell.y, cell.x));
    let item = |cell: Cell| {
        let welcome = welcome(laying, cell);
        cell_item(cell, welcome, names::cell(&place(cell), welcome, lang), art.clone())
    };
    free.into_iter().map(item).collect()
}

fn welcome(laying: Option<&Laying>, cell: Cell) -> Welcome {
    match laying {
        Some(laying) if laying.chosen() == Some(cell) => Welcome::Tried,
        Some(laying) if laying.fits_now(cell) => Welcome::Now,
        Some(laying) if laying.fits(cell) => Welcome::Turned,
        Some(_) => Welcome::No,
        None => Welcome::Idle,
    }
}

fn cell_item(cell: Cell, welcome: Welcome, name: String, art: Art) -> Item {
    let class = match welcome {
        Welcome::Idle | Welcome::No => "vacant",
        Welcome::Turned => "cell",
        Welcome::Now => "cell strong",
        Welcome::Tried => "cell strong chosen",
    };
    let target = format!("cell:{cell}");
    Item {
        key: target.clone(),
        class: class.to_owned(),
        at: corner(cell),
        turned: 0,
        art,
        touch: Some(Touchable {
            target,
            name,
            area: CELL,
            acts: !matches!(welcome, Welcome::Idle | Welcome::No),
        }),
    }
}

/// A laid tile: its picture, and what it is called. `code` tells it from another that may lie there
/// after an undo.
pub fn tile((cell, code, turns): (Cell, impl fmt::Display, Turns), art: Art, name: String) -> Item {
    Item {
        key: format!("tile:{cell}:{code}:{turns}"),
        class: "tile".to_owned(),
        at: corner(cell),
        turned: 0,
        art,
        touch: Some(Touchable { target: format!("tile:{cell}"), name, area: CELL, acts: false }),
    }
}

/// A figure on the map, called by its `name`.
pub fn figure(target: String, seat: Seat, at: Point, art: Art, name: String) -> Item {
    Item {
        key: format!("{target}:{seat}"),
        class: format!("figure seat-{seat}"),
        at,
        turned: 0,
        art,
        touch: Some(Touchable { target, name, area: around(TOUCH), acts: false }),
    }
}

/// A square around the origin.
pub fn around(half: f32) -> Rect {
    Rect { at: Point { x: -half, y: -half }, width: 2.0 * half, height: 2.0 * half }
}

/// The drawn tile where it is tried. The cell under it keeps the touches and the focus.
pub fn preview(laying: &Laying, plate: &Plate) -> Option<Item> {
    Some(Item {
        key: format!("preview:{}", laying.code),
        class: "preview".to_owned(),
        at: corner(laying.chosen()?),
        turned: 90 * laying.quarters,
        art: plate.face(Turns::default()),
        touch: None,
    })
}

/// An outline around the tile of this turn.
pub fn fresh(cell: Cell) -> Item {
    Item {
        key: format!("fresh:{cell}"),
        class: "fresh".to_owned(),
        at: corner(cell),
        turned: 0,
        art: FRESH_ART.into(),
        touch: None,
    }
}

/// How far a touch may miss a ghost: up to [`TOUCH`], but never onto the half that is nearer to
/// another ghost.
pub fn elbow_room(at: Point, places: impl Iterator<Item = Point>) -> f32 {
    let apart = |other: Point| (at.x - other.x).abs().max((at.y - other.y).abs());
    places.filter(|&other| other != at).map(|other| apart(other) / 2.0).fold(TOUCH, f32::min)
}

/// The drawn tile in the hand and what it `shows`; `quarters` where it is the person's and can be
/// turned.
pub fn hand(
    code: &str,
    plate: &Plate,
    shows: impl Fn(Turns) -> String,
    quarters: Option<i32>,
    lang: Lang,
) -> HandItem {
    let shows = shows(Turns::new(quarters.unwrap_or(0).rem_euclid(4) as u8));
    HandItem {
        key: format!("hand:{code}"),
        target: "hand".to_owned(),
        name: names::in_hand(&shows, quarters.is_some(), lang),
        art: plate.face(Turns::default()),
        turned: 90 * quarters.unwrap_or(0),
        acts: quarters.is_some(),
    }
}
