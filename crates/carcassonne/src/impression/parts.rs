//! A held feature in numbers.

use game::number;
use landscape::{Ends, Openings, Terrain};

use super::holding::Holding;
use crate::outlook::Forecast;
use crate::state::Carcassonne;

/// A point of the estimate, in the unit of an impression.
const POINT: f32 = 4.0;

/// How many numbers there are about who holds a feature and what threatens him.
const HELD: usize = 11;
/// About a city or road, a monastery, a field.
pub(super) const BUILDING: usize = HELD + 19;
pub(super) const MONASTERY: usize = HELD + 6;
pub(super) const FIELD: usize = HELD + 5;

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

/// Notes a feature.
pub(super) fn note(
    game: &Carcassonne,
    holding: &Holding,
    forecast: &Forecast,
    openings: &mut Openings<'_>,
    into: &mut Vec<i8>,
) {
    let promise = game.promise(holding.root, holding.terrain, forecast);
    note_holders(holding, promise, into);
    match holding.terrain {
        Terrain::Town | Terrain::Road => note_building(game, holding, into),
        Terrain::Monastery => note_monastery(game, holding, openings, into),
        Terrain::Land => note_field(game, holding, into),
    }
}

/// Who holds it, what it promises, and what may befall those in it.
fn note_holders(holding: &Holding, promise: f32, into: &mut Vec<i8>) {
    let [own, others] = holding.danger;
    into.extend([
        number(holding.own),
        number(holding.rival),
        i8::from(holding.own == holding.rival),
        number(holding.own - holding.rival),
        number((POINT * promise) as i32),
        number(own.dragon),
        number(others.dragon),
        number(own.tower),
        number(others.tower),
        i8::from(own.fairy),
        i8::from(others.fairy),
    ]);
}

fn note_building(game: &Carcassonne, holding: &Holding, into: &mut Vec<i8>) {
    let features = game.map.features();
    let (root, terrain) = (holding.root, holding.terrain);
    let (claim, open) = (features.load(root), features.open(root));
    let now = game.value(root, terrain);
    let finished = game.value_once_finished(root, terrain);
    into.extend([
        number(features.tiles(root)),
        number(claim.pennants),
        number(now),
        number(finished),
        number(open),
        i8::from(open == 1),
        number(holding.ends.dead),
        number(holding.ends.fitting.min(40)),
        number(holding.ends.closing.min(40)),
        number((100.0 * holding.ends.chance) as i32),
        number((POINT * holding.ends.chance * finished as f32) as i32),
        i8::from(claim.inn_or_cathedral),
        number(claim.goods.iter().map(|&count| i32::from(count)).sum::<i32>()),
        i8::from(holding.helpers[0]),
        i8::from(holding.helpers[1]),
        number(holding.joining.count),
        number(holding.joining.worst),
        number(holding.joining.best),
        number(holding.joining.points),
    ]);
}

fn note_monastery(
    game: &Carcassonne,
    holding: &Holding,
    openings: &mut Openings<'_>,
    into: &mut Vec<i8>,
) {
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

fn note_field(game: &Carcassonne, holding: &Holding, into: &mut Vec<i8>) {
    let (finished, open) = game.cities_at(holding.root);
    into.extend([
        number(finished),
        number(open),
        number(finished * crate::fields::PER_FIELD),
        i8::from(holding.helpers[0]),
        i8::from(holding.helpers[1]),
    ]);
}
