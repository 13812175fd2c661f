//! What other nodes write into the log: taken in when it is announced, read from the log where something is missing,
//! and told to everybody here exactly as if it had happened here.

use std::time::Duration;

use game::Seat;
use wire::Phase;

use super::entry::{Entry, Stored};
use super::task::{Table, load};
use crate::keys::tag;
use crate::limits::{HISTORY_EVENTS_MAX, LOG_UNSEEN_MS_MAX, MIXING_MS_MAX};
use crate::refusal::Refusal;

/// Entries that are taken in one by one; for more than that the log is read anew.
const FOLLOWED_MAX: usize = HISTORY_EVENTS_MAX / 2;

impl Table {
    /// Another node has written entries, the first with this number.
    pub(super) async fn hear_of_entries(&mut self, first: u64, last: u64, entries: Vec<Stored>) {
        let known = self.folded.number;
        if last <= known {
            return;
        }
        let skip = (known + 1).checked_sub(first).and_then(|skip| usize::try_from(skip).ok());
        let skip =
            skip.filter(|_| entries.len() as u64 == last.saturating_add(1).saturating_sub(first));
        let Some(skip) = skip else { return self.fill_gap().await };
        for stored in entries.into_iter().skip(skip) {
            if self.follow(stored).is_err() {
                return self.fill_gap().await;
            }
            self.tables.metrics.news_applied.up();
        }
        self.seen_log();
    }

    /// Another node knows entries up to this one.
    pub(super) async fn hear_of_number(&mut self, number: u64) {
        if number > self.folded.number {
            self.fill_gap().await;
        }
    }

    async fn fill_gap(&mut self) {
        self.tables.metrics.news_gaps.up();
        self.catch_up().await;
    }

    /// Reads what the log has beyond what we know, and takes it in.
    pub(super) async fn catch_up(&mut self) {
        let known = self.folded.number;
        let missing = match self.tables.store.log_after(&self.folded.row.id, known).await {
            Ok(missing) => missing,
            Err(error) => {
                let id = &self.folded.row.id;
                return tracing::error!(table.id = tag(id), error = %error, "log not read");
            }
        };
        // Shorter than we know it, or far longer: begin anew.
        let Some(missing) = missing.filter(|missing| missing.len() <= FOLLOWED_MAX) else {
            return self.reload().await;
        };
        for stored in missing {
            if self.follow(stored).is_err() {
                return self.reload().await;
            }
        }
        self.seen_log();
    }

    /// Takes in an entry that is in the log, and tells everybody.
    fn follow(&mut self, stored: Stored) -> Result<(), Refusal> {
        let (entry, prepared) = self.folded.prepare(stored.entry)?;
        let stored = Stored { entry, ..stored };
        let (entry, clocks) = (stored.entry.clone(), self.tables.clocks_run_from(&stored));
        self.note_lag(stored.at_ms);
        self.folded.commit(stored, prepared);
        if let Some(since_ms) = clocks {
            self.folded.time.resume(since_ms);
        }
        self.mark_presence();
        self.heed(&entry);
        self.tell_last_event();
        // Who has just sat down learns which seats are their own; who has left is away.
        if matches!(entry, Entry::Sat { .. } | Entry::Stood { .. } | Entry::Left { .. }) {
            self.tell_state();
        }
        Ok(())
    }

    /// How late it is known here. Where the calendars of two machines differ, so does this.
    fn note_lag(&self, stored_ms: u64) {
        let late_ms = self.tables.clock.calendar_ms().saturating_sub(stored_ms);
        self.tables.metrics.news_lag_seconds.observe(Duration::from_millis(late_ms));
    }

    /// What follows from an entry for that of the table which is not in its log.
    fn heed(&mut self, entry: &Entry) {
        match entry {
            Entry::Sat { seat, .. } => {
                self.mixer.clear();
                if !self.present.contains(*seat) {
                    self.away_since[seat.index()] = Some(self.now_ms());
                }
            }
            Entry::Stood { .. } => self.mixer.clear(),
            Entry::Pledged { .. } => self.mixer.ask_for_shares(self.now_ms() + MIXING_MS_MAX),
            Entry::Left { seat } if self.folded.phase() == Phase::Playing => {
                self.away_since[seat.index()] = Some(self.now_ms());
            }
            Entry::CameBack { seat } | Entry::TookBack { seat } => {
                self.folded.row.archived = false;
                self.is_back(*seat);
            }
            Entry::Played { seat, client, .. } => {
                self.decided_elsewhere(*seat);
                if client.is_some() {
                    self.is_back(*seat);
                }
            }
            _ => {}
        }
    }

    fn is_back(&mut self, seat: Seat) {
        if self.present.contains(seat) {
            self.away_since[seat.index()] = None;
        }
    }

    /// All that is in the log is known, as of now.
    pub(super) fn seen_log(&mut self) {
        self.log_seen_ms = self.now_ms();
    }

    /// When to ask the store whether we know the whole log.
    pub(super) fn next_look_at_log_ms(&self) -> Option<u64> {
        let watched = self.in_company() && !self.guests.is_empty();
        watched.then_some(self.log_seen_ms + LOG_UNSEEN_MS_MAX)
    }

    /// Asks it, where it has been long enough: a letter may have been lost.
    pub(super) async fn look_at_log(&mut self) {
        if self.in_company() && self.now_ms() >= self.log_seen_ms + LOG_UNSEEN_MS_MAX {
            self.ask_for_the_end().await;
        }
    }

    /// Asks it at once where somebody comes who has seen more than we know: what they were shown elsewhere is not taken
    /// from them again, and what was acknowledged to them is known.
    pub(super) async fn look_as_far_as(&mut self, seen: Option<u64>) {
        match seen.is_some_and(|seen| self.in_company() && seen > self.folded.number) {
            true => self.ask_for_the_end().await,
            false => self.look_at_log().await,
        }
    }

    async fn ask_for_the_end(&mut self) {
        // Where the store does not answer it is asked again as late.
        self.seen_log();
        match self.tables.store.last_number(&self.folded.row.id).await {
            Ok(last) if last != self.folded.number => self.fill_gap().await,
            Ok(_) => {}
            Err(error) => {
                let id = &self.folded.row.id;
                tracing::warn!(table.id = tag(id), error = %error, "end of the log not read");
            }
        }
    }

    /// Reads the log anew from its first entry on.
    pub(super) async fn reload(&mut self) {
        match load(&self.tables, &self.folded.row.id).await {
            Ok((folded, noted)) => {
                let last = self.folded.number;
                if folded.seated != self.folded.seated {
                    self.mixer.clear();
                }
                (self.folded, self.noted) = (folded, noted);
                self.mark_presence();
                self.seen_log();
                // What another server wrote is news to everybody here.
                self.tell_events_since(last);
            }
            Err(Refusal::NoSuchTable) => self.guests.dismiss(&Refusal::NoSuchTable),
            Err(error) => {
                tracing::error!(table.id = tag(&self.folded.row.id), error = %error, "not reloaded");
            }
        }
    }
}
