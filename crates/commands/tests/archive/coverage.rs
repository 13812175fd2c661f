//! Whatever a table can agree on is in the archive, by the present rules.

use commands::games;
use game::Values;
use game::erased::AnyGame;
use game::record::RecordText;
use serde_json::{Value, json};

use crate::records::archived;

/// Every archived record of this game by its present rules.
fn records_of(game: &dyn AnyGame) -> Vec<RecordText> {
    let is_of = |record: &RecordText| {
        record.game() == game.name() && record.rules() == game.rules_version()
    };
    archived().iter().map(|found| found.record.parse().unwrap()).filter(is_of).collect()
}

/// The values of an option of which each must be played somewhere; where there are too many, any but
/// the book's will do.
fn demanded(values: Values) -> Option<Vec<Value>> {
    match values {
        Values::Switch => Some(vec![json!(false), json!(true)]),
        Values::Choice { of } | Values::Several { of } => {
            Some(of.into_iter().map(Value::from).collect())
        }
        Values::Number { .. } | Values::Text => None,
    }
}

/// A value, or all that are chosen together.
fn chosen(value: Value) -> Vec<Value> {
    match value {
        Value::Array(several) => several,
        one => vec![one],
    }
}

#[test]
fn every_value_of_every_option_is_archived() {
    for game in games::all() {
        let records = records_of(game);
        for spec in game.schema() {
            let played = records.iter().filter_map(|record| record.options().remove(&spec.key));
            let played: Vec<Value> = played.flat_map(chosen).collect();
            let has = |value: &Value| played.contains(value);
            let missing: Vec<Value> = match demanded(spec.values) {
                Some(values) => values.into_iter().filter(|value| !has(value)).collect(),
                None if played.iter().any(|value| *value != game.book()[&spec.key]) => Vec::new(),
                None => vec![json!("any but the book's")],
            };
            let (game, key) = (game.name(), &spec.key);
            assert!(
                missing.is_empty(),
                "plan a match of {game} with {key} {missing:?}, archive it"
            );
        }
    }
}

#[test]
fn every_number_of_seats_is_archived() {
    for game in games::all() {
        let (least, most) = game.seats();
        let records = records_of(game);
        for seats in least..=most {
            let found = records.iter().any(|record| record.players().len() == seats);
            assert!(found, "plan a match of {} for {seats}, archive it", game.name());
        }
    }
}
