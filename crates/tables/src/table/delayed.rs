//! What strangers see of a match in which hands are hidden: the same table, some time later. Whoever only looks on may know
//! no hand, but could sit beside somebody who plays, and tell them what the others do before they see it themselves.
//!
//! The later table is a second fold of the log, to which entries come when their time has passed. It is there as long as
//! somebody looks at it.

use std::collections::VecDeque;

use game::SeatSet;
use wire::{ChatLine, Phase, ServerFrame};

use super::entry::{Entry, Stored};
use super::folded_log::FoldedLog;
use super::guests::Outgoing;
use super::sights::Eyes;
use super::task::{GuestId, Table};
use super::telling::text;
use crate::keys::tag;
use crate::refusal::Refusal;

/// The table as it was some time ago.
pub(super) struct Delayed {
    pub(super) folded: FoldedLog,
    /// What is to be told, and when.
    entries: VecDeque<(Stored, u64)>,
    lines: VecDeque<(ChatLine, u64)>,
}

impl Delayed {
    /// Takes in the next entry if its time has come; `false` where there is none.
    fn take_next(&mut self, now_ms: u64, is_over: bool) -> Result<bool, Refusal> {
        if self.entries.front().is_none_or(|(_, due_ms)| *due_ms > now_ms && !is_over) {
            return Ok(false);
        }
        let Some((stored, _)) = self.entries.pop_front() else { return Ok(false) };
        let (entry, prepared) = self.folded.prepare(stored.entry)?;
        self.folded.commit(Stored { entry, ..stored }, prepared);
        Ok(true)
    }

    fn next_line(&mut self, now_ms: u64, is_over: bool) -> Option<ChatLine> {
        let is_due = self.lines.front().is_some_and(|(_, due_ms)| *due_ms <= now_ms || is_over);
        is_due.then(|| self.lines.pop_front()).flatten().map(|(line, _)| line)
    }

    fn next_ms(&self) -> Option<u64> {
        let entry = self.entries.front().map(|(_, due_ms)| *due_ms);
        let line = self.lines.front().map(|(_, due_ms)| *due_ms);
        [entry, line].into_iter().flatten().min()
    }
}

impl FoldedLog {
    /// Is something hidden in its match from whoever only looks on, and could strangers come to know its id?
    pub fn hides_from_strangers(&self) -> bool {
        let runs = self.phase() == Phase::Playing && !self.row.agreed.seed_known;
        runs && self.was_listed && self.playable.game().hides()
    }
}

impl Table {
    /// How late whoever only looks on is told what happens; nothing where at once.
    pub(super) fn delay_ms(&self) -> Option<u64> {
        let delay_ms = self.tables.config.lobby.delay_ms;
        (delay_ms > 0 && self.folded.hides_from_strangers()).then_some(delay_ms)
    }

    /// The table that these eyes see; nothing where it is not there yet.
    pub(super) fn seen_by(&self, eyes: Eyes) -> Option<&FoldedLog> {
        match eyes.delayed {
            true => self.delayed.as_ref().map(|delayed| &delayed.folded),
            false => Some(&self.folded),
        }
    }

    /// Looks after the later table: it is there where somebody looks at it, and is told what has become due.
    pub(super) async fn keep_delayed(&mut self) {
        let looked_at = self.delayed_guests();
        if self.delay_ms().is_none() || looked_at.is_empty() {
            self.end_delay();
            return;
        }
        if self.delayed.is_none() || self.folded.unseen.is_none() {
            if !self.load_delayed().await {
                self.guests.dismiss_some(&looked_at, &Refusal::StorageFailed);
                return;
            }
            // They saw the table as it is, until the match began.
            for guest in looked_at {
                self.welcome_late(guest, None).await;
            }
        }
        self.tell_what_is_due();
    }

    /// From here on everybody sees the same; what was held back is told.
    fn end_delay(&mut self) {
        if self.delayed.is_some() && self.folded.phase() == Phase::Over {
            self.tell_what_is_due();
        }
        (self.delayed, self.folded.unseen) = (None, None);
    }

    fn delayed_guests(&self) -> Vec<GuestId> {
        let is_late = self.delay_ms().is_some();
        let guests = self.guests.iter().filter(|(_, guest)| self.seats_of(guest).is_empty());
        guests.map(|(id, _)| *id).filter(|_| is_late).collect()
    }

    /// Reads the log for the later table; `false` where it cannot be had.
    pub(super) async fn load_delayed(&mut self) -> bool {
        if self.delayed.is_some() && self.folded.unseen.is_some() {
            return true;
        }
        match self.read_delayed().await {
            Ok(delayed) => {
                self.delayed = Some(Box::new(delayed));
                self.folded.unseen = Some(VecDeque::new());
                true
            }
            Err(error) => {
                let id = tag(&self.folded.row.id);
                tracing::warn!(table.id = id, error = %error, "later table not read");
                false
            }
        }
    }

    async fn read_delayed(&self) -> Result<Delayed, Refusal> {
        let (now_ms, calendar_ms) = (self.now_ms(), self.tables.clock.calendar_ms());
        let delay_ms = self.tables.config.lobby.delay_ms;
        let row = self.folded.row.clone();
        let log = self.tables.store.log(&row.id).await?;
        let known = usize::try_from(self.folded.number).unwrap_or(usize::MAX);
        let mut has_begun = false;
        let mut entries = VecDeque::with_capacity(log.len());
        for stored in log.into_iter().take(known) {
            // Before the match nothing is hidden, and its beginning is what all see.
            let age_ms = calendar_ms.saturating_sub(stored.at_ms);
            let left_ms = if has_begun { delay_ms.saturating_sub(age_ms) } else { 0 };
            has_begun |= matches!(stored.entry, Entry::Begun { .. });
            entries.push_back((stored, now_ms + left_ms));
        }
        let folded = FoldedLog::new(row, &self.tables.registry)?;
        let mut delayed = Delayed { folded, entries, lines: VecDeque::new() };
        while delayed.take_next(now_ms, false)? {}
        Ok(delayed)
    }

    /// Tells those who look on what has become due.
    fn tell_what_is_due(&mut self) {
        let (now_ms, is_over) = (self.now_ms(), self.folded.phase() == Phase::Over);
        let delay_ms = self.tables.config.lobby.delay_ms;
        let unseen = self.folded.unseen.as_mut().map(std::mem::take).unwrap_or_default();
        let Some(delayed) = &mut self.delayed else { return };
        let begins = |stored: &Stored| matches!(stored.entry, Entry::Begun { .. });
        delayed.entries.extend(unseen.into_iter().map(|stored| {
            let left_ms = if begins(&stored) { 0 } else { delay_ms };
            (stored, now_ms + left_ms)
        }));
        loop {
            let Some(delayed) = &mut self.delayed else { return };
            match delayed.take_next(now_ms, is_over) {
                Ok(true) => self.tell_last_event_late(),
                Ok(false) => break,
                // What was stored can be taken in; where not, those who look on come anew.
                Err(_) => return self.delayed = None,
            }
        }
        while let Some(line) =
            self.delayed.as_mut().and_then(|delayed| delayed.next_line(now_ms, is_over))
        {
            self.tell(None, |_, eyes| {
                eyes.delayed.then(|| ServerFrame::Chat { line: line.clone() })
            });
        }
    }

    /// Keeps what a seat has said for those who are told later.
    pub(super) fn say_late(&mut self, line: &ChatLine) {
        let due_ms = self.now_ms() + self.tables.config.lobby.delay_ms;
        if let Some(delayed) = &mut self.delayed {
            delayed.lines.push_back((line.clone(), due_ms));
        }
    }

    /// May these eyes see a line that was said then, and kept?
    pub(super) fn may_read(&self, eyes: Eyes, line: &ChatLine) -> bool {
        let age_ms = self.tables.clock.calendar_ms().saturating_sub(line.at_ms);
        !eyes.delayed || line.seat.is_none() || age_ms >= self.tables.config.lobby.delay_ms
    }

    /// Greets somebody with the later table.
    async fn welcome_late(&mut self, id: GuestId, last: Option<u64>) {
        let Some(guest) = self.guests.get(id) else { return };
        let eyes = Eyes { yours: SeatSet::EMPTY, spelling: guest.spelling(), delayed: true };
        let missed = last.and_then(|last| self.missed(guest, eyes, last));
        let Some(welcome) = self.welcome(eyes, missed).await else { return };
        self.guests.send(id, Outgoing::Frame(text(&welcome)));
    }

    /// When something becomes due.
    pub(super) fn next_late_word_ms(&self) -> Option<u64> {
        self.delayed.as_ref().and_then(|delayed| delayed.next_ms())
    }
}
