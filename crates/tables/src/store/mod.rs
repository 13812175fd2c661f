//! Where tables are kept: a small trait, and behind it SQLite or PostgreSQL. What differs between the two has one
//! home, `engine`; all else is written once.
//!
//! The log of a table is the truth; what the server holds in memory follows from it. Two writers
//! may race: the key (table, sequence) decides, and the loser is told [`StoreError::Taken`].

mod address;
mod backup;
mod changes;
mod check;
mod database;
mod deadlines;
mod engine;
mod finds;
mod listings;
mod moving;
mod page;
mod people;
pub(crate) mod private;
mod reading;
mod seeks;
mod studies;
mod sums;
mod writer;

pub use address::{Address, ServerAddress};
pub use backup::backup;
pub use check::{Findings, check_database};
pub use database::{Database, Tuning};
pub use deadlines::{Deadline, Since};
pub use listings::ListingRow;
pub use moving::{Moved, Step, move_database};
pub use people::{KeyKind, KeyRow, PasskeyRow, People, PersonRow, SatRow};
pub use seeks::{Pairing, SeekRow, Seeker, Sought};
pub use studies::StudyRow;

use std::future::Future;
use std::pin::Pin;

use game::{Contribution, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use wire::lobby::{LobbyRoom, LobbyTable};
use wire::{ChatLine, Phase, SeatPlan, Settings};

use crate::keys::KeyHash;
use crate::table::Stored;

/// The version of the form of a database that this program writes.
const VERSION: i64 = engine::sqlite::migrations::VERSION;

/// The answer of a store, some time later.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Keeps tables. What it has answered with `Ok` survives a crash of the machine.
pub trait Store: Send + Sync + 'static {
    /// Keeps a new table with the beginning of its log.
    fn create(&self, row: TableRow, log: Vec<Stored>) -> Answer<'_, ()>;

    /// The table of that id.
    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TableRow>>;

    /// Adds entries, the first with the number `seq`, all or none; [`StoreError::Taken`] where there
    /// is one of that number.
    fn append<'a>(&'a self, id: &'a str, seq: u64, entries: &'a [Stored]) -> Answer<'a, ()> {
        self.append_and_note(id, seq, entries, Notes::default())
    }

    /// The same, and notes in the same write what follows from it.
    fn append_and_note<'a>(
        &'a self,
        id: &'a str,
        seq: u64,
        entries: &'a [Stored],
        notes: Notes,
    ) -> Answer<'a, ()>;

    /// The log from its first entry on.
    fn log<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<Stored>>;

    /// What the log has after the entry `known`; nothing where it does not reach that far.
    fn log_after<'a>(&'a self, id: &'a str, known: u64) -> Answer<'a, Option<Vec<Stored>>> {
        Box::pin(async move {
            let mut log = self.log(id).await?;
            let known = usize::try_from(known).unwrap_or(usize::MAX);
            Ok((known <= log.len()).then(|| log.split_off(known)))
        })
    }

    /// The number of the last entry; 0 where there is none.
    fn last_number<'a>(&'a self, id: &'a str) -> Answer<'a, u64> {
        Box::pin(async move { Ok(self.log(id).await?.len() as u64) })
    }

    /// May several servers use this store at the same time, each with a connection of its own?
    fn is_shared(&self) -> bool {
        false
    }

    /// The tables whose logs do not say what chance did, because an older program wrote them.
    fn without_chance(&self) -> Answer<'_, Vec<String>>;

    /// Writes a log anew that says what chance did, and else the same; [`StoreError::Taken`] where it has
    /// another length by now.
    fn write_chance<'a>(&'a self, id: &'a str, log: Vec<Stored>) -> Answer<'a, ()>;

    /// By when somebody has to look at a table, where that is noted.
    fn deadline<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Deadline>>;

    /// Moves a deadline that is due at `from_ms`, or lets it go; `false` where it is another by now.
    fn move_deadline<'a>(
        &'a self,
        id: &'a str,
        from_ms: u64,
        to: Option<Deadline>,
    ) -> Answer<'a, bool>;

    /// Takes so many of the deadlines that have passed, the oldest first. No other server takes them; each is due again at
    /// `again_ms`, should whoever has taken it die.
    fn take_deadlines(&self, passed_ms: u64, again_ms: u64, most: usize)
    -> Answer<'_, Vec<String>>;

    /// Does the server `holder` do for all what has this name, until `until_ms`? One does at a time: it keeps it as long
    /// as it asks again before that.
    fn lease(
        &self,
        name: &'static str,
        holder: u32,
        now_ms: u64,
        until_ms: u64,
    ) -> Answer<'_, bool>;

    /// Keeps what strangers may find of a table, unless what is kept follows from a longer log.
    fn list<'a>(&'a self, id: &'a str, row: ListingRow) -> Answer<'a, ()>;

    /// So many of the tables that strangers may find there, and at which somebody was seen since then.
    fn listed(&self, room: LobbyRoom, since_ms: u64, most: usize) -> Answer<'_, Vec<LobbyTable>>;

    /// Keeps that somebody looks for a game.
    fn seek(&self, row: SeekRow) -> Answer<'_, ()>;

    /// Their page was heard of; what has become of them, counting those with the same wish that were heard of since then.
    fn seen_seeking<'a>(&'a self, id: &'a str, now_ms: u64, since_ms: u64) -> Answer<'a, Sought>;

    /// They look no longer; `false` where a seat was found before.
    fn withdraw_seek<'a>(&'a self, id: &'a str) -> Answer<'a, bool>;

    /// They know where they sit.
    fn end_seek<'a>(&'a self, id: &'a str) -> Answer<'a, ()>;

    /// Seats as many as there must be of those who want the same at this new table; `false` where there are too few.
    fn pair(&self, pairing: Pairing) -> Answer<'_, bool>;

    /// Keeps a line of chat.
    fn say<'a>(&'a self, id: &'a str, line: &'a ChatLine) -> Answer<'a, ()>;

    /// The last lines of chat, oldest first.
    fn chat<'a>(&'a self, id: &'a str, lines: usize) -> Answer<'a, Vec<ChatLine>>;

    /// The review of a table's match, where there is one.
    fn review<'a>(&'a self, id: &'a str) -> Answer<'a, Option<String>>;

    /// Keeps the review of a table's match; nothing where the table has gone meanwhile.
    fn keep_review<'a>(&'a self, id: &'a str, review: String) -> Answer<'a, ()>;

    /// Takes so many of the finished matches in which puzzles are to be looked for and nobody has. No other server takes
    /// them; each is to be taken again at `again_ms`, should whoever has taken it die.
    fn take_finds(&self, now_ms: u64, again_ms: u64, most: usize) -> Answer<'_, Vec<String>>;

    /// Keeps what was found in a match that was to be looked at; nothing where somebody was faster.
    fn keep_find<'a>(&'a self, id: &'a str, found: String) -> Answer<'a, ()>;

    /// What was found in a match; nothing where nobody has looked.
    fn find<'a>(&'a self, id: &'a str) -> Answer<'a, Option<String>>;

    /// The tables at which a match is known to run, the newest first, and so many of them at most.
    fn running(&self, most: usize) -> Answer<'_, Vec<String>>;

    /// Keeps how far a table is.
    fn mark<'a>(&'a self, id: &'a str, phase: Phase) -> Answer<'a, ()>;

    /// Puts away every table without an event since `before_ms`, and says how many those were. An
    /// entry brings a table back.
    fn archive_idle(&self, before_ms: u64) -> Answer<'_, u64>;

    /// Every table without an event since the time for its phase: waiting, playing, over. One whose
    /// phase is not known is there if it could be meant.
    fn idle(&self, before_ms: [u64; 3]) -> Answer<'_, Vec<Idle>>;

    /// Forgets tables for good, with all that belongs to them, in one write; says how many those were. Each is
    /// named with its last event: one that has been played on since stays.
    fn remove(&self, tables: Vec<(String, u64)>) -> Answer<'_, u64>;

    /// Keeps a new study.
    fn keep_study(&self, row: StudyRow) -> Answer<'_, ()>;

    /// The study of that id.
    fn study<'a>(&'a self, id: &'a str) -> Answer<'a, Option<StudyRow>>;

    /// Keeps what has become of a study, where it opens with this key; says whether it did.
    fn change_study<'a>(
        &'a self,
        id: &'a str,
        key: KeyHash,
        study: String,
        now_ms: u64,
    ) -> Answer<'a, bool>;

    /// Notes that somebody looked at a study.
    fn see_study<'a>(&'a self, id: &'a str, now_ms: u64) -> Answer<'a, ()>;

    /// How many studies nobody has saved or looked at since `before_ms`.
    fn stale_studies(&self, before_ms: u64) -> Answer<'_, u64>;

    /// Forgets those for good; says how many they were.
    fn remove_studies(&self, before_ms: u64) -> Answer<'_, u64>;

    /// The people who keep a name.
    fn people(&self) -> &dyn People;

    /// Does the store read and write?
    fn ping(&self) -> Answer<'_, ()>;

    /// Finishes all writes and closes.
    fn close(&self) -> Answer<'_, ()>;
}

/// What is noted with entries of a log.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Notes {
    /// By when somebody has to look at the table, in place of what was noted before.
    pub due_ms: Option<u64>,
    /// What strangers may find of it from now on.
    pub listing: Option<ListingRow>,
}

impl Notes {
    /// Somebody has to look at the table by then.
    pub fn due(due_ms: u64) -> Notes {
        Notes { due_ms: Some(due_ms), listing: None }
    }
}

/// What was agreed on before the first move, and the secret of the dice.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// The id, which is also the secret of the link.
    pub id: String,
    /// When it was made.
    pub created_ms: u64,
    /// Whether it has been put away.
    pub archived: bool,
    /// The secret of the dice.
    pub seed: Seed,
    /// All the rest.
    pub agreed: Agreed,
    /// How far it is; not known of tables that an older program wrote.
    pub phase: Option<Phase>,
}

/// A table that has not been played on for a while.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Idle {
    pub id: String,
    /// How far it is, where that is known.
    pub phase: Option<Phase>,
    /// When it had its last event.
    pub at_ms: u64,
}

/// What a table agreed on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Agreed {
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    pub options: Map<String, Value>,
    /// Who was to sit where.
    pub seats: Vec<SeatPlan>,
    /// Aids and clock.
    pub settings: Settings,
    /// Whether the seed came from a record.
    pub seed_known: bool,
    /// Decisions from a record that the match begins with, in notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prelude: Vec<(Seat, String)>,
    /// What people once added to the dice of that record.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contributions: Vec<Contribution>,
    /// The position in which the match begins, nothing of it left open; secret as long as the match runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// What a store could not do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written that entry.
    #[error("that entry of the log is taken")]
    Taken,
    /// The database belongs to a newer program.
    #[error(
        "the database {path} has version {found}, this program knows versions up to {ours}: \
         start the newer program it belongs to"
    )]
    Newer { path: String, found: i64, ours: i64 },
    /// The database belongs to an older program, and whoever opened it may not change its form.
    #[error(
        "the database {path} has version {found}, of an older program, and this one needs version {ours}: \
         start the server with it once, which brings it to the new form"
    )]
    Older { path: String, found: i64, ours: i64 },
    /// A file that cannot be opened or written.
    #[error("the database {path} cannot be opened for writing: {reason}")]
    Unwritable { path: String, reason: String },
    /// No room left.
    #[error("the disk is full: the database cannot grow")]
    Full,
    /// An address that cannot be read. It is not repeated: there may be a password in it.
    #[error(
        "the address of the database cannot be read: --database postgres://USER:PASSWORD@HOST:PORT/NAME, where a \
         password has %40 for @, %2F for /, %3F for ? and %23 for #"
    )]
    BadAddress,
    /// Somebody is alone with it.
    #[error(
        "the database {path} is being moved or brought to another form by another program: start again when that \
         has ended"
    )]
    Moving { path: String },
    /// A server is using it.
    #[error("the database {path} is in use: stop the servers that use it first")]
    InUse { path: String },
    /// A database that should have been empty.
    #[error("there is something in the database {path} already: choose an empty one")]
    NotEmpty { path: String },
    /// What has arrived is not what was sent.
    #[error("the copy is not what was copied ({0}): nothing was kept of it")]
    CopyDiffers(String),
    /// The server with the database does not answer; what it has kept is there when it does.
    #[error("the database cannot be reached: {0}")]
    Away(String),
    /// Two servers stood in each other's way, and nothing was written.
    #[error("another server was writing to the same tables")]
    Collided,
    /// A row that the database does not take.
    #[error("the database refuses a row: {0}")]
    Refused(String),
    /// Something is not what was written.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    #[error("the database failed: {0}")]
    Failed(String),
}
