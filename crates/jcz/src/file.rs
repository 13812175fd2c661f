//! What a saved game says, as far as we need it.

use serde_json::Value;

use crate::error::ImportError;
use crate::json::At;

/// The longest file that we read: fifty times what a game of all sets takes.
pub const FILE_BYTES_MAX: usize = 16_000_000;

/// The most messages of a file: a match of ours has no more steps, and far fewer do.
pub const MESSAGES_MAX: usize = 100_000;

/// A saved game.
#[derive(Clone, Debug)]
pub(crate) struct SavedGame {
    pub players: Vec<Sitter>,
    /// The field `setup`, read by whoever sets up the table.
    pub setup: Value,
    /// The names of the tiles in the order in which they are drawn, as far as it is told.
    pub draw_order: Vec<String>,
    /// After so many drawn tiles the stack counts as empty.
    pub end_turn: Option<i64>,
    /// How many messages there are.
    pub messages: usize,
    /// Those that were not taken back.
    pub replay: Vec<Sent>,
    /// The sentences that the file claims; something else than text is kept as JSON.
    pub assertions: Vec<String>,
}

/// Somebody who plays.
#[derive(Clone, Debug)]
pub(crate) struct Sitter {
    pub name: String,
    pub slot: Option<i64>,
}

/// A message, not read yet.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    /// Its place, counted from 1.
    pub number: usize,
    pub kind: String,
    pub payload: Value,
    /// Who sent it.
    pub player: Option<i64>,
}

impl SavedGame {
    /// Reads a file.
    pub fn read(bytes: &[u8]) -> Result<SavedGame, ImportError> {
        if bytes.len() > FILE_BYTES_MAX {
            return Err(ImportError::TooLarge);
        }
        let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        let value: Value = serde_json::from_slice(bytes)
            .map_err(|error| ImportError::NotJson(error.to_string()))?;
        let file = At::new("file", &value);
        file.object()?;
        let (draw_order, end_turn) = read_annotations(&file.get("gameAnnotations"))?;
        let (messages, replay) = read_replay(&file.get("replay"))?;
        Ok(SavedGame {
            players: read_players(&file.get("players"))?,
            setup: value.get("setup").cloned().unwrap_or(Value::Null),
            draw_order,
            end_turn,
            messages,
            replay,
            assertions: read_assertions(&file.get("test"))?,
        })
    }

    /// Does the file commit its turns? One that lays several tiles and commits none is scored
    /// as it goes.
    pub fn is_committed(&self) -> bool {
        self.of_kind("COMMIT").next().is_some() || self.of_kind("PLACE_TILE").nth(1).is_none()
    }

    /// Every message of a kind, not read yet.
    pub fn of_kind<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = &'a Sent> {
        self.replay.iter().filter(move |sent| sent.kind == kind)
    }
}

fn read_players(players: &At<'_>) -> Result<Vec<Sitter>, ImportError> {
    let read = |(seat, player): (usize, At<'_>)| {
        player.object()?;
        let name = player.get("name");
        let name = if name.is_missing() { "" } else { name.text()?.trim() };
        let slot = player.get("slot").whole().ok();
        let name = if name.is_empty() { format!("Player {}", seat + 1) } else { name.to_owned() };
        Ok(Sitter { name, slot })
    };
    players.list()?.into_iter().enumerate().map(read).collect()
}

fn read_annotations(notes: &At<'_>) -> Result<(Vec<String>, Option<i64>), ImportError> {
    let (order, end) = (notes.get("drawOrder"), notes.get("endTurn"));
    let order = match order.is_missing() {
        true => Vec::new(),
        false => {
            let names = order.list()?;
            names.iter().map(|name| name.text().map(str::to_owned)).collect::<Result<_, _>>()?
        }
    };
    let end = if end.is_missing() { None } else { Some(end.whole()?) };
    match end {
        Some(..0) => Err(notes.get("endTurn").wrong("a number of tiles")),
        end => Ok((order, end)),
    }
}

/// How many messages there are, and those that count: an UNDO takes the last one back.
fn read_replay(replay: &At<'_>) -> Result<(usize, Vec<Sent>), ImportError> {
    let all = if replay.is_missing() { Vec::new() } else { replay.list()? };
    if all.len() > MESSAGES_MAX {
        return Err(ImportError::TooManyMessages(all.len()));
    }
    let mut kept: Vec<Sent> = Vec::new();
    for (place, message) in all.iter().enumerate() {
        let kind = message.get("type").text()?.to_owned();
        if kind == "UNDO" && kept.pop().is_some() {
            continue;
        }
        let payload = message.get("payload").value().clone();
        let player = message.get("player").whole().ok();
        kept.push(Sent { number: place + 1, kind, payload, player });
    }
    Ok((all.len(), kept))
}

fn read_assertions(test: &At<'_>) -> Result<Vec<String>, ImportError> {
    let assertions = test.get("assertions");
    if assertions.is_missing() {
        return Ok(Vec::new());
    }
    let text = |entry: &At<'_>| match entry.value() {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    Ok(assertions.list()?.iter().map(text).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(kinds: &[&str]) -> Vec<usize> {
        let messages: Vec<Value> =
            kinds.iter().map(|kind| serde_json::json!({ "type": kind })).collect();
        let replay = Value::from(messages);
        let (_, kept) = read_replay(&At::new("replay", &replay)).unwrap();
        kept.iter().map(|sent| sent.number).collect()
    }

    #[test]
    fn an_undo_takes_the_last_message_back_and_a_second_one_the_message_before() {
        assert_eq!(kept(&["PLACE_TILE", "PASS", "UNDO", "COMMIT"]), [1, 4]);
        assert_eq!(kept(&["PLACE_TILE", "PASS", "UNDO", "UNDO", "PLACE_TILE"]), [5]);
        assert_eq!(kept(&["UNDO", "PASS"]), [1, 2], "nothing to take back: kept, to be refused");
    }

    #[test]
    fn what_is_no_saved_game_is_said_in_a_sentence() {
        for (text, said) in [
            ("", "not a saved game: EOF"),
            ("[]", "file: wants an object, not []"),
            ("{}", "file.players: is missing, wants a list"),
            ("{\"players\":[1]}", "file.players[0]: wants an object, not 1"),
            ("{\"players\":[],\"replay\":{}}", "file.replay: wants a list, not {}"),
            ("{\"players\":[],\"replay\":[{}]}", "file.replay[0].type: is missing"),
            ("{\"players\":[],\"gameAnnotations\":{\"endTurn\":-1}}", "wants a number of tiles"),
            (
                "{\"players\":[],\"gameAnnotations\":{\"drawOrder\":[1]}}",
                "drawOrder[0]: wants text",
            ),
            ("{\"players\":[],\"test\":{\"assertions\":1}}", "assertions: wants a list"),
        ] {
            let error = SavedGame::read(text.as_bytes()).unwrap_err().to_string();
            assert!(error.contains(said), "{text}: {error}");
        }
        let deep = "[".repeat(100_000);
        assert!(matches!(SavedGame::read(deep.as_bytes()), Err(ImportError::NotJson(_))));
        let long = vec![b' '; FILE_BYTES_MAX + 1];
        assert_eq!(SavedGame::read(&long).unwrap_err(), ImportError::TooLarge);
    }
}
