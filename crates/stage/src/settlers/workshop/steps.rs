//! What somebody who makes a board does next.

use settlers::Terrain;
use settlers::scenario::{Fault, Mistake, Plan};

use crate::Lang;

/// What to do next: land first, then numbers, then whatever else is missing.
pub(super) fn next(plan: &Plan, mistakes: &[Mistake], lang: Lang) -> String {
    let has_land = plan.cells().any(|cell| cell.terrain != Terrain::Sea);
    let bare = mistakes.iter().filter(|mistake| lacks_number(&mistake.fault)).count();
    let small = mistakes.iter().any(|mistake| matches!(mistake.fault, Fault::StartRoom { .. }));
    match (has_land, small, bare, mistakes.len()) {
        (false, ..) => lang
            .pick(
                "Start with land: choose a terrain, then tap the hexes where it should lie. Or start \
                 from a finished map and change it.",
                "Beginne mit Land: Wähle eine Landschaft und tippe die Felder an, auf denen sie liegen \
                 soll. Oder beginne mit einer fertigen Karte und ändere sie.",
            )
            .to_owned(),
        (_, true, ..) => lang
            .pick(
                "Add more land: there is not yet room for everybody to start.",
                "Füge mehr Land hinzu: Noch können nicht alle beginnen.",
            )
            .to_owned(),
        (_, _, 0, 0) => lang
            .pick(
                "Ready to play. Harbours, a title and more are up to you.",
                "Fertig zum Spielen. Häfen, Titel und alles Weitere nach Belieben.",
            )
            .to_owned(),
        (_, _, 0, _) => lang
            .pick(
                "Nearly there: this is still in the way.",
                "Fast geschafft: Das steht noch im Weg.",
            )
            .to_owned(),
        (_, _, bare, _) => numbers(bare, lang),
    }
}

fn lacks_number(fault: &Fault) -> bool {
    matches!(fault, Fault::ChipOnTerrain { terrain, .. } if terrain.takes_chip())
}

fn numbers(bare: usize, lang: Lang) -> String {
    match (bare, lang) {
        (1, Lang::En) => "Choose a number and tap the marked hex.".to_owned(),
        (1, Lang::De) => "Wähle eine Zahl und tippe das markierte Feld an.".to_owned(),
        (bare, Lang::En) => {
            format!("Now the numbers: choose one and tap the hexes. {bare} hexes are marked.")
        }
        (bare, Lang::De) => {
            format!("Jetzt die Zahlen: Wähle eine und tippe Felder an. {bare} sind markiert.")
        }
    }
}
