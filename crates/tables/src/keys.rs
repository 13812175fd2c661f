//! Secrets: the ids of tables and the keys of seats.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};
use wire::{KEY_DIGITS, TableRefusal};

use crate::refusal::Refusal;

/// What the server keeps of a seat's key: its SHA-256. The key itself stays in the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyHash([u8; 32]);

impl KeyHash {
    /// The hash of a key as the client sends it.
    pub fn of(key: &str) -> Result<KeyHash, Refusal> {
        let digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if key.len() != KEY_DIGITS || !key.bytes().all(digit) {
            return Err(Refusal::BadKey);
        }
        Ok(KeyHash(Sha256::digest(key.as_bytes()).into()))
    }
}

impl FromStr for KeyHash {
    type Err = <game::Seed as FromStr>::Err;

    /// Reads it as it is written: the same 64 digits as a seed, so its reader serves.
    fn from_str(text: &str) -> Result<KeyHash, Self::Err> {
        text.parse().map(|bytes: game::Seed| KeyHash(bytes.0))
    }
}

impl fmt::Display for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl serde::Serialize for KeyHash {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for KeyHash {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<KeyHash, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// Letters of a table's id: no vowels, so no words; nothing that looks like something else.
const ID_LETTERS: &[u8; 32] = b"23456789bcdfghjkmnpqrstvwxyzBCDF";

/// How many letters an id has: 5 bits each, so 100 bits that nobody guesses.
pub const ID_CHARS: usize = 20;

/// The id of a new table.
pub fn table_id() -> Result<String, Refusal> {
    let mut bytes = [0u8; ID_CHARS];
    getrandom::fill(&mut bytes).map_err(|_| TableRefusal::NoEntropy)?;
    Ok(bytes.iter().map(|byte| char::from(ID_LETTERS[usize::from(byte & 31)])).collect())
}

/// A new secret, of the form of a seat's key.
pub fn new_key() -> Result<String, Refusal> {
    let mut bytes = [0u8; KEY_DIGITS / 2];
    getrandom::fill(&mut bytes).map_err(|_| TableRefusal::NoEntropy)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// The beginning of an id, for logs: enough to find the table, too little to sit down at it.
pub fn tag(id: &str) -> &str {
    id.get(..8).unwrap_or(id)
}

/// Can this be the id of a table?
pub fn is_table_id(text: &str) -> bool {
    text.len() == ID_CHARS && text.bytes().all(|byte| ID_LETTERS.contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_hash_of_a_key_is_kept() {
        let key = "0123456789abcdef0123456789abcdef";
        let hash = KeyHash::of(key).unwrap();
        let text = serde_json::to_string(&hash).unwrap();
        assert!(!text.contains(key));
        assert_eq!(serde_json::from_str::<KeyHash>(&text).unwrap(), hash);
        assert_ne!(KeyHash::of(&key.replace('0', "1")).unwrap(), hash);
    }

    #[test]
    fn keys_of_another_form_are_refused() {
        for wrong in ["", "abc", &"A".repeat(32), &"0".repeat(33), &"é".repeat(16)] {
            assert!(KeyHash::of(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn ids_have_their_form_and_differ() {
        let (one, other) = (table_id().unwrap(), table_id().unwrap());
        assert!(is_table_id(&one) && is_table_id(&other));
        assert_ne!(one, other);
        assert!(!is_table_id("../../etc/passwd") && !is_table_id(&"a".repeat(ID_CHARS)));
    }
}
