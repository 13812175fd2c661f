//! A store that fails: nothing that was acknowledged is lost, nothing is acknowledged that was not
//! stored, and the table goes on when the store does.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use bots::rng_from;
use futures_util::future::join_all;
use tables::KeyHash;
use tables::limits::{PRUNE_BATCH_MAX, READY_MS_MAX};
use tables::retention::{Retention, remove, survey};
use tables::store::{
    Answer, Database, Deadline, Idle, ListingRow, Notes, Pairing, People, SeekRow, Sought, Store,
    StoreError, StudyRow, TableRow,
};
use tables::table::{Entry, Stored};
use wire::lobby::{LobbyRoom, LobbyTable};
use wire::{ActionInput, ChatLine, ClientFrame, Phase, ServerFrame};

use crate::app::{TestApp, key, registry};
use crate::client::{no_settings, play_on, seat};
use crate::mixing::seats;

const SOUND: u8 = 0;
const FULL: u8 = 1;
/// It writes, but its answer gets lost.
const MUTE: u8 = 2;
/// It takes one write more, and is full then: as if the server were killed after it.
const LAST: u8 = 3;

struct Faulty {
    store: Database,
    mood: AtomicU8,
    /// How often it was asked whether it can write.
    pings: AtomicU64,
    /// How many tables it was to remove, each time.
    removed: Mutex<Vec<usize>>,
}

impl Faulty {
    fn set(&self, mood: u8) {
        self.mood.store(mood, Ordering::SeqCst);
    }
}

impl Store for Faulty {
    fn create(&self, row: TableRow, log: Vec<Stored>) -> Answer<'_, ()> {
        self.store.create(row, log)
    }

    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TableRow>> {
        self.store.table(id)
    }

    fn append_and_note<'a>(
        &'a self,
        id: &'a str,
        seq: u64,
        entries: &'a [Stored],
        notes: Notes,
    ) -> Answer<'a, ()> {
        Box::pin(async move {
            match self.mood.load(Ordering::SeqCst) {
                FULL => Err(StoreError::Full),
                MUTE => {
                    self.store.append_and_note(id, seq, entries, notes).await?;
                    Err(StoreError::Failed("the line broke".to_owned()))
                }
                LAST => {
                    self.set(FULL);
                    self.store.append_and_note(id, seq, entries, notes).await
                }
                _ => self.store.append_and_note(id, seq, entries, notes).await,
            }
        })
    }

    fn list<'a>(&'a self, id: &'a str, row: ListingRow) -> Answer<'a, ()> {
        self.store.list(id, row)
    }

    fn listed(&self, room: LobbyRoom, since_ms: u64, most: usize) -> Answer<'_, Vec<LobbyTable>> {
        self.store.listed(room, since_ms, most)
    }

    fn seek(&self, row: SeekRow) -> Answer<'_, ()> {
        self.store.seek(row)
    }

    fn seen_seeking<'a>(&'a self, id: &'a str, now_ms: u64, since_ms: u64) -> Answer<'a, Sought> {
        self.store.seen_seeking(id, now_ms, since_ms)
    }

    fn withdraw_seek<'a>(&'a self, id: &'a str) -> Answer<'a, bool> {
        self.store.withdraw_seek(id)
    }

    fn end_seek<'a>(&'a self, id: &'a str) -> Answer<'a, ()> {
        self.store.end_seek(id)
    }

    fn pair(&self, pairing: Pairing) -> Answer<'_, bool> {
        self.store.pair(pairing)
    }

    fn log<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<Stored>> {
        self.store.log(id)
    }

    fn without_chance(&self) -> Answer<'_, Vec<String>> {
        self.store.without_chance()
    }

    fn write_chance<'a>(&'a self, id: &'a str, log: Vec<Stored>) -> Answer<'a, ()> {
        self.store.write_chance(id, log)
    }

    fn deadline<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Deadline>> {
        self.store.deadline(id)
    }

    fn move_deadline<'a>(
        &'a self,
        id: &'a str,
        from_ms: u64,
        to: Option<Deadline>,
    ) -> Answer<'a, bool> {
        self.store.move_deadline(id, from_ms, to)
    }

    fn take_deadlines(
        &self,
        passed_ms: u64,
        again_ms: u64,
        most: usize,
    ) -> Answer<'_, Vec<String>> {
        self.store.take_deadlines(passed_ms, again_ms, most)
    }

    fn lease(
        &self,
        name: &'static str,
        holder: u32,
        now_ms: u64,
        until_ms: u64,
    ) -> Answer<'_, bool> {
        self.store.lease(name, holder, now_ms, until_ms)
    }

    fn say<'a>(&'a self, id: &'a str, line: &'a ChatLine) -> Answer<'a, ()> {
        self.store.say(id, line)
    }

    fn chat<'a>(&'a self, id: &'a str, lines: usize) -> Answer<'a, Vec<ChatLine>> {
        self.store.chat(id, lines)
    }

    fn review<'a>(&'a self, id: &'a str) -> Answer<'a, Option<String>> {
        self.store.review(id)
    }

    fn keep_review<'a>(&'a self, id: &'a str, review: String) -> Answer<'a, ()> {
        self.store.keep_review(id, review)
    }

    fn take_finds(&self, now_ms: u64, again_ms: u64, most: usize) -> Answer<'_, Vec<String>> {
        self.store.take_finds(now_ms, again_ms, most)
    }

    fn keep_find<'a>(&'a self, id: &'a str, found: String) -> Answer<'a, ()> {
        self.store.keep_find(id, found)
    }

    fn find<'a>(&'a self, id: &'a str) -> Answer<'a, Option<String>> {
        self.store.find(id)
    }

    fn running(&self, most: usize) -> Answer<'_, Vec<String>> {
        self.store.running(most)
    }

    fn mark<'a>(&'a self, id: &'a str, phase: Phase) -> Answer<'a, ()> {
        self.store.mark(id, phase)
    }

    fn idle(&self, before_ms: [u64; 3]) -> Answer<'_, Vec<Idle>> {
        self.store.idle(before_ms)
    }

    fn remove(&self, tables: Vec<(String, u64)>) -> Answer<'_, u64> {
        self.removed.lock().unwrap().push(tables.len());
        self.store.remove(tables)
    }

    fn keep_study(&self, row: StudyRow) -> Answer<'_, ()> {
        self.store.keep_study(row)
    }

    fn study<'a>(&'a self, id: &'a str) -> Answer<'a, Option<StudyRow>> {
        self.store.study(id)
    }

    fn change_study<'a>(
        &'a self,
        id: &'a str,
        key: KeyHash,
        study: String,
        now_ms: u64,
    ) -> Answer<'a, bool> {
        self.store.change_study(id, key, study, now_ms)
    }

    fn see_study<'a>(&'a self, id: &'a str, now_ms: u64) -> Answer<'a, ()> {
        self.store.see_study(id, now_ms)
    }

    fn stale_studies(&self, before_ms: u64) -> Answer<'_, u64> {
        self.store.stale_studies(before_ms)
    }

    fn remove_studies(&self, before_ms: u64) -> Answer<'_, u64> {
        self.store.remove_studies(before_ms)
    }

    fn archive_idle(&self, before_ms: u64) -> Answer<'_, u64> {
        self.store.archive_idle(before_ms)
    }

    fn people(&self) -> &dyn People {
        self.store.people()
    }

    fn ping(&self) -> Answer<'_, ()> {
        self.pings.fetch_add(1, Ordering::SeqCst);
        match self.mood.load(Ordering::SeqCst) {
            FULL => Box::pin(async { Err(StoreError::Full) }),
            _ => self.store.ping(),
        }
    }

    fn close(&self) -> Answer<'_, ()> {
        self.store.close()
    }
}

async fn faulty() -> (TestApp, Arc<Faulty>) {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let store = Database::open(&folder.path().join("db"), 1).await.unwrap();
    let (mood, pings, removed) = (AtomicU8::new(SOUND), AtomicU64::new(0), Mutex::default());
    let store = Arc::new(Faulty { store, mood, pings, removed });
    (TestApp::start_over(store.clone(), folder).await, store)
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_full_disk_nothing_is_acknowledged_and_later_all_goes_on() {
    let (app, store) = faulty().await;
    let (_, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let number = anna.number;
    store.set(FULL);
    let chosen: ActionInput = anna.look(0).actions[0].clone().into();
    for _ in 0..3 {
        anna.send_play(0, anna.version, chosen.clone()).await;
        assert_eq!(anna.refusal().await, "storage-full");
    }
    ben.say(&ClientFrame::Ping { count: 1 }).await;
    ben.find(|frame| matches!(frame, ServerFrame::Pong { .. }).then_some(())).await;
    assert_eq!((anna.number, ben.number), (number, number));
    assert_eq!((app.get("/healthz").await.status, app.get("/readyz").await.status), (200, 503));
    store.set(SOUND);
    app.clock.turn(1_000);
    assert_eq!(app.get("/readyz").await.status, 200);
    assert_eq!(play_on(&mut [&mut anna, &mut ben], &mut [], 5, &mut rng_from(1)).await, 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_write_whose_answer_was_lost_is_found_in_the_log_and_played_once() {
    let (app, store) = faulty().await;
    let (_, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let version = anna.version;
    let chosen: ActionInput = anna.look(0).actions[0].clone().into();
    let play = ClientFrame::Play { client: "lost".into(), version, seat: seat(0), chosen };
    store.set(MUTE);
    anna.say(&play).await;
    // Everybody hears of it, because the log has it; only the sender cannot be sure yet.
    assert_eq!(anna.refusal().await, "storage-failed");
    ben.until_number(version + 1).await;
    store.set(SOUND);
    anna.say(&play).await;
    assert_eq!(anna.ack("lost").await, (version + 1, true));
    app.clock.turn(1_000);
    assert_eq!(play_on(&mut [&mut anna, &mut ben], &mut [], 5, &mut rng_from(1)).await, 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_down_while_the_store_rests_inherits_no_pledge() {
    let (app, store) = faulty().await;
    let (table, mut anna, mut ben) = app.contributors().await;
    ben.until_pledging().await;
    ben.pledge(1, 2).await;
    anna.until(|client| client.mixing().is_some_and(|asked| asked.missing() == seats(&[0]))).await;
    store.set(FULL);
    anna.say(&ClientFrame::Stand { seat: seat(0) }).await;
    assert_eq!(anna.refusal().await, "storage-full");
    store.set(SOUND);
    ben.say(&ClientFrame::Stand { seat: seat(1) }).await;
    ben.until(|client| client.yours.is_empty()).await;
    let mut cleo = app.contributor(&table, 3).await;
    cleo.sit(1, "Cleo").await;
    app.clock.turn(1_000);
    cleo.until_pledging().await;
    assert_eq!(cleo.mixing().unwrap().missing(), seats(&[0, 1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_share_that_could_not_be_written_is_written_later() {
    let (app, store) = faulty().await;
    let (_, mut anna, mut ben) = app.contributors().await;
    for (client, number) in [(&mut anna, 0), (&mut ben, 1)] {
        client.until_pledging().await;
        client.pledge(number, 1).await;
    }
    anna.until_sharing().await;
    ben.until_sharing().await;
    store.set(FULL);
    anna.share(0, 1).await;
    anna.say(&ClientFrame::Ping { count: 1 }).await;
    anna.find(|frame| matches!(frame, ServerFrame::Pong { .. }).then_some(())).await;
    assert_eq!(anna.mixing().unwrap().missing(), seats(&[0, 1]), "nobody hears of it before");
    store.set(SOUND);
    app.clock.turn(1_000);
    ben.until(|client| client.mixing().is_some_and(|asked| asked.missing() == seats(&[1]))).await;
    ben.share(1, 1).await;
    anna.until_begun().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_rest_while_the_store_fails_and_play_on_afterwards() {
    let (app, store) = faulty().await;
    let table = app.table("lanterns", &["person", "random"], no_settings()).await;
    let mut anna = app.person(&table, 1).await;
    store.set(FULL);
    anna.say(&ClientFrame::Sit { seat: seat(0), name: "Anna".into() }).await;
    assert_eq!(anna.refusal().await, "storage-full");
    store.set(SOUND);
    anna.sit(0, "Anna").await;
    anna.until(|client| client.deciding().contains(seat(0))).await;
    app.clock.turn(1_000);
    while anna.state().phase == Phase::Playing {
        anna.until(|client| {
            client.state().phase == Phase::Over || client.deciding().contains(seat(0))
        })
        .await;
        let Some(action) = anna.look(0).actions.first().cloned() else { continue };
        let version = anna.version;
        anna.send_play(0, version, action.into()).await;
        anna.until(|client| client.version > version).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_the_last_seat_and_the_beginning_are_one_write() {
    let (app, store) = faulty().await;
    let table = app.table("lanterns", &["person", "person"], no_settings()).await;
    let (mut anna, mut ben) = (app.person(&table, 1).await, app.person(&table, 2).await);
    anna.sit(0, "Anna").await;
    store.set(LAST);
    ben.sit(1, "Ben").await;
    let log = store.log(&table).await.unwrap();
    let begun = |stored: &Stored| matches!(stored.entry, Entry::Begun { .. });
    assert!(log.last().is_some_and(begun), "nothing can come between them: {log:?}");
    ben.until(|client| !client.looks.is_empty()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_left_full_and_waiting_begins_when_it_is_opened() {
    let (app, store) = faulty().await;
    let table = app.table("lanterns", &["person", "random"], no_settings()).await;
    let key = KeyHash::of(&key(1)).unwrap();
    let sat = Entry::Sat { seat: seat(0), name: "Anna".into(), key, adds: false, person: None };
    store.append(&table, 1, &[Stored::new(app.tables.moment(), sat)]).await.unwrap();
    let mut anna = app.person(&table, 1).await;
    anna.until(|client| client.state().phase == Phase::Playing).await;
    anna.until(|client| client.deciding().contains(seat(0))).await;
}

/// The answers to so many questions at once whether the server is ready.
async fn asked_at_once(app: &TestApp, times: usize) -> BTreeSet<u16> {
    let asking = (0..times).map(|_| app.get("/readyz"));
    join_all(asking).await.iter().map(|answer| answer.status).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn however_many_ask_whether_it_is_ready_the_store_is_asked_once_a_second() {
    let (app, store) = faulty().await;
    let pings = || store.pings.load(Ordering::SeqCst);
    assert_eq!((asked_at_once(&app, 60).await, pings()), (BTreeSet::from([200]), 1));
    store.set(FULL);
    app.clock.turn(READY_MS_MAX - 1);
    assert_eq!((asked_at_once(&app, 60).await, pings()), (BTreeSet::from([200]), 1));
    app.clock.turn(1);
    assert_eq!((asked_at_once(&app, 60).await, pings()), (BTreeSet::from([503]), 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_are_removed_some_at_a_time() {
    let (app, store) = faulty().await;
    let table = app.table("lanterns", &["person", "person"], no_settings()).await;
    let row = store.table(&table).await.unwrap().unwrap();
    for number in 0..2 * PRUNE_BATCH_MAX {
        let row = TableRow { id: format!("{number:032}"), ..row.clone() };
        store.create(row, Vec::new()).await.unwrap();
    }
    let days = Retention { waiting_days: 1, ..Retention::default() };
    let found = survey(store.as_ref(), &registry(), days, u64::MAX >> 1).await.unwrap();
    let removed = remove(store.as_ref(), &found.stale).await.unwrap();
    assert_eq!(removed as usize, 2 * PRUNE_BATCH_MAX + 1);
    assert_eq!(*store.removed.lock().unwrap(), [PRUNE_BATCH_MAX, PRUNE_BATCH_MAX, 1]);
}
