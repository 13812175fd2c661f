//! People who keep a name, and what opens it: secrets of devices and links, of which only hashes are kept, and the public
//! keys of passkeys.

mod changing;
mod reading;

use super::{Answer, Database, StoreError};
use crate::keys::KeyHash;
use crate::store::writer::Job;

pub(super) use changing::{PersonJob, note_seats};
pub(super) use reading::{fault, ids};

/// Somebody who keeps a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// Told to nobody but the logs of tables.
    pub id: String,
    pub name: String,
    /// What the name looks like from afar, as `spelling::outline` has it.
    pub outline: String,
    pub created_ms: u64,
}

/// What a secret is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyKind {
    /// A browser keeps it, and is signed in.
    Device,
    /// A link has it, and signs browsers in.
    Link,
}

/// A secret that opens a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyRow {
    pub hash: KeyHash,
    pub person: String,
    pub kind: KeyKind,
    /// How its owner knows it.
    pub label: String,
    pub made_ms: u64,
    /// When it was last used, to the day.
    pub seen_ms: u64,
}

/// A passkey that opens a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyRow {
    /// The id that the authenticator gave it, in base64url.
    pub id: String,
    pub person: String,
    /// As browsers tell it: SubjectPublicKeyInfo.
    pub public_key: Vec<u8>,
    /// How often it says that it has signed; 0 where it does not count.
    pub counter: u32,
    /// How its owner knows it.
    pub label: String,
    pub made_ms: u64,
    pub seen_ms: u64,
}

/// A table at which somebody has sat down under their name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SatRow {
    pub table: String,
    pub at_ms: u64,
}

/// Keeps people.
pub trait People: Send + Sync {
    /// Keeps somebody new with their first secrets; [`StoreError::Taken`] where somebody else has a name that looks like
    /// that.
    fn keep_person(&self, row: PersonRow, keys: Vec<KeyRow>) -> Answer<'_, ()>;

    /// Gives somebody another name; [`StoreError::Taken`] as above.
    fn rename_person(&self, row: PersonRow) -> Answer<'_, ()>;

    /// Forgets somebody and all that belongs to them; says whether there was somebody.
    fn remove_person<'a>(&'a self, id: &'a str) -> Answer<'a, bool>;

    /// The one whose secret of this kind has this hash, and when it was last used.
    fn person_by_key(&self, hash: KeyHash, kind: KeyKind) -> Answer<'_, Option<(PersonRow, u64)>>;

    /// Who that is.
    fn person<'a>(&'a self, id: &'a str) -> Answer<'a, Option<PersonRow>>;

    /// Every secret that opens a name, the oldest first.
    fn keys_of<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<KeyRow>>;

    /// Keeps another secret; `false` where somebody has so many of that kind already, or is gone.
    fn keep_key(&self, row: KeyRow, most: usize) -> Answer<'_, bool>;

    /// Notes that a secret was used.
    fn see_key(&self, hash: KeyHash, now_ms: u64) -> Answer<'_, ()>;

    /// Lets a secret go, which its owner knows by the beginning of its hash; says whether it did.
    fn remove_key<'a>(&'a self, person: &'a str, tag: &'a str) -> Answer<'a, bool>;

    /// Every passkey that opens a name, the oldest first.
    fn passkeys_of<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<PasskeyRow>>;

    /// The passkey of that id.
    fn passkey<'a>(&'a self, id: &'a str) -> Answer<'a, Option<PasskeyRow>>;

    /// Keeps another passkey; `false` as for secrets, [`StoreError::Taken`] where it is known.
    fn keep_passkey(&self, row: PasskeyRow, most: usize) -> Answer<'_, bool>;

    /// Notes that a passkey has signed; `false` where it had counted as far as that before.
    fn see_passkey<'a>(&'a self, id: &'a str, counter: u32, now_ms: u64) -> Answer<'a, bool>;

    /// Lets a passkey go; says whether it did.
    fn remove_passkey<'a>(&'a self, person: &'a str, id: &'a str) -> Answer<'a, bool>;

    /// Notes what a passkey is asked to sign, until then, and forgets what nobody has signed in time.
    fn keep_challenge(&self, challenge: String, now_ms: u64, until_ms: u64) -> Answer<'_, ()>;

    /// Takes a challenge that was noted; `false` where it is too late, or somebody has.
    fn take_challenge(&self, challenge: String, now_ms: u64) -> Answer<'_, bool>;

    /// The tables at which somebody has sat down under their name, the latest first.
    fn tables_of<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<SatRow>>;
}

impl Database {
    fn change_people(&self, job: PersonJob) -> Answer<'_, ()> {
        Box::pin(self.writer.run(Job::Person(job)))
    }

    /// The same; says whether anything has changed.
    fn changed_people(&self, job: PersonJob) -> Answer<'_, bool> {
        let changed = self.writer.count(Job::Person(job));
        Box::pin(async { changed.await.map(|rows| rows > 0) })
    }
}

impl People for Database {
    fn keep_person(&self, row: PersonRow, keys: Vec<KeyRow>) -> Answer<'_, ()> {
        self.change_people(PersonJob::Keep(row, keys))
    }

    fn rename_person(&self, row: PersonRow) -> Answer<'_, ()> {
        self.change_people(PersonJob::Rename(row))
    }

    fn remove_person<'a>(&'a self, id: &'a str) -> Answer<'a, bool> {
        self.changed_people(PersonJob::Remove(id.to_owned()))
    }

    fn person_by_key(&self, hash: KeyHash, kind: KeyKind) -> Answer<'_, Option<(PersonRow, u64)>> {
        Box::pin(reading::by_key(&self.readers, hash, kind))
    }

    fn person<'a>(&'a self, id: &'a str) -> Answer<'a, Option<PersonRow>> {
        Box::pin(reading::person(&self.readers, id))
    }

    fn keys_of<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<KeyRow>> {
        Box::pin(reading::keys(&self.readers, person))
    }

    fn keep_key(&self, row: KeyRow, most: usize) -> Answer<'_, bool> {
        self.changed_people(PersonJob::KeepKey(row, most))
    }

    fn see_key(&self, hash: KeyHash, now_ms: u64) -> Answer<'_, ()> {
        self.change_people(PersonJob::SeeKey(hash, now_ms))
    }

    fn remove_key<'a>(&'a self, person: &'a str, tag: &'a str) -> Answer<'a, bool> {
        self.changed_people(PersonJob::RemoveKey(person.to_owned(), tag.to_owned()))
    }

    fn passkeys_of<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<PasskeyRow>> {
        Box::pin(reading::passkeys(&self.readers, person))
    }

    fn passkey<'a>(&'a self, id: &'a str) -> Answer<'a, Option<PasskeyRow>> {
        Box::pin(reading::passkey(&self.readers, id))
    }

    fn keep_passkey(&self, row: PasskeyRow, most: usize) -> Answer<'_, bool> {
        self.changed_people(PersonJob::KeepPasskey(row, most))
    }

    fn see_passkey<'a>(&'a self, id: &'a str, counter: u32, now_ms: u64) -> Answer<'a, bool> {
        self.changed_people(PersonJob::SeePasskey { id: id.to_owned(), counter, now_ms })
    }

    fn remove_passkey<'a>(&'a self, person: &'a str, id: &'a str) -> Answer<'a, bool> {
        self.changed_people(PersonJob::RemovePasskey(person.to_owned(), id.to_owned()))
    }

    fn keep_challenge(&self, challenge: String, now_ms: u64, until_ms: u64) -> Answer<'_, ()> {
        self.change_people(PersonJob::KeepChallenge { challenge, now_ms, until_ms })
    }

    fn take_challenge(&self, challenge: String, now_ms: u64) -> Answer<'_, bool> {
        self.changed_people(PersonJob::TakeChallenge { challenge, now_ms })
    }

    fn tables_of<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<SatRow>> {
        Box::pin(reading::tables(&self.readers, person))
    }
}

impl KeyKind {
    fn number(self) -> i64 {
        match self {
            KeyKind::Device => 0,
            KeyKind::Link => 1,
        }
    }

    fn of(number: i64) -> Result<KeyKind, StoreError> {
        match number {
            0 => Ok(KeyKind::Device),
            1 => Ok(KeyKind::Link),
            _ => Err(StoreError::Damaged("a key of a person has no kind".to_owned())),
        }
    }
}
