//! Where the symbols of a tile kind lie, with the tile as written down.

use carcassonne::{Symbol, TileKind};
use landscape::{Piece, Terrain};

use crate::mask::Mask;
use crate::plan::{Plan, pennant_place};
use crate::point::Point;
use crate::sign::Sign;
use crate::stand::{self, Taken, YARD_REACH};

/// A symbol and its middle.
pub type Printed = (Sign, Point);

/// Every symbol of a kind: first those in towns, then those that want a place for themselves, at
/// last the inns.
pub fn printed(kind: &TileKind, plan: &Plan, mask: &Mask) -> Vec<Printed> {
    let mut signs = in_towns(kind);
    if let Some(sign) = on_its_own(kind) {
        let at = place(sign, kind, plan, mask, &taken(plan, &signs));
        signs.push((sign, at));
    }
    let roads = (0u8..).zip(&kind.prints.pieces).filter(|(_, print)| print.inn);
    for (road, _) in roads {
        let at = stand::beside_road(mask, plan, road, &kind.shape, &taken(plan, &signs));
        signs.push((Sign::Inn, at));
    }
    signs
}

/// The symbols of towns.
fn in_towns(kind: &TileKind) -> Vec<Printed> {
    let pieces =
        (0u8..).zip(kind.shape.pieces()).zip(kind.pennants.iter().zip(&kind.prints.pieces));
    let signs = pieces.flat_map(|((index, piece), (&pennants, print))| {
        let princess = kind.prints.symbol == Some(Symbol::Princess(index));
        let signs = [
            (pennants > 0).then_some(Sign::Pennant),
            print.good.map(Sign::Good),
            princess.then_some(Sign::Princess),
        ];
        let side_by_side = signs.into_iter().flatten().zip(0u8..);
        let cathedral = print.cathedral.then_some((Sign::Cathedral, Point::MIDDLE));
        side_by_side.map(|(sign, number)| (sign, in_town(piece, number))).chain(cathedral)
    });
    signs.collect()
}

/// Where a symbol of a town lies; more than one lie side by side.
fn in_town(town: &Piece, number: u8) -> Point {
    pennant_place(town).shifted(20.0 * f32::from(number), 0.0)
}

/// The symbol that belongs to no piece.
fn on_its_own(kind: &TileKind) -> Option<Sign> {
    match kind.prints.symbol {
        Some(Symbol::Volcano) => Some(Sign::Volcano),
        Some(Symbol::Dragon) => Some(Sign::Dragon),
        Some(Symbol::Portal) => Some(Sign::Portal),
        Some(Symbol::Princess(_)) | None => kind.prints.tower.then_some(Sign::Tower),
    }
}

/// Where roads end at a tower or a volcano, that is in the middle; a tower may stand at the gate of
/// a town. Anything else goes where there is most room.
fn place(sign: Sign, kind: &TileKind, plan: &Plan, mask: &Mask, taken: &[Taken]) -> Point {
    let ends_roads = matches!(sign, Sign::Tower | Sign::Volcano);
    if ends_roads && plan.crossing {
        return Point::MIDDLE;
    }
    let caps = kind.shape.pieces().iter().filter(|piece| piece.terrain == Terrain::Town);
    let one_cap = caps.map(|town| town.ports.iter().count()).eq([1]);
    match (sign, plan.gates.as_slice()) {
        (Sign::Tower, &[gate]) if one_cap => gate.towards(Point::MIDDLE, 0.4),
        _ => stand::roomy(mask, &kind.shape, sign.room(), taken),
    }
}

/// What is taken already: where figures have no choice, and other symbols.
fn taken(plan: &Plan, signs: &[Printed]) -> Vec<Taken> {
    let roads = plan.roads.iter().flat_map(|road| road.mouths.iter().chain([&road.stand]));
    let crossing = plan.crossing.then_some(Point::MIDDLE);
    let yard = plan.yard.map(|_| (Point::MIDDLE, YARD_REACH));
    let points = roads.copied().chain(crossing).map(|at| (at, 0.0));
    points.chain(yard).chain(signs.iter().map(|&(sign, at)| (at, sign.reach()))).collect()
}
