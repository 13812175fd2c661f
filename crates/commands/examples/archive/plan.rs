//! Which matches are archived: every game, expansion, scenario and reading, for every number of seats.

use serde_json::{Map, Value, json};

use crate::playing::{DiceOf, Planned};
use crate::visitor::Fault;

/// The expansions of Carcassonne, each with the number of seats that plays it alone.
const EXPANSIONS: [(&str, usize); 5] =
    [("inns", 4), ("traders", 5), ("dragon", 6), ("tower", 3), ("king", 2)];

/// The scenarios of Seafarers and for how many they are.
const SCENARIOS: [(&str, usize); 11] = [
    ("desert-3", 3),
    ("desert-4", 4),
    ("four-islands-3", 3),
    ("four-islands-4", 4),
    ("great-crossing-4", 4),
    ("greater-catan-4", 4),
    ("new-shores", 4),
    ("new-world-3", 3),
    ("new-world-4", 4),
    ("oceania-3", 3),
    ("oceania-4", 4),
];

/// Every match of this game that is archived: each is played twice, by bots that have changed seats.
pub fn matches_of(game: &'static str) -> Result<Vec<Planned>, Fault> {
    let once = match game {
        "carcassonne" => carcassonne(),
        "newworld" => newworld()?,
        "settlers" => settlers()?,
        _ => return Err(format!("say in plan.rs which matches of {game} are archived").into()),
    };
    let again = |planned: Planned| {
        let name = format!("{}-again", planned.name);
        [planned.clone(), Planned { name, bots: ["random", "greedy"], ..planned }]
    };
    Ok(once.into_iter().flat_map(again).collect())
}

fn planned(game: &'static str, name: &str, seats: usize, options: Value) -> Planned {
    let options = match options {
        Value::Object(options) => options,
        _ => Map::new(),
    };
    let (name, bots, dice) = (name.to_owned(), ["greedy", "random"], DiceOf::TheTable);
    let (deal, decisions_most) = (0, usize::MAX);
    Planned { name, game, seats, bots, options, dice, deal, decisions_most }
}

fn carcassonne() -> Vec<Planned> {
    let of = |name: &str, seats, options| planned("carcassonne", name, seats, options);
    let sets = EXPANSIONS.map(|(set, _)| set);
    let inns_and_tower = json!({ "sets": ["inns", "tower"], "followers": 3 });
    let mut all: Vec<Planned> =
        (2..=6).map(|seats| of(&format!("base-{seats}"), seats, json!({}))).collect();
    all.extend(EXPANSIONS.map(|(set, seats)| of(set, seats, json!({ "sets": [set] }))));
    all.extend([
        of("full-mix-2", 2, json!({ "sets": sets })),
        of("full-mix-6", 6, json!({ "sets": sets })),
        of("other-readings", 4, other_readings_of_carcassonne(&sets)),
        of("fairy-by-place", 4, json!({ "sets": ["dragon", "tower"], "fairy_point": "place" })),
        of("fairy-on-tile", 3, json!({ "sets": ["inns", "dragon"], "fairy_stands": "on-tile" })),
        // A deal in which somebody has several to get back and chooses (W-13).
        Planned { deal: 9, ..of("inns-and-tower", 2, inns_and_tower) },
        of("no-farmers", 2, json!({ "farmers": false, "boxes": 2 })),
        of("some-elements", 3, some_elements()),
        of("other-elements", 5, other_elements()),
        of("other-set-up", 3, other_set_up()),
        of("alone", 1, json!({ "alone": true })),
        Planned { dice: DiceOf::Others, ..of("dice-of-others", 3, json!({ "sets": ["inns"] })) },
        Planned { decisions_most: 60, ..of("broken-off", 3, json!({ "sets": ["traders"] })) },
    ]);
    all
}

fn other_readings_of_carcassonne(sets: &[&str]) -> Value {
    json!({
        "sets": sets,
        "two_tile_city": "2",
        "field_scoring": "per-city",
        "start_seat": 3,
        "lonely_pig": "stays",
        "fairy_point": "follower",
        "dragon_moves": "after-scoring",
        "princess_must": true,
        "tower_reopens": false,
        "ransom_on_credit": true,
    })
}

fn some_elements() -> Value {
    let elements = ["big-follower", "goods", "builder", "tower", "fairy"];
    json!({ "sets": ["inns", "traders"], "elements": elements })
}

fn other_elements() -> Value {
    let elements = ["inn", "cathedral", "pig", "dragon", "portal", "princess", "king", "robber"];
    json!({ "sets": ["inns", "traders", "dragon"], "elements": elements })
}

fn other_set_up() -> Value {
    json!({ "followers": 4, "start": "D/0 0,0; V/1 1,0", "left_over": 10 })
}

fn newworld() -> Result<Vec<Planned>, Fault> {
    let of = |name: &str, seats, options| planned("newworld", name, seats, options);
    let corrected = include_str!("../../../newworld/data/base.toml");
    let corrected = newworld::corrections(&corrected.replacen("animals = 3", "animals = 4", 1))?;
    let other_readings = json!({
        "bonus": "per-surveyor",
        "coast_cards": false,
        "coast_farms": false,
        "blocked_sends_home": false,
        "start_seat": 2,
    });
    let mut all: Vec<Planned> =
        (2..=5).map(|seats| of(&format!("base-{seats}"), seats, json!({}))).collect();
    all.extend([
        of("other-readings", 4, other_readings),
        of("corrected-tiles", 3, json!({ "tiles": corrected })),
        Planned { dice: DiceOf::Others, ..of("dice-of-others", 2, json!({})) },
        Planned { decisions_most: 60, ..of("broken-off", 3, json!({})) },
    ]);
    Ok(all)
}

fn settlers() -> Result<Vec<Planned>, Fault> {
    let of = |name: &str, seats, options| planned("settlers", name, seats, options);
    let own = own_scenario()?;
    let base = |seats| of(&format!("base-{seats}"), seats, json!({ "two_players": seats == 2 }));
    let mut all: Vec<Planned> = (2..=4).map(base).collect();
    all.extend(SCENARIOS.map(|(id, seats)| of(id, seats, json!({ "scenario": id }))));
    all.extend([
        of(
            "new-shores-2",
            2,
            json!({ "scenario": "new-shores", "pirate": true, "two_players": true }),
        ),
        of("own-scenario", 3, json!({ "scenario": "custom", "custom": own, "pirate": true })),
        of("other-readings", 4, other_readings_ashore()),
        of("other-readings-at-sea", 3, other_readings_at_sea()),
        of(
            "shortest-lines",
            4,
            json!({ "scenario": "great-crossing-4", "trade_lines": "shortest" }),
        ),
        of("bare-start-ships", 4, json!({ "scenario": "oceania-4", "start_ship_card": false })),
        of("bare-sums", 3, json!({ "rolls": "sums" })),
        Planned { dice: DiceOf::Others, ..of("dice-of-others", 3, json!({})) },
        Planned { decisions_most: 60, ..of("broken-off", 3, json!({})) },
    ]);
    Ok(all)
}

fn other_readings_ashore() -> Value {
    json!({
        "friendly_robber": true,
        "harbours": "fixed",
        "red_apart": false,
        "domestic_trade": false,
        "dice": "levelled",
        "numbers": "random",
        "points_to_win": 8,
    })
}

fn other_readings_at_sea() -> Value {
    json!({
        "scenario": "new-world-3",
        "pirate": true,
        "offers_per_turn": 1,
        "home_island_limit": true,
        "redeal": true,
    })
}

/// The example of the page that tells how scenarios are written.
fn own_scenario() -> Result<&'static str, Fault> {
    let page = include_str!("../../../../docs/scenarios.md");
    let example = page.split_once("```toml\n").and_then(|(_, rest)| rest.split_once("```"));
    example.map(|(scenario, _)| scenario).ok_or_else(|| "docs/scenarios.md has no example".into())
}
