//! What is fuzzed, and what must hold whatever comes in.

use carcassonne::Carcassonne;
use game::{Game, Match, RecordText};
use serde_json::Value;

use commands::engine::{self, Ending, Limits};
use commands::games;

/// Small budgets: a damaged request must not make the run think for minutes.
const LIMITS: Limits = Limits { line_bytes: 1 << 18, ms: 2, playouts: 20, threads: 1 };

/// The last question of every conversation.
const STILL_THERE: &str = "{\"id\":\"still there\",\"method\":\"hello\"}";

/// The engine answers every line with one line of JSON, and still answers afterwards.
pub fn protocol(input: &[u8]) -> Result<(), String> {
    let mut talk = input.to_vec();
    talk.extend_from_slice(format!("\n{STILL_THERE}\n").as_bytes());
    let mut said = Vec::new();
    let ending = engine::converse(talk.as_slice(), &mut said, LIMITS)
        .map_err(|error| format!("the conversation broke off: {error}"))?;
    let said = String::from_utf8(said).map_err(|_| "an answer is not UTF-8")?;
    let mut last = Value::Null;
    for line in said.lines() {
        last = serde_json::from_str(line).map_err(|error| format!("no JSON: {error}: {line}"))?;
        if last.get("ok").is_some() == last.get("error").is_some() {
            return Err(format!("neither or both of ok and error: {line}"));
        }
    }
    if ending == Ending::InputEnd && (last["id"] != "still there" || last.get("ok").is_none()) {
        return Err(format!("the engine no longer answers: {last}"));
    }
    Ok(())
}

/// A record is refused or, once loaded, can be saved and loaded again, the same.
///
/// A record whose moves were changed is refused for its digest at the latest; so it is tried
/// once more with the digest set right, as a forger would.
pub fn record(input: &[u8]) -> Result<(), String> {
    let text = String::from_utf8_lossy(input);
    let Ok(record) = text.parse::<RecordText>() else { return Ok(()) };
    load(&record)?;
    let forged = record.to_string();
    let forged =
        forged.parse().map_err(|error| format!("cannot read what was written: {error}"))?;
    load(&forged)
}

/// A saved game is refused, or it is replayed and its record is good.
pub fn saved_game(input: &[u8]) -> Result<(), String> {
    let Ok(import) = jcz::import(input) else { return Ok(()) };
    let record = import.played.record().to_string();
    let record = record.parse().map_err(|error| format!("the record cannot be read: {error}"))?;
    let verified = Match::<Carcassonne>::from_record(&record);
    verified.map_err(|error| format!("the record does not hold: {error}"))?;
    match import.played.game().invariants() {
        Ok(()) => Ok(()),
        Err(law) => Err(format!("a law is broken: {law}")),
    }
}

fn load(record: &RecordText) -> Result<(), String> {
    let Ok(game) = games::find(record.game()) else { return Ok(()) };
    let (loaded, verdict) = (game.load(record), game.verify(record));
    if loaded.is_ok() != verdict.is_ok() {
        return Err(format!("load and verify disagree: {:?}", verdict.err()));
    }
    let Ok(table) = loaded else { return Ok(()) };
    let saved = table.record().to_string();
    let again = saved.parse().map_err(|error| format!("what was saved cannot be read: {error}"))?;
    let again = game.load(&again).map_err(|error| format!("nor loaded: {error}"))?;
    if again.record().to_string() != saved {
        return Err("a match saved and loaded writes another record".to_owned());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::{campaign, corpus};

    #[test]
    fn good_conversations_are_good() {
        for talk in corpus::conversations() {
            let mut said = Vec::new();
            engine::converse(talk.as_slice(), &mut said, LIMITS).unwrap();
            let said = String::from_utf8(said).unwrap();
            let errors: Vec<&str> =
                said.lines().filter(|line| line.starts_with("{\"error\"")).collect();
            // A finished or external match needs no seed, and says so; all else is taken.
            assert!(errors.iter().all(|line| line.contains("not-sealed")), "{errors:#?}");
        }
    }

    #[test]
    fn good_records_load() {
        let records = corpus::records();
        assert_eq!(records.len(), 4 * games::NAMES.len());
        for record in records {
            let record: RecordText = String::from_utf8(record).unwrap().parse().unwrap();
            games::find(record.game()).unwrap().load(&record).unwrap();
        }
    }

    #[test]
    fn good_saved_games_are_replayed() {
        for file in corpus::saved_games() {
            assert!(jcz::import(&file).unwrap().halt.is_none());
            saved_game(&file).unwrap();
        }
    }

    #[test]
    fn a_short_campaign_does_no_harm() {
        let time = Duration::from_millis(500);
        let outcome = campaign::run(&protocol, &corpus::conversations(), 1, time);
        assert!(outcome.is_ok(), "{outcome:?}");
        let outcome = campaign::run(&record, &corpus::records(), 1, time);
        assert!(outcome.is_ok(), "{outcome:?}");
        let outcome = campaign::run(&saved_game, &corpus::saved_games(), 1, time);
        assert!(outcome.is_ok(), "{outcome:?}");
    }
}
