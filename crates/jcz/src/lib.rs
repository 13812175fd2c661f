//! Saved games of JCloisterZone, replayed by our rules.

#![warn(missing_docs)]
//!
//! [`import`] reads such a file, plays its messages at a table of ours and says what came of it: the
//! match, which is a record like any other; the first message that our rules forbid, with the
//! ruling; and for every assertion that the file makes whether it holds. The package is called `anleger-jcz`,
//! the crate `jcz`.
//!
//! | room | has |
//! | --- | --- |
//! | `file` | what the file says, as far as we need it |
//! | `setup` | the table that plays by it: sets, elements, rules, tiles at the start |
//! | `names` | what the other program calls our tiles |
//! | `location` | what it calls the parts of a tile |
//! | `message` | what somebody did, in its words |
//! | `replay` | message by message, from its words to our decisions |
//! | `draws` | which tile comes next |
//! | `ledger` | who was paid what for what |
//! | `assertion` | the sentences that the file claims, and what we say to them |
//! | `samples` | saved games to test with |

mod assertion;
mod draws;
mod error;
mod file;
mod hindsight;
mod json;
mod ledger;
mod location;
mod message;
pub mod names;
mod replay;
mod samples;
mod setup;

use carcassonne::Carcassonne;
use game::{Match, Seat};

pub use assertion::{Judged, Verdict};
pub use error::{Halt, ImportError, Unplayed};
pub use file::{FILE_BYTES_MAX, MESSAGES_MAX};
pub use samples::SAMPLES;

/// What came of a saved game.
#[derive(Clone, Debug)]
pub struct Import {
    /// The match by our rules, as far as it was played.
    pub played: Match<Carcassonne>,
    /// The names of the players, as the file writes them.
    pub names: Vec<String>,
    /// The points of each seat once the last message was carried out. A turn that was not
    /// committed is not scored yet, though the record goes on to its scoring.
    pub points: Vec<i32>,
    /// How many messages the file has.
    pub messages: usize,
    /// How many of them were taken back, or took one back.
    pub undone: usize,
    /// The message at which the replay stopped, if it did.
    pub halt: Option<Halt>,
    /// What the file claims, and whether it is so.
    pub assertions: Vec<Judged>,
    /// What a reader should know besides.
    pub notes: Vec<String>,
}

/// Reads a saved game and replays it by our rules.
///
/// ```
/// let file = r#"{
///     "players": [{ "name": "Anna" }, { "name": "Ben" }],
///     "setup": { "sets": { "basic:1": 1 }, "elements": { "small-follower": 7 },
///         "start": [{ "tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0 }] },
///     "replay": [
///         { "type": "PLACE_TILE", "player": 0,
///           "payload": { "tileId": "BA/C", "rotation": "R180", "position": [0, -1] } },
///         { "type": "DEPLOY_MEEPLE", "player": 0, "payload": { "meepleId": "0.small.1",
///           "pointer": { "position": [0, -1], "feature": "City", "location": "S" } } },
///         { "type": "COMMIT", "player": 0, "payload": {} }
///     ],
///     "test": { "assertions": ["Anna has 4 points", "Anna scored City for 4 points"] }
/// }"#;
/// let import = jcz::import(file.as_bytes())?;
/// assert!(import.halt.is_none());
/// assert_eq!(import.points, [4, 0]);
/// assert!(import.assertions.iter().all(|judged| judged.verdict.holds()));
/// # Ok::<(), jcz::ImportError>(())
/// ```
pub fn import(bytes: &[u8]) -> Result<Import, ImportError> {
    let file = file::SavedGame::read(bytes)?;
    let mut table = setup::SavedTable::read(&file)?;
    let mut replay = replay::Replay::begin(&file, &table)?;
    let mut halt = replay.run(&file).err();
    if halt.is_none()
        && let Some(tiles) = replay.set_aside(&file)
    {
        table.end_without(tiles);
        replay = replay::Replay::begin(&file, &table)?;
        halt = replay.run(&file).err();
    }
    let assertions = match &halt {
        None => file.assertions.iter().map(|text| assertion::judge(text, &replay)).collect(),
        Some(halt) => file.assertions.iter().map(|text| Judged::after(halt, text)).collect(),
    };
    let mut notes = table.notes;
    notes.extend(replay.note());
    Ok(Import {
        points: Seat::first(file.players.len()).map(|seat| replay.points(seat)).collect(),
        names: file.players.into_iter().map(|player| player.name).collect(),
        messages: file.messages,
        undone: file.messages - file.replay.len(),
        played: replay.into_match(),
        halt,
        assertions,
        notes,
    })
}
