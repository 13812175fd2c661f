//! What a node tells the others, in JSON. A later program may say more: what cannot be read is passed over.

use bytes::Bytes;
use game::{Pledge, Seat, SeatSet};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wire::ChatLine;

use crate::limits::LETTER_BYTES_MAX;
use crate::network::Mark;
use crate::quota::Counts;
use crate::table::Stored;

/// The version of letters. A node passes over later ones, and goes by the log.
const VERSION: u32 = 1;

/// The number of a node: that of its run, which is drawn anew at each start.
pub(crate) type Node = u32;

/// Who sends a letter, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Postmark {
    pub node: Node,
    /// Counts the letters of that node, so that an older one never replaces a newer one.
    pub count: u64,
    /// What its clock showed.
    pub now_ms: u64,
}

/// A letter from node to node.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Letter<T> {
    v: u32,
    #[serde(flatten)]
    pub mark: Postmark,
    pub says: T,
}

/// What is said about a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum AtTable {
    /// Entries are in the log, the first with this number.
    Wrote {
        first: u64,
        /// The number of the last.
        last: u64,
        /// Left out where they are too long for a letter.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        entries: Vec<Stored>,
    },
    /// The node holds the table: who is connected there, and what they want.
    Here(Standing),
    /// Who else holds the table?
    Who,
    /// The node holds the table no longer.
    Gone,
    /// Somebody said something, and it is stored.
    Said { line: ChatLine },
}

/// How a table stands on one node, as far as the log does not say so.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Standing {
    /// The last entry that the node knows.
    pub number: u64,
    /// The seats whose people are connected.
    pub seats: SeatSet,
    /// Those of them whose pages add to the dice.
    pub adds: SeatSet,
    /// How many look on.
    pub onlookers: usize,
    /// The bots that think there, about this version of the match.
    pub version: u64,
    pub thinking: SeatSet,
    /// It holds the table only to think for it.
    pub works: bool,
    /// The entry with which somebody last sat down or stood up: what follows is about those who sit there since.
    pub round: u64,
    /// Somebody has said that the match may begin.
    pub signed: bool,
    /// What was promised for the dice.
    pub pledges: Vec<(Seat, Pledge)>,
}

/// What is said about a node.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum OfNode {
    /// It is there.
    Beat {
        /// Does it want to know who else is?
        asks: bool,
        /// How many bots may think there at a time, where it is a worker.
        #[serde(default)]
        threads: usize,
    },
    /// A review is worked out there, of the table that has this topic.
    Reviews {
        table: String,
        /// How many steps are judged, of all.
        done: usize,
        steps: usize,
        /// It is there, or was given up.
        over: bool,
    },
    /// An address has had something of which it may have so much in an hour.
    Counted { what: Counts, from: Mark },
    /// It stops.
    Gone,
}

/// What is said about the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum OfLobby {
    /// What strangers may find has changed; the store knows how.
    Changed,
    /// People who looked for a game have one; the store knows who.
    Paired,
}

impl<T: Serialize + DeserializeOwned> Letter<T> {
    /// A letter of this node.
    pub fn new(mark: Postmark, says: T) -> Letter<T> {
        Letter { v: VERSION, mark, says }
    }

    /// As it travels; nothing where it is too long.
    pub fn write(&self) -> Option<Bytes> {
        let text = serde_json::to_vec(self).ok()?;
        (text.len() <= LETTER_BYTES_MAX).then(|| text.into())
    }

    /// Reads what came; nothing where it is of a later program, or no letter.
    pub fn read(text: &[u8]) -> Option<Letter<T>> {
        if text.len() > LETTER_BYTES_MAX {
            return None;
        }
        let letter: Letter<T> = serde_json::from_slice(text).ok()?;
        (letter.v <= VERSION).then_some(letter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Entry;
    use crate::time::{Moment, Reading};

    const MARK: Postmark = Postmark { node: 7, count: 3, now_ms: 9 };

    fn round(says: AtTable) -> AtTable {
        let letter = Letter::new(MARK, says);
        let read: Letter<AtTable> = Letter::read(&letter.write().unwrap()).unwrap();
        assert_eq!(read, letter);
        read.says
    }

    fn left() -> Stored {
        let moment = Moment { at_ms: 7, reading: Reading { run: 3, now_ms: 9 } };
        Stored::new(moment, Entry::Left { seat: Seat::FIRST })
    }

    #[test]
    fn letters_arrive_as_they_were_sent() {
        round(AtTable::Wrote { first: 4, last: 5, entries: vec![left(), left()] });
        round(AtTable::Wrote { first: 4, last: 5, entries: Vec::new() });
        round(AtTable::Who);
        round(AtTable::Gone);
        let seats = SeatSet::only(Seat::FIRST);
        round(AtTable::Here(Standing { number: 3, seats, signed: true, ..Standing::default() }));
        let line = ChatLine { at_ms: 1, seat: None, name: "Anna".into(), text: "hi".into() };
        round(AtTable::Said { line });
    }

    #[test]
    fn what_a_later_program_says_is_passed_over() {
        let read = |text: &str| Letter::<AtTable>::read(text.as_bytes());
        let here = r#"{"v":1,"node":7,"count":3,"now_ms":9,"says":{"here":{"number":3,"mood":"good"}},"by":1}"#;
        let Some(AtTable::Here(standing)) = read(here).map(|letter| letter.says) else {
            panic!("more is said than we know, and the rest can be read");
        };
        assert_eq!(standing, Standing { number: 3, ..Standing::default() });
        assert_eq!(read(&here.replace("here", "sang")), None);
        assert_eq!(read(&here.replace("\"v\":1", "\"v\":2")), None);
        assert_eq!(read("no letter"), None);
    }

    #[test]
    fn what_is_too_long_is_not_sent_and_not_read() {
        let entries = vec![left(); LETTER_BYTES_MAX / 40];
        let long =
            Letter::new(MARK, AtTable::Wrote { first: 1, last: entries.len() as u64, entries });
        assert_eq!(long.write(), None);
        assert_eq!(Letter::<AtTable>::read(&vec![b' '; LETTER_BYTES_MAX + 1]), None);
    }
}
