//! Bots by name, and minds by the weights of a file: `mind:FILE.bin`, perhaps with other numbers,
//! `mind:FILE.bin:foresight=2`.

use std::path::Path;

use bots::{Bot, Mind, Tuning, UnknownBot};
use game::Heuristics;
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::player::PlayerSpec;
use crate::weights::{self, WeightsError};

/// Why there is no such bot.
#[derive(Debug, thiserror::Error)]
pub enum TaughtError {
    /// Nobody knows it.
    #[error(transparent)]
    UnknownBot(#[from] UnknownBot),
    /// Its weights cannot be used.
    #[error(transparent)]
    Weights(#[from] WeightsError),
}

/// The bot of that name.
pub fn by_name<G: Heuristics>(name: &str) -> Result<Box<dyn Bot<G>>, TaughtError> {
    let Some((path, numbers)) = name.strip_prefix("mind:").and_then(file_and_numbers) else {
        return Ok(bots::by_name(name)?);
    };
    let unknown = || UnknownBot { name: name.to_owned() };
    let numbers = numbers.map_or(Some(Tuning::MIND), |numbers| Tuning::MIND.read(numbers));
    let tuning = numbers.ok_or_else(unknown)?;
    Ok(Box::new(Mind::new(weights::judge(Path::new(path))?, tuning)))
}

/// What distinguishes weights of the same name: the SHA-256 of each player's file, where it has one.
pub fn digests(players: &[PlayerSpec]) -> Result<Value, TaughtError> {
    let mut digests = Vec::new();
    for player in players.iter().filter(|player| player.program.is_none()) {
        let file = player.bot.bot.strip_prefix("mind:").and_then(file_and_numbers);
        if let Some((path, _)) = file {
            digests.push(digest(&weights::read(Path::new(path))?));
        }
    }
    Ok(digests.into())
}

/// The SHA-256 of weights.
pub fn digest(weights: &[u8]) -> String {
    Sha256::digest(weights).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A file of weights and what follows it.
fn file_and_numbers(text: &str) -> Option<(&str, Option<&str>)> {
    match text.split_once(".bin:") {
        Some((path, numbers)) => Some((&text[..path.len() + 4], Some(numbers))),
        None => text.ends_with(".bin").then_some((text, None)),
    }
}

#[cfg(test)]
mod tests {
    use game::toys::Lanterns;

    use super::*;

    fn refused(name: &str) -> String {
        by_name::<Lanterns>(name).err().map(|error| error.to_string()).unwrap_or_default()
    }

    #[test]
    fn a_mind_needs_a_file_that_is_there_and_a_game_that_can_be_judged() {
        assert_eq!(refused("greedy"), "");
        assert!(refused("mind:no/such.bin").starts_with("no/such.bin: "));
        assert!(refused("mind:no/such.bin:luck=1").starts_with("there is no bot"));
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("any.bin").display().to_string();
        std::fs::write(&path, b"ANJ1").unwrap();
        assert!(refused(&format!("mind:{path}:foresight=2")).ends_with("no learned judgement"));
    }
}
