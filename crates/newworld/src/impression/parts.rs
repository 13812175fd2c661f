//! Something held, in numbers.

use game::number;
use landscape::{Ends, Openings, Terrain};

use super::holding::Holding;
use crate::state::NewWorld;

/// A point of the estimate, in the unit of an impression.
const POINT: f32 = 4.0;

/// How many numbers there are about who holds it, and how long.
const HELD: usize = 12;
/// About a town or road, a farm, a plain.
pub(super) const BUILDING: usize = HELD + 15;
pub(super) const FARM: usize = HELD + 6;
pub(super) const PLAIN: usize = HELD + 1;

/// Which kind of part it is.
pub(super) fn kind(holding: &Holding) -> usize {
    let terrain = match holding.terrain {
        Terrain::Town => 0,
        Terrain::Road => 2,
        Terrain::Monastery => 4,
        Terrain::Land => 6,
    };
    terrain + usize::from(!holding.is_own())
}

/// Notes it.
pub(super) fn note(
    game: &NewWorld,
    holding: &Holding,
    openings: &mut Openings<'_>,
    into: &mut Vec<i8>,
) {
    note_holders(holding, into);
    match holding.terrain {
        Terrain::Town | Terrain::Road => note_building(game, holding, into),
        Terrain::Monastery => note_farm(game, holding, openings, into),
        Terrain::Land => into.push(number(game.value(holding.root, Terrain::Land))),
    }
}

/// Who holds it, what it promises, and how long the surveyors leave them there.
fn note_holders(holding: &Holding, into: &mut Vec<i8>) {
    into.extend([
        number(holding.own),
        number(holding.rival),
        i8::from(holding.own == holding.rival),
        number(holding.own - holding.rival),
    ]);
    for party in holding.parties {
        into.extend([
            number((POINT * party.promise) as i32),
            number(party.met),
            number(party.first_sent),
            number(party.last_sent),
        ]);
    }
}

fn note_building(game: &NewWorld, holding: &Holding, into: &mut Vec<i8>) {
    let features = game.map.features();
    let (root, terrain) = (holding.root, holding.terrain);
    let (marks, open) = (features.load(root).marks, features.open(root));
    let now = game.value(root, terrain);
    let finished = if terrain == Terrain::Town && open > 0 { 2 * now } else { now };
    into.extend([
        number(features.tiles(root)),
        number(marks),
        number(now),
        number(finished),
        number(open),
        i8::from(open == 1),
        number(holding.ends.dead),
        number(holding.ends.fitting.min(40)),
        number(holding.ends.closing.min(40)),
        number((100.0 * holding.ends.chance) as i32),
        number((POINT * holding.ends.chance * finished as f32) as i32),
        number(holding.joining.count),
        number(holding.joining.worst),
        number(holding.joining.best),
        number(holding.joining.points),
    ]);
}

fn note_farm(game: &NewWorld, holding: &Holding, openings: &mut Openings<'_>, into: &mut Vec<i8>) {
    let missing = i32::from(game.map.features().open(holding.root));
    let mut cells = Ends::NONE;
    let around = game.map.tile_of(holding.root).cell.around();
    for demand in around.filter_map(|cell| game.map.demand(cell)) {
        cells.meet_cell(openings, demand);
    }
    into.extend([
        number(9 - missing),
        number(missing),
        number(cells.count),
        number(cells.dead),
        number(cells.fitting.min(40)),
        number((100.0 * cells.chance) as i32),
    ]);
}
