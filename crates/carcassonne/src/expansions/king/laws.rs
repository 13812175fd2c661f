//! What must hold of the titles in every state.

use super::Title;
use crate::state::Carcassonne;

/// Counts and sizes are those of the map; a title that somebody holds was won (K-02).
pub(super) fn titles_are_counted(game: &Carcassonne) -> Result<(), String> {
    let on_map = counted(game);
    for title in Title::ALL {
        let contest = game.extras.titles[title as usize];
        let (word, counted) = (title.word(), on_map[title as usize]);
        let counts = if title.is_played(game) { counted } else { (0, 0) };
        if title.is_played(game) && (contest.finished, contest.largest) != counts {
            return Err(format!("the {word} counts {contest:?}, the map {counts:?}"));
        }
        if let Some(holder) = contest.holder
            && (counts.0 == 0 || holder.index() >= game.rules.seats)
        {
            return Err(format!("seat {holder} cannot have become {word}"));
        }
    }
    Ok(())
}

/// Finished cities and roads on the map, and the tiles of the largest.
fn counted(game: &Carcassonne) -> [(u16, u16); Title::ALL.len()] {
    let features = game.map.features();
    let mut counts = <[(u16, u16); Title::ALL.len()]>::default();
    for (root, _) in features.groups() {
        if let Some(title) = Title::of(game.terrain_of(root)).filter(|_| features.open(root) == 0) {
            let (finished, largest) = &mut counts[title as usize];
            *finished += 1;
            *largest = features.tiles(root).max(*largest);
        }
    }
    counts
}
