//! What a table of the Settlers agrees on, in words that need no label.

use std::ops::RangeInclusive;

use ::words::extras::settlers_preview as preview;
use ::words::frame::settlers_options as say;
use serde_json::{Map, Value};
use settlers::CUSTOM;
use settlers::scenario::{self, BonusKind, How, Plan};

use crate::{ByAgreement, Lang};

/// The map that these options play; `None` where its file cannot be read.
fn map(options: &Map<String, Value>) -> Option<Plan> {
    let text = |key: &str| options.get(key).and_then(Value::as_str);
    let file = match text("scenario")? {
        CUSTOM => text("custom")?,
        id => scenario::text(id)?,
    };
    Plan::read(file).ok()
}

/// A number in words; `None` for options that are no numbers.
pub fn number(key: &str, number: u64, options: &Map<String, Value>, lang: Lang) -> Option<String> {
    Some(match (key, number) {
        // Nought is the goal of the map.
        ("points_to_win", 0) => say::Points { count: map(options)?.points }.of(lang),
        ("points_to_win", count) => say::Points { count }.of(lang),
        ("offers_per_turn", count) => say::OffersPerTurnCount { count }.of(lang),
        _ => return None,
    })
}

/// How many may play the chosen map.
pub fn seats(options: &Map<String, Value>) -> Option<RangeInclusive<u8>> {
    let counts = map(options)?.players;
    Some(*counts.iter().min()?..=*counts.iter().max()?)
}

/// Two agree on it where they play a map of the book; a map of one's own says itself that it is for two.
pub fn by_agreement(seats: usize, options: &Map<String, Value>, lang: Lang) -> Option<ByAgreement> {
    let room = seats == 2 && !is_own(options) && map(options)?.players.contains(&2);
    room.then(|| ByAgreement { option: "two_players", said: preview::TWO_MAY_PLAY.of(lang) })
}

fn is_own(options: &Map<String, Value>) -> bool {
    options.get("scenario").is_some_and(|id| id == CUSTOM)
}

/// Does an option matter on the map that is chosen?
pub fn asks(key: &str, options: &Map<String, Value>) -> bool {
    let Some(plan) = map(options) else { return true };
    let own = is_own(options);
    let has = |how: How| plan.pools.iter().any(|pool| pool.how == how);
    match key {
        "custom" => own,
        "numbers" => has(How::Spiral),
        "redeal" => plan.cells().any(|cell| cell.area == b'*'),
        "home_island_limit" => plan.one_home,
        "trade_lines" => plan.bonus.is_some_and(|bonus| bonus.kind == BonusKind::TradeLines),
        "start_ship_card" => has(How::Stack),
        // The first follows from how many sit down; the second is told where a table of before knows
        // sums, and is no choice for new ones.
        "two_players" | "rolls" => false,
        "offers_per_turn" => options.get("domestic_trade") != Some(&Value::Bool(false)),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn options(value: Value) -> Map<String, Value> {
        value.as_object().unwrap().clone()
    }

    #[test]
    fn the_goal_of_a_map_is_said_in_points_and_never_as_nought() {
        for (scenario, points) in
            [("base", "10 "), ("new-shores", "13 "), ("greater-catan-4", "18 ")]
        {
            let agreed = options(json!({ "scenario": scenario }));
            for lang in Lang::ALL {
                let said = number("points_to_win", 0, &agreed, lang).unwrap();
                assert!(said.starts_with(points), "{scenario}: {said}");
            }
        }
        let own = scenario::text("base").unwrap().replace("points = 10", "points = 7");
        let agreed = options(json!({ "scenario": "custom", "custom": own }));
        let said = number("points_to_win", 0, &agreed, Lang::De).unwrap();
        assert!(said.starts_with("7 Punkte"), "{said}");
        assert_eq!(number("points_to_win", 8, &agreed, Lang::En).unwrap(), "8 points");
    }

    #[test]
    fn only_what_matters_on_a_map_is_asked() {
        let asked = |scenario: &str| {
            let agreed = options(json!({ "scenario": scenario }));
            let keys = [
                "custom",
                "numbers",
                "redeal",
                "home_island_limit",
                "trade_lines",
                "start_ship_card",
                "two_players",
                "rolls",
                "dice",
            ];
            keys.into_iter().filter(|key| asks(key, &agreed)).collect::<Vec<_>>()
        };
        assert_eq!(asked("base"), ["numbers", "dice"]);
        assert_eq!(asked("new-world-3"), ["redeal", "dice"]);
        assert_eq!(asked("great-crossing-4"), ["home_island_limit", "trade_lines", "dice"]);
        assert_eq!(asked("oceania-4"), ["start_ship_card", "dice"]);
        let silent = options(json!({ "scenario": "base", "domestic_trade": false }));
        assert!(!asks("offers_per_turn", &silent));
    }

    #[test]
    fn two_agree_on_it_on_maps_of_the_book_and_are_told() {
        let agreed = |scenario: &str| {
            let custom = scenario::text("base").unwrap();
            options(json!({ "scenario": scenario, "custom": custom }))
        };
        for (scenario, counts, asked) in [
            ("base", 2..=4, true),
            ("new-shores", 2..=4, true),
            ("oceania-3", 3..=3, false),
            (CUSTOM, 2..=4, false),
        ] {
            let options = agreed(scenario);
            assert_eq!(seats(&options), Some(counts), "{scenario}");
            for lang in Lang::ALL {
                let told = by_agreement(2, &options, lang);
                assert_eq!(told.map(|told| told.option), asked.then_some("two_players"));
                let label = say::TWO_PLAYERS.of(lang);
                assert!(told.is_none_or(|told| told.said.starts_with(label)), "{label}");
                assert_eq!(by_agreement(3, &options, lang), None);
            }
        }
    }
}
