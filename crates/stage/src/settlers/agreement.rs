//! What a table of the Settlers agrees on, in words that need no label.

use ::words::frame::settlers_options as say;
use serde_json::{Map, Value};
use settlers::CUSTOM;
use settlers::scenario::{self, BonusKind, How, Plan};

use crate::Lang;

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

/// Does an option matter on the map that is chosen?
pub fn asks(key: &str, options: &Map<String, Value>) -> bool {
    let Some(plan) = map(options) else { return true };
    let own = options.get("scenario").is_some_and(|id| id == CUSTOM);
    let has = |how: How| plan.pools.iter().any(|pool| pool.how == how);
    match key {
        "custom" => own,
        "numbers" => has(How::Spiral),
        "redeal" => plan.cells().any(|cell| cell.area == b'*'),
        "home_island_limit" => plan.one_home,
        "trade_lines" => plan.bonus.is_some_and(|bonus| bonus.kind == BonusKind::TradeLines),
        "start_ship_card" => has(How::Stack),
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
}
