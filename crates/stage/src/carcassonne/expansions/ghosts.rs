//! Where something can be done now: a ghost for each place, and what is shown around it.

use art::pieces;
use carcassonne::{Figure, InterludeView, Perch, PhaseView};
use game::Seat;
use landscape::Cell;

use super::super::board::Seen;
use super::super::light::on_spot;
use super::super::pictures;
use super::super::scene::lies;
use super::choosing::Choosing;
use super::deed::Deed;
use super::place::Place;
use super::standing::on_perch;
use super::{reach, words};
use crate::Lang;
use crate::scene::{Art, Item, Point, Touchable};
use crate::tiles::items::{CELL, around, elbow_room};
use crate::tiles::light::frame;
use crate::tiles::plate::middle;
use crate::tiles::{corner, target};

/// A ring around somebody who is on the map already.
const RING: &str = "<circle r='15' fill='#fff8e6' fill-opacity='.3' stroke='#fff8e6' \
                    stroke-width='5.5'/><circle r='15' fill='none' stroke='#a4372b' \
                    stroke-width='3' stroke-dasharray='6 3.4'/>";
/// What makes a tower that may grow stand out from one that may not, also from afar.
const HALO: &str = "<circle r='19' fill='#fff8e6' fill-opacity='.55' stroke='#3f5f9f' \
                    stroke-width='3' stroke-dasharray='6 4'/>";
/// A whole tile.
const TILE: &str = "<rect x='5' y='5' width='90' height='90' rx='8' fill='#fff8e6' \
                    fill-opacity='.3' stroke='#3f5f9f' stroke-width='4' stroke-dasharray='9 6'/>";

/// A ghost: its picture, the middle of what feels touches for it, and how far from there it is drawn.
struct Ghost {
    at: Point,
    shift: Point,
    art: Art,
    whole: bool,
}

impl Ghost {
    fn small(at: Point, art: Art) -> Ghost {
        Ghost { at, shift: Point::default(), art, whole: false }
    }

    fn tile(cell: Cell, art: Art) -> Ghost {
        Ghost { whole: true, ..Ghost::small(corner(cell), art) }
    }

    /// Drawn over there.
    fn shown_at(self, there: Point) -> Ghost {
        let tenth = |by: f32| (by * 10.0).round() / 10.0;
        let shift = Point { x: tenth(there.x - self.at.x), y: tenth(there.y - self.at.y) };
        let art = format!("<g transform='translate({} {})'>{}</g>", shift.x, shift.y, self.art);
        Ghost { shift, art: art.into(), ..self }
    }
}

/// Every place of the deed that is looked at, and what the chosen one would bring about.
pub fn ghosts(seen: &Seen, choosing: &Choosing, lang: Lang) -> Vec<Item> {
    let Some((deed, placing)) = choosing.now() else { return Vec::new() };
    let mut items = shown(seen, deed, placing.chosen());
    let about = placing.cell;
    let places =
        placing.spots().filter_map(|place| Some((place, ghost(seen, deed, about, place)?)));
    let places: Vec<(Place, Ghost)> = places.collect();
    for (place, ghost) in &places {
        let solid = placing.chosen() == Some(*place);
        let area = match ghost.whole {
            true => CELL,
            false => around(elbow_room(ghost.at, places.iter().map(|(_, other)| other.at))),
        };
        let target = format!("ghost:{place}");
        let name = words::ghost(seen, deed, about, *place, solid, lang);
        let touch = Touchable { target, name, area, acts: true };
        items.push(item(seen.decider(), deed, ghost, solid, touch));
    }
    items
}

fn item(seat: Seat, deed: Deed, ghost: &Ghost, solid: bool, touch: Touchable) -> Item {
    let Point { x, y } = ghost.shift;
    let key = match deed {
        Deed::Place(Figure::Follower) => format!("{}:{seat}", touch.target),
        deed => format!("{}:{seat}:{deed}:{x}:{y}", touch.target),
    };
    Item {
        key,
        class: format!("ghost{} seat-{seat}", if solid { " solid" } else { "" }),
        at: ghost.at,
        turned: 0,
        art: ghost.art.clone(),
        touch: Some(touch),
    }
}

/// How a place of a deed looks; `None` for what lies beside the board.
fn ghost(seen: &Seen, deed: Deed, about: Cell, place: Place) -> Option<Ghost> {
    let figure = |figure, lying| pictures::figure(seen.decider(), figure, lying);
    Some(match (deed, place) {
        (Deed::Place(kind), Place::On(spot)) => {
            Ghost::small(seen.stand(about, spot)?, figure(kind, lies(spot)))
        }
        (Deed::Fairy, Place::At(cell, perch)) => {
            let fairy = Ghost::small(touched(seen, cell, perch)?, pictures::fairy());
            fairy.shown_at(seen.beside(cell, perch)?)
        }
        (_, Place::At(cell, perch)) => Ghost::small(touched(seen, cell, perch)?, RING.into())
            .shown_at(seen.perch(cell, perch)?),
        (Deed::Build, Place::Tile(cell)) => {
            let height = seen.tower(cell)?.height + 1;
            let art = format!("{HALO}{}", pieces::tower(height));
            let tower = Ghost::small(seen.foot(cell)?, art.into());
            // Nothing is shifted, but a higher tower is another picture.
            Ghost { shift: Point { x: 0.0, y: f32::from(height) }, ..tower }
        }
        (Deed::Close(kind), Place::Tile(cell)) => {
            let top = seen.perch(cell, Perch::Tower)?;
            Ghost::small(seen.foot(cell)?, figure(kind, false)).shown_at(top)
        }
        (Deed::Dragon, Place::Tile(cell)) => {
            Ghost::tile(cell, pictures::dragon()).shown_at(middle(cell))
        }
        (Deed::Fairy, Place::Tile(cell)) => {
            Ghost::tile(cell, pictures::fairy()).shown_at(seen.beside(cell, Perch::Tile)?)
        }
        (_, Place::Tile(cell)) => Ghost::tile(cell, TILE.into()),
        (_, Place::On(_) | Place::Prisoner { .. }) => return None,
    })
}

/// Where somebody is touched: who stands on a tower is touched at its foot, or the touch might mean
/// somebody on the tile behind it.
fn touched(seen: &Seen, cell: Cell, perch: Perch) -> Option<Point> {
    match perch {
        Perch::Spot(spot) => seen.stand(cell, spot),
        Perch::Tower => seen.foot(cell),
        Perch::Tile => Some(middle(cell)),
    }
}

/// What a tower would reach with one piece more, or reaches while it may take somebody.
fn shown(seen: &Seen, deed: Deed, chosen: Option<Place>) -> Vec<Item> {
    match (deed, chosen, seen.view.phase) {
        (Deed::Build, Some(Place::Tile(cell)), _) => build_light(seen, cell),
        (Deed::Capture, _, PhaseView::Interlude(InterludeView::Capture(cell))) => {
            let height = seen.tower(cell).map_or(0, |tower| tower.height);
            reach::frames(seen, cell, height)
        }
        _ => Vec::new(),
    }
}

fn build_light(seen: &Seen, cell: Cell) -> Vec<Item> {
    let tower = seen.tower(cell);
    tower.map(|tower| reach::lights(seen, cell, tower.height + 1)).unwrap_or_default()
}

/// What lights up when a ghost is pointed at; `None` where the target is no place.
pub fn light(seen: &Seen, choosing: &Choosing, name: &str) -> Option<Vec<Item>> {
    let place: Place = target::ghost(name)?;
    let (deed, placing) = choosing.now()?;
    Some(match (deed, place) {
        (_, Place::On(spot)) => on_spot(seen, placing.cell, spot),
        (_, Place::At(cell, perch)) => on_perch(seen, cell, perch),
        (Deed::Build, Place::Tile(cell)) => build_light(seen, cell),
        (_, Place::Tile(cell)) => vec![frame(cell)],
        (_, Place::Prisoner { .. }) => Vec::new(),
    })
}
