//! How strong each level is, as it was measured.
//!
//! The files are what `anleger ladder GAME --json` prints; nobody writes a rating by hand.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde_json::Value;

/// The player that every scale is hung up on: it is the same in all games, and it never thinks longer or less.
pub const ANCHOR: &str = "greedy";

/// The rating of [`ANCHOR`]. On each scale 400 points more are ten wins to one.
pub const ANCHOR_RATING: f64 = 1_500.0;

const MEASURED: [(&str, &str); 3] = [
    ("carcassonne", include_str!("../../data/ratings/carcassonne.json")),
    ("newworld", include_str!("../../data/ratings/newworld.json")),
    ("settlers", include_str!("../../data/ratings/settlers.json")),
];

type Ratings = BTreeMap<String, u32>;

/// The rating of a level in a game, on the scale of that game; `None` where it was not measured.
pub fn rating(game: &str, level: &str) -> Option<u32> {
    static READ: OnceLock<BTreeMap<&str, Ratings>> = OnceLock::new();
    let read = READ.get_or_init(|| MEASURED.map(|(game, text)| (game, ratings(text))).into());
    read.get(game)?.get(level).copied()
}

fn ratings(text: &str) -> Ratings {
    let report: Value = serde_json::from_str(text).unwrap_or_default();
    let player = |player: &Value| {
        let rating = player["rating"].as_f64()?.round();
        Some((player["player"].as_str()?.to_owned(), rating as u32))
    };
    report["players"].as_array().into_iter().flatten().filter_map(player).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LEVELS;

    #[test]
    fn every_level_of_every_game_has_a_rating_and_each_is_stronger_than_the_one_before() {
        for (game, _) in MEASURED {
            let ratings = LEVELS.map(|level| rating(game, level).expect(level));
            assert!(ratings.is_sorted(), "{game}: {ratings:?}");
            assert_eq!(rating(game, ANCHOR), Some(ANCHOR_RATING as u32), "{game}");
        }
        assert_eq!(rating("chess", "expert"), None);
        assert_eq!(rating("carcassonne", "search:100ms"), None);
    }
}
