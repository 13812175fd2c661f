//! Every table that is open, and what they share.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::bench::Bench;
use crate::config::Config;
use crate::http::Lines;
use crate::keys::tag;
use crate::limits::{ADDRESSES_KEPT_MAX, HANDING_OVER_MS, SETTLING_MS};
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::mining::Miner;
use crate::network::Network;
use crate::news::{Alone, AtTable, Heard, Letter, News, Postmark, Topic};
use crate::nodes::Roster;
use crate::pictures::{Gallery, Painter};
use crate::quota::{Counts, Quotas};
use crate::readiness::Readiness;
use crate::refusal::Refusal;
use crate::registry::{Registry, Teachers};
use crate::reviews::Reviews;
use crate::store::{Since, Store, StoreError};
use crate::table::{self, Command, FoldedLog, GuestId, Stored};
use crate::thinkers::{Places, Thinkers};
use crate::time::{Clock, Moment, Reading};

/// Attempts to reach a table: it may leave the memory just when somebody knocks.
const KNOCKS: usize = 3;

/// Every table that is open, and what they share.
pub struct OpenTables {
    /// How the server is set up.
    pub config: Config,
    pub registry: Registry,
    /// Who judges the matches of which games; nobody, unless the program says so.
    pub teachers: Teachers,
    /// Who looks for puzzles in matches that are over; nobody, unless the program says so.
    pub miner: Option<Arc<dyn Miner>>,
    /// Who draws pictures; nobody, unless the program says so.
    pub painter: Option<Arc<dyn Painter>>,
    /// What was drawn.
    pub(crate) gallery: Gallery,
    /// Where tables are kept.
    pub store: Arc<dyn Store>,
    pub clock: Arc<dyn Clock>,
    /// Figures for the operator.
    pub metrics: Arc<Metrics>,
    /// When the server started, by its own clock.
    pub started_ms: u64,
    /// A number for this run of the server.
    pub run: u32,
    /// Bots think in turn.
    pub thinkers: Thinkers,
    /// Permits for replaying and verifying records, so that neither waits for bots nor they for it.
    pub readers: Arc<Semaphore>,
    /// A permit for each connection.
    pub connections: Arc<Semaphore>,
    /// The lines that came through a proxy.
    pub(crate) lines: Lines,
    /// How many bots may think here at a time for others: none where this server has a door.
    pub(crate) threads: usize,
    /// Where they think, then.
    pub(crate) bench: Arc<Bench>,
    /// Bots think at workers in turn, as they do here.
    pub(crate) outside: Thinkers,
    /// So is done at workers what can wait.
    pub(crate) patient: Thinkers,
    /// The way to the other nodes.
    pub(crate) news: Arc<dyn News>,
    /// Who they are.
    pub(crate) roster: Roster,
    letters: AtomicU64,
    tables: Mutex<HashMap<String, mpsc::Sender<Command>>>,
    pub(crate) quotas: Quotas,
    /// What strangers may find.
    pub(crate) lobby: Lobby,
    /// Reviews that are being worked out.
    pub(crate) reviews: Reviews,
    /// Tables that could not be read, by the beginning of their ids: each is said once.
    unread: Mutex<HashSet<String>>,
    /// Whether the last table that was wanted could be read.
    reads: AtomicBool,
    readiness: Readiness,
    guests: AtomicU64,
    stopping: AtomicBool,
    /// Why nothing can be stored any more, once the store belongs to a newer program.
    outgrown: watch::Sender<Option<StoreError>>,
}

impl OpenTables {
    /// Before the first table is opened.
    pub fn new(
        config: Config,
        registry: Registry,
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
    ) -> OpenTables {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        OpenTables {
            started_ms: clock.now_ms(),
            // Where there are no random numbers nothing else works either.
            run: getrandom::u32().unwrap_or_default(),
            thinkers: Thinkers::new(Places { quick: cores, slow: cores.saturating_sub(1).max(1) }),
            readers: Arc::new(Semaphore::new(cores.div_ceil(2))),
            connections: Arc::new(Semaphore::new(config.connections)),
            lines: Lines::default(),
            metrics: Arc::default(),
            threads: 0,
            bench: Arc::new(Bench::of(0)),
            outside: Thinkers::new(Places { quick: 0, slow: 0 }),
            patient: Thinkers::new(Places { quick: 0, slow: 0 }),
            news: Arc::new(Alone::default()),
            roster: Roster::default(),
            letters: AtomicU64::new(1),
            tables: Mutex::default(),
            quotas: Quotas::new(config.tables_per_address),
            lobby: Lobby::default(),
            reviews: Reviews::default(),
            teachers: Teachers::default(),
            miner: None,
            painter: None,
            gallery: Gallery::default(),
            unread: Mutex::default(),
            reads: AtomicBool::new(true),
            readiness: Readiness::default(),
            guests: AtomicU64::new(1),
            stopping: AtomicBool::new(false),
            outgrown: watch::Sender::default(),
            config,
            registry,
            store,
            clock,
        }
    }

    /// As one of several nodes that serve the tables of this store.
    #[must_use]
    pub fn with_news(mut self, news: Arc<dyn News>) -> OpenTables {
        self.news = news;
        self
    }

    /// As a worker, at which so many bots may think at a time.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> OpenTables {
        self.threads = threads;
        self.bench = Arc::new(Bench::of(threads));
        self
    }

    /// Tells the other nodes something.
    pub(crate) fn tell<T: Serialize + DeserializeOwned>(&self, topic: &Topic, says: T) {
        if self.news.is_alone() {
            return;
        }
        let count = self.letters.fetch_add(1, Ordering::Relaxed);
        let mark = Postmark { node: self.run, count, now_ms: self.clock.now_ms() };
        match Letter::new(mark, says).write() {
            Some(letter) => self.news.publish(topic, letter),
            None => tracing::warn!("letter too long, not sent"),
        }
    }

    /// Tells the other nodes of entries that are in the log, the first with this number.
    pub(crate) fn announce(&self, topic: &Topic, first: u64, entries: &[Stored]) {
        if self.news.is_alone() {
            return;
        }
        let last = first + entries.len() as u64 - 1;
        entries.iter().for_each(|_| self.metrics.news_announced.up());
        let count = self.letters.fetch_add(1, Ordering::Relaxed);
        let mark = Postmark { node: self.run, count, now_ms: self.clock.now_ms() };
        let wrote = |entries| Letter::new(mark, AtTable::Wrote { first, last, entries }).write();
        if let Some(letter) = wrote(entries.to_vec()).or_else(|| wrote(Vec::new())) {
            self.news.publish(topic, letter);
        }
    }

    /// Reads what another node said; nothing where it cannot be read.
    pub(crate) fn open_letter<T: Serialize + DeserializeOwned>(
        &self,
        text: &[u8],
    ) -> Option<Letter<T>> {
        let Some(letter) = Letter::<T>::read(text) else {
            self.metrics.news_unreadable.up();
            return None;
        };
        // Where nobody hears themselves this is another node with our number, or an echo.
        if letter.mark.node == self.run {
            return None;
        }
        self.roster.heard(letter.mark, self.clock.now_ms());
        Some(letter)
    }

    /// Does another node hold this table?
    pub(crate) async fn is_open_elsewhere(&self, id: &str) -> bool {
        if self.news.is_alone() {
            return false;
        }
        let topic = Topic::table(id);
        let mut hearing = self.news.listen(&topic);
        let mut silence = self.clock.wait_until(self.clock.now_ms() + SETTLING_MS);
        loop {
            let heard = tokio::select! {
                heard = hearing.next() => heard,
                () = &mut silence => return false,
            };
            match heard {
                Heard::Listening => self.tell(&topic, AtTable::Who),
                Heard::Letter(text) => {
                    let letter = self.open_letter(&text);
                    if matches!(letter, Some(Letter { says: AtTable::Here(_), .. })) {
                        return true;
                    }
                }
            }
        }
    }

    /// From when on the clocks of a table run by our own, where this was the last entry and is not of this
    /// run. A time that nobody here can tell is charged to nobody.
    pub(crate) fn clocks_run_from(&self, last: &Stored) -> Option<u64> {
        let now_ms = self.clock.now_ms();
        match last.reading {
            None => (last.at_ms < self.started_ms).then_some(self.started_ms),
            Some(reading) if reading.run == self.run => None,
            // Whoever wrote it served before us, and nobody in between.
            Some(_) if self.news.is_alone() => Some(self.started_ms),
            Some(reading) => Some(self.roster.by_our_clock(reading, now_ms).unwrap_or(now_ms)),
        }
    }

    /// The same when a table is opened. A time that was noted with the deadline counts where nobody here has heard the
    /// clock by which the last entry was written: each server that opens the table would else begin it anew.
    pub(crate) fn clocks_ran_from(&self, last: &Stored, since: Option<Since>) -> Option<u64> {
        let now_ms = self.clock.now_ms();
        match since {
            Some(since) if !self.hears(last) => {
                let by_our_clock = (now_ms + since.at_ms).saturating_sub(self.clock.calendar_ms());
                // What was before our time nobody may have served.
                Some(by_our_clock.max(self.started_ms).min(now_ms))
            }
            _ => self.clocks_run_from(last),
        }
    }

    /// Does anybody here know the clock by which this was written?
    pub(crate) fn hears(&self, last: &Stored) -> bool {
        let is_heard = |reading: Reading| {
            let by_our_clock = || self.roster.by_our_clock(reading, self.clock.now_ms());
            reading.run == self.run || by_our_clock().is_some()
        };
        self.news.is_alone() || last.reading.is_none_or(is_heard)
    }

    /// Now, for the log.
    pub fn moment(&self) -> Moment {
        let reading = Reading { run: self.run, now_ms: self.clock.now_ms() };
        Moment { at_ms: self.clock.calendar_ms(), reading }
    }

    /// A number for a connection.
    pub fn next_guest(&self) -> GuestId {
        self.guests.fetch_add(1, Ordering::Relaxed)
    }

    /// The way to a table; it is started where it is not in memory.
    pub fn open(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<Command>, Refusal> {
        let mut tables = self.tables();
        // Asked under the lock, so that no table starts after all have been told to stop.
        if self.is_stopping() {
            return Err(Refusal::Stopping);
        }
        let open = tables.get(id).filter(|inbox| !inbox.is_closed());
        if let Some(inbox) = open {
            return Ok(inbox.clone());
        }
        let inbox = table::start(self.clone(), id.to_owned());
        tables.insert(id.to_owned(), inbox.clone());
        Ok(inbox)
    }

    /// Is this table in memory?
    pub fn has_open(&self, id: &str) -> bool {
        self.tables().contains_key(id)
    }

    /// The table has left the memory.
    pub fn forget(&self, id: &str, inbox: &mpsc::Sender<Command>) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(|open| open.same_channel(inbox)) {
            tables.remove(id);
        }
    }

    /// Asks a table something; a table that is just leaving the memory is opened again.
    pub async fn ask<T: Send + 'static>(
        self: &Arc<Self>,
        id: &str,
        command: impl Fn(oneshot::Sender<T>) -> Command,
    ) -> Result<T, Refusal> {
        for _ in 0..KNOCKS {
            let (reply, answer) = oneshot::channel();
            if self.open(id)?.send(command(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
            if self.store.table(id).await?.is_none() {
                return Err(Refusal::NoSuchTable);
            }
        }
        Err(Refusal::StorageFailed)
    }

    /// Looks at what follows from a table's log.
    pub async fn inspect<T: Send + 'static>(
        self: &Arc<Self>,
        id: &str,
        look: impl Fn(&FoldedLog) -> T + Clone + Send + 'static,
    ) -> Result<T, Refusal> {
        let command = |reply: oneshot::Sender<Result<T, Refusal>>| {
            let look = look.clone();
            Command::Inspect(Box::new(move |folded| drop(reply.send(folded.map(look)))))
        };
        self.ask(id, command).await.flatten()
    }

    /// Counts a new table of this address, or refuses it.
    pub fn count_table(&self, from: Network) -> Result<(), Refusal> {
        match self.count(Counts::Tables, from) {
            true => Ok(()),
            false => Err(Refusal::TooManyTables),
        }
    }

    /// All figures of now as text, for Prometheus.
    pub fn figures(&self) -> String {
        self.metrics.thoughts_waiting.set(self.thinkers.waiting());
        self.metrics.errands_waiting.set(self.outside.waiting() + self.patient.waiting());
        self.metrics.text()
    }

    /// Can anything be stored, as of a second ago?
    pub async fn writes(&self) -> bool {
        self.readiness.ask(&self.store, &self.clock).await
    }

    /// Could the last table that was wanted be read?
    pub fn reads(&self) -> bool {
        self.reads.load(Ordering::Relaxed)
    }

    /// Can the other servers be heard, where there may be any?
    pub fn hears_news(&self) -> bool {
        self.news.line().borrow().is_up
    }

    /// A table was read, or could not be: the operator is told once of each.
    pub fn note_read(&self, id: &str, read: Result<(), &dyn std::fmt::Display>) {
        self.reads.store(read.is_ok(), Ordering::Relaxed);
        let mut unread = self.unread.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let Err(error) = read else {
            unread.remove(tag(id));
            return;
        };
        if unread.len() < ADDRESSES_KEPT_MAX && unread.insert(tag(id).to_owned()) {
            self.metrics.unreadable.up();
            tracing::error!(table.id = tag(id), error = %error, "table cannot be read");
        }
    }

    /// The store could not do something. Where it has another form by now, this program can do nothing more with it.
    pub(crate) fn note_failure(&self, error: &StoreError) {
        let is_other = matches!(error, StoreError::Newer { .. } | StoreError::Older { .. });
        self.outgrown.send_if_modified(|outgrown| {
            let is_news = is_other && outgrown.is_none();
            if is_news {
                tracing::error!(error = %error, "another program has changed the database");
                *outgrown = Some(error.clone());
            }
            is_news
        });
    }

    /// Waits until the store has another form than this program writes.
    pub(crate) async fn outgrown(&self) -> StoreError {
        let mut outgrown = self.outgrown.subscribe();
        match outgrown.wait_for(Option::is_some).await.map(|found| found.clone()) {
            Ok(Some(error)) => error,
            // The sender is ours: it does not go.
            _ => std::future::pending().await,
        }
    }

    /// Is the server about to stop?
    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::SeqCst)
    }

    /// Takes no more input.
    pub fn refuse_input(&self) {
        self.stopping.store(true, Ordering::SeqCst);
        self.lobby.close();
    }

    /// Lets every table finish its write and say goodbye. Where other nodes are there its clients go to them, and
    /// not all at once.
    pub async fn stop_tables(&self) {
        let open: Vec<mpsc::Sender<Command>> =
            self.tables().drain().map(|(_, open)| open).collect();
        let mut answers = Vec::with_capacity(open.len());
        let since_ms = self.clock.now_ms();
        let over_ms = if self.roster.len() > 0 { HANDING_OVER_MS } else { 0 };
        let count = open.len().max(1) as u64;
        for (place, inbox) in (0..).zip(open) {
            self.clock.wait_until(since_ms + over_ms * place / count).await;
            let (reply, answer) = oneshot::channel();
            if inbox.send(Command::Stop(reply)).await.is_ok() {
                answers.push(answer);
            }
        }
        for answer in answers {
            // A table that ended by itself does not answer, and has nothing left to write.
            answer.await.ok();
        }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
        self.tables.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}
