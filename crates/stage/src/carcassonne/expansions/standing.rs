//! What stands on the table beside the followers on tiles: towers and who closed them, the fairy, the
//! dragon.

use art::pieces;
use carcassonne::{FairyView, Perch, TowerTopView, TowerView};
use landscape::Cell;

use super::super::board::Seen;
use super::super::light::on_spot;
use super::super::names;
use super::super::pictures;
use super::thing::Thing;
use super::{reach, words};
use crate::Lang;
use crate::scene::{Art, Item, Point, Touchable};
use crate::tiles::Ground;
use crate::tiles::items::{TOUCH, around};
use crate::tiles::light::frame;
use crate::tiles::plate::{corner, middle};

impl Seen {
    /// The tower of a tile, or its place.
    pub fn tower(&self, cell: Cell) -> Option<&TowerView> {
        let towers = &self.view.expansions.as_ref()?.towers;
        towers.iter().find(|tower| tower.cell == cell)
    }

    /// Where the middle of a tower is.
    pub fn foot(&self, cell: Cell) -> Option<Point> {
        let (tile, corner) = (self.tile(cell)?, corner(cell));
        let place = self.plate(tile.kind)?.tower(tile.turns)?;
        Some(Point { x: corner.x + place.x, y: corner.y + place.y })
    }

    /// Where somebody on top of a tower of this height stands.
    pub fn top(&self, cell: Cell, height: u8) -> Option<Point> {
        let foot = self.foot(cell)?;
        Some(Point { x: foot.x, y: foot.y - pieces::tower_top(height) })
    }

    /// Where a follower stands, on a part of a tile or on its tower; the middle of a tile as a whole.
    pub fn perch(&self, cell: Cell, perch: Perch) -> Option<Point> {
        match perch {
            Perch::Spot(spot) => self.stand(cell, spot),
            Perch::Tower => self.top(cell, self.tower(cell)?.height),
            Perch::Tile => Some(middle(cell)),
        }
    }

    /// Where the fairy stands who is with a follower.
    pub fn beside(&self, cell: Cell, perch: Perch) -> Option<Point> {
        let (at, corner) = (self.perch(cell, perch)?, corner(cell));
        let beside = pieces::beside(art::Point::new(at.x - corner.x, at.y - corner.y));
        Some(Point { x: corner.x + beside.x, y: corner.y + beside.y })
    }
}

/// Everything that stands there, back to front.
pub fn standing(seen: &Seen, lang: Lang) -> Vec<Item> {
    let Some(view) = &seen.view.expansions else { return Vec::new() };
    let towers = view.towers.iter().filter(|tower| tower.height > 0);
    let mut items: Vec<Item> = towers.flat_map(|tower| tower_items(seen, tower, lang)).collect();
    items.extend(view.fairy.and_then(|fairy| fairy_item(seen, fairy, lang)));
    items.extend(view.dragon.map(|cell| dragon_item(cell, lang)));
    items
}

fn item(thing: Thing, key: String, class: String, at: Point, art: Art, name: String) -> Item {
    let target = thing.to_string();
    let touch = Some(Touchable { target, name, area: around(TOUCH), acts: false });
    Item { key, class, at, turned: 0, art, touch }
}

fn tower_items(seen: &Seen, tower: &TowerView, lang: Lang) -> Vec<Item> {
    let Some(foot) = seen.foot(tower.cell) else { return Vec::new() };
    let thing = Thing::Tower(tower.cell);
    let key = format!("{thing}:{}", tower.height);
    let body = item(
        thing,
        key,
        "tower".to_owned(),
        foot,
        pieces::tower(tower.height).into(),
        names::tower(tower, lang),
    );
    let top = tower.top.and_then(|top| top_item(seen, tower, top, lang));
    [body].into_iter().chain(top).collect()
}

fn top_item(seen: &Seen, tower: &TowerView, top: TowerTopView, lang: Lang) -> Option<Item> {
    let thing = Thing::Top(tower.cell);
    let name = names::on_tower(top.figure, top.seat, seen.audience, lang);
    Some(item(
        thing,
        format!("{thing}:{}:{}", top.seat, top.figure),
        format!("figure seat-{}", top.seat),
        seen.top(tower.cell, tower.height)?,
        pictures::figure(top.seat, top.figure, false),
        name,
    ))
}

fn fairy_item(seen: &Seen, fairy: FairyView, lang: Lang) -> Option<Item> {
    let at = seen.beside(fairy.cell, fairy.perch)?;
    let name = words::where_is(names::fairy(lang), fairy.cell, lang);
    let thing = Thing::Fairy;
    Some(item(thing, thing.to_string(), "figure fairy".to_owned(), at, pictures::fairy(), name))
}

fn dragon_item(cell: Cell, lang: Lang) -> Item {
    let thing = Thing::Dragon;
    let name = words::where_is(names::dragon(lang), cell, lang);
    let class = "figure dragon".to_owned();
    item(thing, thing.to_string(), class, middle(cell), pictures::dragon(), name)
}

/// What lights up when one of these is pointed at.
pub fn lights(seen: &Seen, thing: Thing) -> Vec<Item> {
    let view = seen.view.expansions.as_ref();
    match thing {
        Thing::Dragon => view.and_then(|view| view.dragon).map(frame).into_iter().collect(),
        Thing::Fairy => view
            .and_then(|view| view.fairy)
            .map_or_else(Vec::new, |fairy| on_perch(seen, fairy.cell, fairy.perch)),
        Thing::Tower(cell) => seen
            .tower(cell)
            .map(|tower| reach::lights(seen, cell, tower.height))
            .unwrap_or_default(),
        Thing::Top(cell) => vec![frame(cell)],
        Thing::Helper(cell, spot) => on_spot(seen, cell, spot),
    }
}

/// What a follower stands on.
pub fn on_perch(seen: &Seen, cell: Cell, perch: Perch) -> Vec<Item> {
    match perch {
        Perch::Spot(spot) => on_spot(seen, cell, spot),
        Perch::Tower | Perch::Tile => vec![frame(cell)],
    }
}
