//! The store behind the server: one connection writes, a few read, in a file or on a server.

use wire::lobby::{LobbyRoom, LobbyTable};
use wire::{ChatLine, Phase};

use super::deadlines::{self, Deadline, DeadlineJob};
use super::engine::{Link, Pool, postgres, sqlite};
use super::seeks::{self, Pairing, SeekJob, SeekRow, Sought};
use super::studies::{self, StudyJob, StudyRow};
use super::writer::{Job, Writer};
use super::{
    Address, Answer, Idle, ListingRow, Notes, People, Store, StoreError, TableRow, changes, finds,
    listings, reading,
};
use crate::keys::KeyHash;
use crate::table::Stored;

/// What an operator or a test may change about the database.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tuning {
    /// The most pages of 4 KiB a file may grow to; a disk that fills up looks the same. A server has its own bounds.
    pub pages_max: Option<u32>,
}

/// Tables in a database.
#[derive(Debug)]
pub struct Database {
    pub(super) readers: Pool,
    pub(super) writer: Writer,
}

impl Database {
    /// Opens the database and brings it to today's form; makes the file where there is none.
    pub async fn open(
        address: impl Into<Address>,
        started_ms: u64,
    ) -> Result<Database, StoreError> {
        Database::open_with(address, started_ms, Tuning::default()).await
    }

    /// [`Database::open`] with a limit.
    pub async fn open_with(
        address: impl Into<Address>,
        started_ms: u64,
        tuning: Tuning,
    ) -> Result<Database, StoreError> {
        let address = address.into();
        let opened = async {
            let mut link = make(&address, tuning).await?;
            changes::start(&mut link, started_ms).await?;
            Database::over(&address, link)
        };
        opened.await.map_err(|error| match error {
            StoreError::Failed(reason) | StoreError::Damaged(reason) | StoreError::Away(reason) => {
                StoreError::Unwritable { path: address.to_string(), reason }
            }
            other => other,
        })
    }

    /// Opens a database that a server may be using: it is neither made nor counted as a start, and its form
    /// stays what it is, since a server of an older program could not go on with another.
    pub async fn open_existing(address: impl Into<Address>) -> Result<Database, StoreError> {
        let address = address.into();
        let link = match &address {
            Address::File(path) => Link::Sqlite(sqlite::Link::open(path).await?),
            Address::Server(server) => Link::Postgres(postgres::Link::open(server).await?),
        };
        Database::over(&address, link)
    }

    /// Opens such a database only to look at it: nothing can be written.
    pub async fn look_at(address: impl Into<Address>) -> Result<Database, StoreError> {
        let readers = looking_at(&address.into()).await?;
        Ok(Database { readers, writer: Writer::absent() })
    }

    /// The store whose writing connection this is.
    fn over(address: &Address, link: Link) -> Result<Database, StoreError> {
        let readers = match address {
            Address::File(path) => sqlite::readers(path),
            Address::Server(server) => postgres::readers(server)?,
        };
        Ok(Database { readers, writer: Writer::start(link) })
    }
}

async fn make(address: &Address, tuning: Tuning) -> Result<Link, StoreError> {
    Ok(match address {
        Address::File(path) => Link::Sqlite(sqlite::Link::make(path, tuning).await?),
        Address::Server(server) => Link::Postgres(postgres::Link::make(server).await?),
    })
}

/// Connections that look at a database of today's form and change nothing.
async fn looking_at(address: &Address) -> Result<Pool, StoreError> {
    let shown = address.to_string();
    match address {
        Address::File(path) => {
            let pool = sqlite::look_at(path).await?;
            let mut connection = pool.acquire().await.map_err(sqlite::fault)?;
            sqlite::migrations::check(&mut connection, &shown).await?;
            Ok(Pool::Sqlite(pool))
        }
        Address::Server(server) => {
            let mut connection = postgres::connect(&server.options()?).await?;
            postgres::migrations::check(&mut connection, &shown).await?;
            postgres::patient_readers(server)
        }
    }
}

impl Store for Database {
    fn create(&self, row: TableRow, log: Vec<Stored>) -> Answer<'_, ()> {
        Box::pin(self.writer.run(Job::Create(Box::new(row), log)))
    }

    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TableRow>> {
        Box::pin(reading::table(&self.readers, id))
    }

    fn append_and_note<'a>(
        &'a self,
        id: &'a str,
        seq: u64,
        entries: &'a [Stored],
        notes: Notes,
    ) -> Answer<'a, ()> {
        let job = Job::Append(id.to_owned(), seq, entries.to_vec(), Box::new(notes));
        Box::pin(self.writer.run(job))
    }

    fn log<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<Stored>> {
        Box::pin(reading::log(&self.readers, id))
    }

    fn log_after<'a>(&'a self, id: &'a str, known: u64) -> Answer<'a, Option<Vec<Stored>>> {
        Box::pin(reading::log_after(&self.readers, id, known))
    }

    fn last_number<'a>(&'a self, id: &'a str) -> Answer<'a, u64> {
        Box::pin(reading::last_number(&self.readers, id))
    }

    fn is_shared(&self) -> bool {
        matches!(self.readers, Pool::Postgres { .. })
    }

    fn without_chance(&self) -> Answer<'_, Vec<String>> {
        Box::pin(reading::without_chance(&self.readers))
    }

    fn write_chance<'a>(&'a self, id: &'a str, log: Vec<Stored>) -> Answer<'a, ()> {
        Box::pin(self.writer.run(Job::WriteChance(id.to_owned(), log)))
    }

    fn deadline<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Deadline>> {
        Box::pin(deadlines::deadline(&self.readers, id))
    }

    fn move_deadline<'a>(
        &'a self,
        id: &'a str,
        from_ms: u64,
        to: Option<Deadline>,
    ) -> Answer<'a, bool> {
        let job = DeadlineJob::Move { id: id.to_owned(), from_ms, to };
        let moved = self.writer.count(Job::Deadline(job));
        Box::pin(async { moved.await.map(|deadlines| deadlines > 0) })
    }

    fn take_deadlines(
        &self,
        passed_ms: u64,
        again_ms: u64,
        most: usize,
    ) -> Answer<'_, Vec<String>> {
        Box::pin(self.writer.tables(Job::TakeDeadlines { passed_ms, again_ms, most }))
    }

    fn lease(
        &self,
        name: &'static str,
        holder: u32,
        now_ms: u64,
        until_ms: u64,
    ) -> Answer<'_, bool> {
        let job = DeadlineJob::Lease { name, holder, now_ms, until_ms };
        let taken = self.writer.count(Job::Deadline(job));
        Box::pin(async { taken.await.map(|leases| leases > 0) })
    }

    fn list<'a>(&'a self, id: &'a str, row: ListingRow) -> Answer<'a, ()> {
        Box::pin(self.writer.run(Job::List(id.to_owned(), Box::new(row))))
    }

    fn listed(&self, room: LobbyRoom, since_ms: u64, most: usize) -> Answer<'_, Vec<LobbyTable>> {
        Box::pin(listings::shown(&self.readers, room, since_ms, most))
    }

    fn seek(&self, row: SeekRow) -> Answer<'_, ()> {
        Box::pin(self.writer.run(Job::Seek(SeekJob::Seek(Box::new(row)))))
    }

    fn seen_seeking<'a>(&'a self, id: &'a str, now_ms: u64, since_ms: u64) -> Answer<'a, Sought> {
        Box::pin(async move {
            let seen = SeekJob::Seen { id: id.to_owned(), seen_ms: now_ms };
            self.writer.run(Job::Seek(seen)).await?;
            seeks::sought(&self.readers, id, since_ms).await
        })
    }

    fn withdraw_seek<'a>(&'a self, id: &'a str) -> Answer<'a, bool> {
        let withdrawn = self.writer.count(Job::Seek(SeekJob::Withdraw { id: id.to_owned() }));
        Box::pin(async { withdrawn.await.map(|seeks| seeks > 0) })
    }

    fn end_seek<'a>(&'a self, id: &'a str) -> Answer<'a, ()> {
        Box::pin(self.writer.run(Job::Seek(SeekJob::Done { id: id.to_owned() })))
    }

    fn pair(&self, pairing: Pairing) -> Answer<'_, bool> {
        let seated = self.writer.count(Job::Seek(SeekJob::Pair(Box::new(pairing))));
        Box::pin(async { seated.await.map(|people| people > 0) })
    }

    fn say<'a>(&'a self, id: &'a str, line: &'a ChatLine) -> Answer<'a, ()> {
        Box::pin(self.writer.run(Job::Say(id.to_owned(), line.clone())))
    }

    fn chat<'a>(&'a self, id: &'a str, lines: usize) -> Answer<'a, Vec<ChatLine>> {
        Box::pin(reading::chat(&self.readers, id, lines))
    }

    fn review<'a>(&'a self, id: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(reading::review(&self.readers, id))
    }

    fn keep_review<'a>(&'a self, id: &'a str, review: String) -> Answer<'a, ()> {
        Box::pin(self.writer.run(Job::KeepReview(id.to_owned(), review)))
    }

    fn take_finds(&self, now_ms: u64, again_ms: u64, most: usize) -> Answer<'_, Vec<String>> {
        Box::pin(self.writer.tables(Job::TakeFinds { now_ms, again_ms, most }))
    }

    fn keep_find<'a>(&'a self, id: &'a str, found: String) -> Answer<'a, ()> {
        Box::pin(self.writer.run(Job::KeepFind(id.to_owned(), found)))
    }

    fn find<'a>(&'a self, id: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(finds::found(&self.readers, id))
    }

    fn running(&self, most: usize) -> Answer<'_, Vec<String>> {
        Box::pin(reading::running(&self.readers, most))
    }

    fn mark<'a>(&'a self, id: &'a str, phase: Phase) -> Answer<'a, ()> {
        Box::pin(self.writer.run(Job::Mark(id.to_owned(), phase)))
    }

    fn archive_idle(&self, before_ms: u64) -> Answer<'_, u64> {
        Box::pin(self.writer.count(Job::Archive { before_ms }))
    }

    fn idle(&self, before_ms: [u64; 3]) -> Answer<'_, Vec<Idle>> {
        Box::pin(reading::idle(&self.readers, before_ms))
    }

    fn remove(&self, tables: Vec<(String, u64)>) -> Answer<'_, u64> {
        Box::pin(self.writer.count(Job::Remove(tables)))
    }

    fn keep_study(&self, row: StudyRow) -> Answer<'_, ()> {
        Box::pin(self.writer.run(Job::Study(StudyJob::Keep(Box::new(row)))))
    }

    fn study<'a>(&'a self, id: &'a str) -> Answer<'a, Option<StudyRow>> {
        Box::pin(studies::study(&self.readers, id))
    }

    fn change_study<'a>(
        &'a self,
        id: &'a str,
        key: KeyHash,
        study: String,
        now_ms: u64,
    ) -> Answer<'a, bool> {
        let job = StudyJob::Change { id: id.to_owned(), key, study, at_ms: now_ms };
        let changed = self.writer.count(Job::Study(job));
        Box::pin(async { changed.await.map(|studies| studies > 0) })
    }

    fn see_study<'a>(&'a self, id: &'a str, now_ms: u64) -> Answer<'a, ()> {
        let job = StudyJob::Seen { id: id.to_owned(), at_ms: now_ms };
        Box::pin(self.writer.run(Job::Study(job)))
    }

    fn stale_studies(&self, before_ms: u64) -> Answer<'_, u64> {
        Box::pin(studies::stale(&self.readers, before_ms))
    }

    fn remove_studies(&self, before_ms: u64) -> Answer<'_, u64> {
        Box::pin(self.writer.count(Job::Study(StudyJob::Remove { before_ms })))
    }

    fn people(&self) -> &dyn People {
        self
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            // Whoever writes knows first that nobody answers.
            self.writer.run(Job::Touch).await?;
            reading::started_ms(&self.readers).await.map(|_| ())
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.readers.close().await;
            self.writer.stop().await
        })
    }
}
