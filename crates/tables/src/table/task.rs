//! The task of a table.

use std::sync::Arc;

use bots::Thought;
use game::{Seat, SeatSet};
use tokio::sync::{mpsc, oneshot, watch};
use wire::rest::TableSummary;
use wire::{ClientFrame, ClockRule, TableRefusal};

use super::deadline::Noted;
use super::delayed::Delayed;
use super::entry::{Entry, Stored};
use super::errands::{Out, Taken};
use super::folded_log::{FoldedLog, Prepared};
use super::guests::{Greeting, Guest, Guests, Outbox};
use super::listing::Shown;
use super::mixing::Mixer;
use super::neighbours::Said;
use super::others::Others;
use super::pace::Pace;
use super::seating::Newcomer;
use super::sights::Sights;
use crate::keys::tag;
use crate::limits::{CACHE_IDLE_MS, DEADLINE_PUT_OFF_MS, SETTLING_MS, TABLE_QUEUE_MAX};
use crate::network::Network;
use crate::news::{Hearing, Topic};
use crate::nodes::Changes;
use crate::open_tables::OpenTables;
use crate::refusal::Refusal;
use crate::store::{Deadline, Notes, StoreError};

/// The number of a connection.
pub type GuestId = u64;

/// How long bots rest after the store has failed, so that they do not hammer it.
pub(super) const STORE_REST_MS: u64 = 1_000;

/// Somebody who looks at what follows from the log, or hears why it cannot be read.
pub type Inspection = Box<dyn FnOnce(Result<&FoldedLog, Refusal>) + Send>;

/// What a table is asked.
pub enum Command {
    Join {
        guest: GuestId,
        greeting: Greeting,
        /// The way to the client.
        outbox: Outbox,
        /// Where it comes from.
        from: Network,
        /// Whether it may stay.
        reply: oneshot::Sender<Result<(), Refusal>>,
    },
    /// A client says something.
    Say { guest: GuestId, frame: ClientFrame },
    /// Seats somebody from the lobby, where the table waits for strangers.
    Seat { newcomer: Newcomer, reply: oneshot::Sender<Result<Seat, Refusal>> },
    /// A connection ended.
    Leave { guest: GuestId },
    /// A bot has thought.
    Thought {
        seat: Seat,
        /// About which version of the match.
        version: u64,
        /// What it would do, for a hint to the end of the decision, and what it expects.
        thought: Thought,
        /// Who only wanted to know.
        asked_by: Option<GuestId>,
    },
    /// No worker has answered what was asked about this version of the match.
    Unanswered { seat: Seat, version: u64 },
    /// A bot is to decide that another server asks for.
    Work {
        seat: Seat,
        version: u64,
        /// Told when it has, or need not.
        done: oneshot::Sender<()>,
    },
    /// How is the table?
    Summarise(oneshot::Sender<Result<TableSummary, Refusal>>),
    /// Hands out what follows from the log, for a closer look.
    Inspect(Inspection),
    /// The deadline of the table has passed, and this server has taken it; it is due again then.
    Due { due_ms: u64 },
    /// Throws away what is in memory and reads the log again.
    Forget(oneshot::Sender<()>),
    /// The server stops.
    Stop(oneshot::Sender<()>),
}

/// A table at work.
pub struct Table {
    pub(super) tables: Arc<OpenTables>,
    pub(super) folded: FoldedLog,
    pub(super) guests: Guests,
    /// What they were told last.
    pub(super) sights: Sights,
    /// Since when the person of each seat is away.
    pub(super) away_since: Vec<Option<u64>>,
    /// Whose people are connected, to whichever server.
    pub(super) present: SeatSet,
    pub(super) pace: Pace,
    /// The seats for which bots think here, or for whoever asked us or was asked by us.
    pub(super) thinking: SeatSet,
    /// What workers were asked.
    pub(super) out: Vec<Out>,
    /// What this one was asked, where it is a worker.
    pub(super) taken: Vec<Taken>,
    /// The seats whose bots are waited for, wherever they think.
    pub(super) awaited: SeatSet,
    /// Since when.
    pub(super) awaited_ms: Vec<u64>,
    /// When the bot of each seat should have decided, where it is waited for.
    pub(super) due_ms: Vec<u64>,
    /// Those of them that people have been told about.
    pub(super) late: SeatSet,
    /// The seats for which a bot thinks about a hint.
    pub(super) hinting: SeatSet,
    /// Bots rest until then.
    pub(super) rest_until_ms: Option<u64>,
    /// By when somebody has to look at the table, as far as we know what the store says.
    pub(super) noted: Option<Noted>,
    /// What those see who only look on and are told later.
    pub(super) delayed: Option<Box<Delayed>>,
    /// What strangers may find of it, as far as the store knows from us.
    pub(super) shown: Shown,
    /// What has come in for the dice of a match that is about to begin.
    pub(super) mixer: Mixer,
    pub(super) inbox: mpsc::Sender<Command>,
    /// What the other servers are told about, and what they say.
    pub(super) topic: Topic,
    pub(super) others: Others,
    pub(super) said: Said,
    /// By when the others have said who they are; nothing where there are none.
    pub(super) settled_ms: Option<u64>,
    pub(super) changes: watch::Receiver<Changes>,
    /// How often the line to them had been mended when this table last asked around.
    pub(super) mended: u64,
    /// When we last knew that we know the whole log.
    pub(super) log_seen_ms: u64,
    /// How often another server was faster.
    pub(super) races_lost: u64,
    idle_since_ms: u64,
}

/// Starts the task of the table `id`; it loads itself.
pub fn start(tables: Arc<OpenTables>, id: String) -> mpsc::Sender<Command> {
    let (inbox, commands) = mpsc::channel(TABLE_QUEUE_MAX);
    let own = inbox.clone();
    tokio::spawn(async move {
        match load(&tables, &id).await {
            Ok((folded, noted)) => {
                let mut table = Table::new(tables.clone(), folded, own.clone());
                table.noted = noted;
                let hearing = tables.news.listen(&table.topic);
                table.run(commands, hearing).await;
            }
            Err(refusal) => {
                tables.forget(&id, &own);
                turn_away(&tables, &id, commands, refusal).await;
            }
        }
        tables.forget(&id, &own);
    });
    inbox
}

/// Reads a table; where that fails the operator hears of it.
pub(super) async fn load(
    tables: &OpenTables,
    id: &str,
) -> Result<(FoldedLog, Option<Noted>), Refusal> {
    let read = async { Ok((tables.store.table(id).await?, tables.store.log(id).await?)) };
    let read: Result<_, StoreError> = read.await;
    // Where all of them are away, nothing is wrong with this one.
    if !matches!(read, Err(StoreError::Away(_))) {
        tables.note_read(id, read.as_ref().map(|_| ()).map_err(|error| error as _));
    }
    let (row, log) = read?;
    let row = row.ok_or(Refusal::NoSuchTable)?;
    let last = log.last().cloned();
    let mut folded = FoldedLog::load(row, log, &tables.registry).inspect_err(|refusal| {
        match refusal {
            // Nothing is wrong with the store.
            Refusal::OtherRules { .. } => {
                tracing::warn!(table.id = tag(id), error = %refusal, "table refused");
            }
            unreadable => tables.note_read(id, Err(unreadable)),
        }
    })?;
    let deadline = known_deadline(tables, &folded).await;
    let noted_since = deadline.and_then(|deadline| deadline.since);
    let since = noted_since.filter(|since| since.number == folded.number);
    let begins_to_count = since.is_none() && last.as_ref().is_some_and(|last| !tables.hears(last));
    if let Some(since_ms) = last.and_then(|last| tables.clocks_ran_from(&last, since)) {
        folded.time.resume(since_ms);
    }
    tables.metrics.replays.up();
    let noted = |Deadline { due_ms, .. }| Noted { due_ms, is_due: begins_to_count };
    Ok((folded, deadline.map(noted)))
}

/// What the store says of when to look at this table. Where it says nothing, the next entry notes it.
async fn known_deadline(tables: &OpenTables, folded: &FoldedLog) -> Option<Deadline> {
    if !matches!(folded.row.agreed.settings.clock, ClockRule::Bank { .. }) {
        return None;
    }
    tables.store.deadline(&folded.row.id).await.ok().flatten()
}

/// Answers those who came for a table that cannot be opened.
async fn turn_away(
    tables: &OpenTables,
    id: &str,
    mut commands: mpsc::Receiver<Command>,
    refusal: Refusal,
) {
    commands.close();
    while let Some(command) = commands.recv().await {
        let refusal = refusal.clone();
        match command {
            Command::Join { reply, .. } => drop(reply.send(Err(refusal))),
            Command::Seat { reply, .. } => drop(reply.send(Err(refusal))),
            Command::Summarise(reply) => drop(reply.send(Err(refusal))),
            Command::Inspect(look) => look(Err(refusal)),
            Command::Due { due_ms } => put_off(tables, id, due_ms).await,
            _ => {}
        }
    }
}

/// The clock of a table that cannot be opened is not looked at again every minute.
async fn put_off(tables: &OpenTables, id: &str, from_ms: u64) {
    let later = Deadline { due_ms: from_ms + DEADLINE_PUT_OFF_MS, since: None };
    if let Err(error) = tables.store.move_deadline(id, from_ms, Some(later)).await {
        tracing::warn!(table.id = tag(id), error = %error, "deadline not put off");
    }
}

impl Table {
    fn new(tables: Arc<OpenTables>, folded: FoldedLog, inbox: mpsc::Sender<Command>) -> Table {
        let now = tables.clock.now_ms();
        let seats = folded.places.len();
        tables.metrics.tables_live.up();
        let topic = Topic::table(&folded.row.id);
        let changes = tables.roster.changes();
        let mended = changes.borrow().mended;
        Table {
            topic,
            others: Others::default(),
            said: Said::default(),
            settled_ms: (!tables.news.is_alone()).then_some(now + SETTLING_MS),
            changes,
            mended,
            log_seen_ms: now,
            races_lost: 0,
            tables,
            folded,
            guests: Guests::default(),
            sights: Sights::default(),
            away_since: vec![Some(now); seats],
            present: SeatSet::EMPTY,
            pace: Pace::new(seats),
            thinking: SeatSet::EMPTY,
            out: Vec::new(),
            taken: Vec::new(),
            awaited: SeatSet::EMPTY,
            awaited_ms: vec![0; seats],
            due_ms: vec![0; seats],
            late: SeatSet::EMPTY,
            hinting: SeatSet::EMPTY,
            rest_until_ms: None,
            noted: None,
            delayed: None,
            shown: Shown::default(),
            mixer: Mixer::default(),
            inbox,
            idle_since_ms: now,
        }
    }

    async fn run(mut self, mut commands: mpsc::Receiver<Command>, mut hearing: Hearing) {
        let metrics = self.tables.metrics.clone();
        loop {
            if self.next_look_at_log_ms().is_some() {
                self.look_at_log().await;
            }
            if !self.is_worker() {
                self.look_after().await;
            }
            self.tell_neighbours();
            let wake = self.next_wake_ms();
            let clock = self.tables.clock.clone();
            let alarm = async {
                match wake {
                    Some(at_ms) => clock.wait_until(at_ms).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                biased;
                // What has happened comes before what somebody wants.
                heard = hearing.next() => self.hear_news(heard).await,
                Ok(()) = self.changes.changed() => self.look_around(),
                Some(command) = commands.recv() => {
                    if !self.obey(command).await {
                        break;
                    }
                }
                () = alarm => {
                    if self.is_idle() && commands.is_empty() {
                        break;
                    }
                }
            }
        }
        metrics.tables_live.down();
        self.take_leave();
        // From here on the table is started anew; who still waits in the queue asks again.
        self.tables.forget(&self.folded.row.id, &self.inbox);
    }

    /// Does what follows without anybody asking.
    async fn look_after(&mut self) {
        self.begin_when_full().await;
        self.call_time().await;
        self.keep_deadline().await;
        self.free_empty_seats().await;
        self.keep_listing().await;
        self.keep_delayed().await;
        self.let_bots_think();
        self.tell_who_is_late();
        self.mark_phase();
    }

    /// Carries out a command; `false` ends the table.
    async fn obey(&mut self, command: Command) -> bool {
        match command {
            Command::Join { guest, greeting, outbox, from, reply } => {
                let last = greeting.last;
                let visitor = Guest::new(greeting, outbox, from);
                reply.send(self.join(guest, visitor, last).await).ok();
            }
            Command::Say { guest, frame } => self.hear(guest, frame).await,
            Command::Seat { newcomer, reply } => {
                reply.send(self.seat_stranger(newcomer).await).ok();
            }
            Command::Leave { guest } => self.leave(guest),
            Command::Thought { seat, version, thought, asked_by: None } => {
                self.bot_decided(seat, version, thought).await;
            }
            Command::Thought { seat, version, thought, asked_by: Some(guest) } => {
                self.pass_hint_on(guest, seat, version, &thought.steps);
            }
            Command::Unanswered { seat, version } => self.think_after_all(seat, version),
            Command::Work { seat, version, done } => {
                self.carry_errand_out(seat, version, done).await;
            }
            Command::Summarise(reply) => {
                self.look_at_log().await;
                reply.send(Ok(self.summary())).ok();
            }
            Command::Inspect(look) => {
                self.look_at_log().await;
                look(Ok(&self.folded));
            }
            Command::Due { due_ms } => self.noted = Some(Noted { due_ms, is_due: true }),
            Command::Forget(reply) => {
                self.reload().await;
                reply.send(()).ok();
            }
            Command::Stop(reply) => {
                self.guests.dismiss(&Refusal::Stopping);
                reply.send(()).ok();
                return false;
            }
        }
        self.idle_since_ms = self.now_ms();
        true
    }

    /// When to look up without being asked.
    fn next_wake_ms(&self) -> Option<u64> {
        let idle = self.guests.is_empty() && self.thinking.is_empty();
        let idle = idle.then_some(self.idle_since_ms + CACHE_IDLE_MS);
        // While the store rests, an empty bank and dice that are to be mixed have to wait.
        if self.is_worker() {
            return [idle, self.next_standing_ms()].into_iter().flatten().min();
        }
        let left_ms = self.left_to_others_ms();
        let flag = self.folded.time.next_flag_ms().map(|at_ms| at_ms + left_ms);
        let due = [flag, self.mixer.next_ms(left_ms), self.next_thought_ms()];
        let due = self.rest_until_ms.or_else(|| due.into_iter().flatten().min());
        let company = [self.next_look_at_log_ms(), self.next_standing_ms()];
        let strangers = [self.next_listing_ms(), self.next_late_word_ms()];
        let own = [idle, due, self.next_late_ms(), self.next_deadline_ms()];
        let all = own.into_iter().chain(strangers);
        let all = all.into_iter().chain(company);
        all.flatten().min()
    }

    fn is_idle(&self) -> bool {
        let quiet = self.guests.is_empty() && self.thinking.is_empty();
        quiet && self.now_ms() >= self.idle_since_ms + CACHE_IDLE_MS
    }

    pub(super) fn now_ms(&self) -> u64 {
        self.tables.clock.now_ms()
    }

    /// Stores an entry, takes it in and tells everybody; returns its number.
    pub(super) async fn happen(&mut self, entry: Entry) -> Result<u64, Refusal> {
        let (entry, prepared) = self.folded.prepare(entry)?;
        let number = self.store(entry, prepared).await?;
        self.tell_last_event();
        Ok(number)
    }

    /// Stores an entry and takes it in. Nothing is acknowledged or told before this has returned.
    pub(super) async fn store(&mut self, entry: Entry, prepared: Prepared) -> Result<u64, Refusal> {
        let stored = self.stamped(entry);
        self.keep(std::slice::from_ref(&stored)).await?;
        self.folded.commit(stored, prepared);
        Ok(self.folded.number)
    }

    /// An entry with the time at which it happens.
    pub(super) fn stamped(&self, entry: Entry) -> Stored {
        let stored = Stored::new(self.tables.moment(), entry);
        let used_ms = self.folded.time.used_at(self.now_ms());
        let reading = stored.reading.filter(|_| !used_ms.is_empty());
        Stored { reading, used_ms, ..stored }
    }

    /// Writes entries down, all or none.
    pub(super) async fn keep(&mut self, entries: &[Stored]) -> Result<(), Refusal> {
        let (id, seq) = (self.folded.row.id.clone(), self.folded.number + 1);
        let timer = std::time::Instant::now();
        let due_ms = self.deadline_with(entries);
        let listing = self.listing_with(entries);
        let notes = Notes { due_ms, listing: listing.clone() };
        let store = self.tables.store.clone();
        if let Err(error) = store.append_and_note(&id, seq, entries, notes).await {
            return Err(self.not_stored(error).await);
        }
        self.note_listed(listing);
        if let Some(due_ms) = due_ms {
            self.noted = Some(Noted { due_ms, is_due: false });
        }
        self.tables.metrics.append_seconds.observe(timer.elapsed());
        self.tables.announce(&self.topic, seq, entries);
        self.seen_log();
        Ok(())
    }

    /// The log may hold more than we know: another server wrote it, or a write came through
    /// although its answer did not. Only the log can tell.
    async fn not_stored(&mut self, error: StoreError) -> Refusal {
        let known = self.folded.number;
        self.catch_up().await;
        if error == StoreError::Taken && self.folded.number != known {
            self.tables.metrics.news_conflicts.up();
            self.races_lost += 1;
            return TableRefusal::VersionConflict { version: self.folded.version() }.into();
        }
        self.tables.note_failure(&error);
        tracing::warn!(table.id = tag(&self.folded.row.id), error = %error, "entry not stored");
        self.rest_until_ms = Some(self.now_ms() + STORE_REST_MS);
        match error {
            StoreError::Taken => {
                TableRefusal::VersionConflict { version: self.folded.version() }.into()
            }
            other => other.into(),
        }
    }

    /// Notes how far the table is where the store can find it without reading the log: by that it
    /// is decided how long the table is kept. Nobody waits for it; where it is lost, the next who
    /// opens the table notes it.
    fn mark_phase(&mut self) {
        let phase = self.folded.phase();
        if self.folded.row.phase == Some(phase) {
            return;
        }
        self.folded.row.phase = Some(phase);
        let (store, id) = (self.tables.store.clone(), self.folded.row.id.clone());
        tokio::spawn(async move {
            if let Err(error) = store.mark(&id, phase).await {
                tracing::warn!(table.id = tag(&id), error = %error, "phase not noted");
            }
        });
    }
}
