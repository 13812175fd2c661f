//! What somebody who makes a board does next.

use ::words::extras::settlers_workshop_steps as say;
use settlers::Terrain;
use settlers::scenario::{Fault, Mistake, Plan};

use crate::Lang;

/// What to do next: land first, then numbers, then whatever else is missing.
pub(super) fn next(plan: &Plan, mistakes: &[Mistake], lang: Lang) -> String {
    let has_land = plan.cells().any(|cell| cell.terrain != Terrain::Sea);
    let bare = mistakes.iter().filter(|mistake| lacks_number(&mistake.fault)).count();
    let small = mistakes.iter().any(|mistake| matches!(mistake.fault, Fault::StartRoom { .. }));
    match (has_land, small, bare, mistakes.len()) {
        (false, ..) => say::START_WITH_LAND_CHOOSE_A_TERRAIN.of(lang).to_owned(),
        (_, true, ..) => say::ADD_MORE_LAND_THERE_IS_NOT.of(lang).to_owned(),
        (_, _, 0, 0) => say::READY_TO_PLAY_HARBOURS_A_TITLE.of(lang).to_owned(),
        (_, _, 0, _) => say::NEARLY_THERE_THIS_IS_STILL_IN.of(lang).to_owned(),
        (_, _, count, _) => say::ChooseNumbers { count }.of(lang),
    }
}

fn lacks_number(fault: &Fault) -> bool {
    matches!(fault, Fault::ChipOnTerrain { terrain, .. } if terrain.takes_chip())
}
