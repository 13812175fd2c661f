//! Where something can be done now: a ghost for each place, and what is shown around it.

use art::pieces;
use carcassonne::{InterludeView, Perch, PhaseView};
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
use crate::scene::{Art, Item, Point, Rect, Touchable, UNIT};
use crate::tiles::items::{CELL, around, elbow_room};
use crate::tiles::light::frame;
use crate::tiles::{corner, target};

/// A ring around somebody who is on the map already.
const RING: &str = "<circle r='15' fill='#fff8e6' fill-opacity='.35' stroke='#3b2f26' \
                    stroke-width='2.4' stroke-dasharray='5 3.5'/>";
/// A whole tile.
const TILE: &str = "<rect x='5' y='5' width='90' height='90' rx='8' fill='#fff8e6' \
                    fill-opacity='.3' stroke='#3f5f9f' stroke-width='4' stroke-dasharray='9 6'/>";

/// A ghost: its picture, where it is drawn, and whether a whole tile feels touches for it.
struct Ghost {
    at: Point,
    art: Art,
    whole: bool,
}

impl Ghost {
    fn small(at: Point, art: Art) -> Ghost {
        Ghost { at, art, whole: false }
    }

    fn tile(cell: Cell, art: Art) -> Ghost {
        Ghost { at: corner(cell), art, whole: true }
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
        let name = words::ghost(seen, deed, about, *place, solid, lang);
        items.push(item(seen.decider(), deed, *place, ghost, solid, area, name));
    }
    items
}

fn item(
    seat: Seat,
    deed: Deed,
    place: Place,
    ghost: &Ghost,
    solid: bool,
    area: Rect,
    name: String,
) -> Item {
    let target = format!("ghost:{place}");
    let key = match deed {
        Deed::Place(carcassonne::Figure::Follower) => format!("{target}:{seat}"),
        deed => format!("{target}:{seat}:{deed}"),
    };
    Item {
        key,
        class: format!("ghost{} seat-{seat}", if solid { " solid" } else { "" }),
        at: ghost.at,
        turned: 0,
        art: ghost.art.clone(),
        touch: Some(Touchable { target, name, area, acts: true }),
    }
}

/// How a place of a deed looks; `None` for what lies beside the board.
fn ghost(seen: &Seen, deed: Deed, about: Cell, place: Place) -> Option<Ghost> {
    let seat = seen.decider();
    match (deed, place) {
        (Deed::Place(figure), Place::On(spot)) => {
            let art = pictures::figure(seat, figure, lies(spot));
            Some(Ghost::small(seen.stand(about, spot)?, art))
        }
        (Deed::Fairy, Place::At(cell, perch)) => {
            Some(Ghost::small(seen.beside(cell, perch)?, pictures::fairy()))
        }
        (_, Place::At(cell, perch)) => Some(Ghost::small(seen.perch(cell, perch)?, RING.into())),
        (Deed::Build, Place::Tile(cell)) => {
            let height = seen.tower(cell)?.height + 1;
            Some(Ghost::small(seen.foot(cell)?, pieces::tower(height).into()))
        }
        (Deed::Close(figure), Place::Tile(cell)) => {
            let art = pictures::figure(seat, figure, false);
            Some(Ghost::small(seen.perch(cell, Perch::Tower)?, art))
        }
        (Deed::Dragon, Place::Tile(cell)) => {
            let half = UNIT / 2.0;
            let art = format!("<g transform='translate({half} {half})'>{}</g>", pictures::dragon());
            Some(Ghost::tile(cell, art.into()))
        }
        (_, Place::Tile(cell)) => Some(Ghost::tile(cell, TILE.into())),
        (_, Place::On(_) | Place::Prisoner { .. }) => None,
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
