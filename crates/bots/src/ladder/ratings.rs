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

    /// The 95 % intervals of the levels that were measured, weakest first.
    fn intervals(text: &str) -> Vec<(String, f64, f64)> {
        let report: Value = serde_json::from_str(text).unwrap();
        let players = report["players"].as_array().unwrap();
        let level = |level: &str| {
            let player = players.iter().find(|player| player["player"] == level)?;
            Some((level.to_owned(), player["low"].as_f64()?, player["high"].as_f64()?))
        };
        LEVELS.into_iter().filter_map(level).collect()
    }

    #[test]
    fn no_level_is_shown_to_be_weaker_than_the_one_before() {
        for (game, text) in MEASURED {
            let levels = intervals(text);
            for pair in levels.windows(2) {
                assert!(pair[1].2 >= pair[0].1, "{game}: {pair:?}");
            }
            let (first, last) = (&levels[0], &levels[levels.len() - 1]);
            assert!(last.1 > first.2, "{game}: {first:?} and {last:?} are the same");
        }
    }

    #[test]
    fn the_anchor_holds_every_scale_and_what_nobody_measured_has_no_rating() {
        for (game, _) in MEASURED {
            assert_eq!(rating(game, ANCHOR), Some(ANCHOR_RATING as u32), "{game}");
            assert!(rating(game, "beginner") < rating(game, ANCHOR), "{game}");
        }
        assert_eq!(rating("chess", "expert"), None);
        assert_eq!(rating("carcassonne", "search:100ms"), None);
    }
}
