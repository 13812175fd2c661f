//! By when somebody has to look at this table, should this server be gone: kept in the store with the entries, so that a
//! bank of time runs empty also where nobody has the table open.
//!
//! What is noted is never later than the next bank can be empty, and mostly earlier: it need not be written with every
//! decision. When it has passed, whoever has the table open moves it on; where nobody does, some server takes it and
//! opens the table (`crate::deadlines`).

use game::Seat;
use wire::{ClockRule, Phase};

use super::entry::{Entry, Stored};
use super::task::Table;
use crate::keys::tag;
use crate::limits::{DEADLINE_LEAST_MS, DEADLINE_SURE_MS};
use crate::store::{Deadline, Since};

/// What we know of the deadline in the store. Before it has passed others only put off with their entries what is noted, and
/// never to a time that is too late for ours: what can be empty first only moves on. After that a move tells.
#[derive(Clone, Copy, Debug)]
pub(super) struct Noted {
    /// By the calendar.
    pub due_ms: u64,
    /// It is to be moved now: this server has taken it, or has something to note with it.
    pub is_due: bool,
}

impl Table {
    /// The deadline to note with these entries, where what is noted may come too late after them.
    pub(super) fn deadline_with(&self, entries: &[Stored]) -> Option<u64> {
        let begins = entries.iter().any(|stored| matches!(stored.entry, Entry::Begun { .. }));
        if !begins && self.folded.phase() != Phase::Playing {
            return None;
        }
        let (now, due_ms) = (self.tables.clock.calendar_ms(), self.earliest_ms()?);
        // Whoever else has the table open moves on what has passed: close to that nothing is sure.
        let is_sure = |noted: Noted| noted.due_ms > now + DEADLINE_SURE_MS;
        match self.noted {
            Some(noted) if is_sure(noted) && noted.due_ms <= due_ms => None,
            _ => Some(due_ms),
        }
    }

    /// Before then no bank is empty, whoever decides next; nothing where no person has one.
    fn earliest_ms(&self) -> Option<u64> {
        let ClockRule::Bank { .. } = self.folded.row.agreed.settings.clock else { return None };
        let persons = self.folded.seats().filter(|seat| self.may_run_out(*seat));
        let left_ms = self.folded.time.least_left_ms(persons, self.now_ms())?;
        Some(self.tables.clock.calendar_ms() + left_ms.max(DEADLINE_LEAST_MS))
    }

    fn may_run_out(&self, seat: Seat) -> bool {
        match &self.folded.played {
            Some(_) => self.folded.has_a_say(seat),
            // Where it begins from a record, people take seats that look open.
            None => self.folded.place(seat).is_ok_and(|place| place.own_bot().is_none()),
        }
    }

    /// Moves the deadline on when it has passed, and lets it go where no clock will ever end anything.
    pub(super) async fn keep_deadline(&mut self) {
        let (now, calendar) = (self.now_ms(), self.tables.clock.calendar_ms());
        let Some(noted) = self.noted else { return };
        let plays = self.folded.phase() == Phase::Playing;
        if plays && !noted.is_due && calendar < noted.due_ms {
            return;
        }
        let by_calendar =
            |at_ms: u64| (calendar + at_ms).saturating_sub(now).max(calendar + DEADLINE_LEAST_MS);
        let flag_ms = self.folded.time.next_flag_ms().map(by_calendar);
        let due_ms = flag_ms.or_else(|| self.earliest_ms()).filter(|_| plays);
        let at_ms = (calendar + self.folded.time.since_ms()).saturating_sub(now);
        let since = Since { number: self.folded.number, at_ms };
        let to = due_ms.map(|due_ms| Deadline { due_ms, since: Some(since) });
        let id = &self.folded.row.id;
        let moved = self.tables.store.move_deadline(id, noted.due_ms, to).await;
        self.noted = match moved {
            Ok(true) => due_ms.map(|due_ms| Noted { due_ms, is_due: false }),
            // Somebody else has: it is theirs to keep, and the next entry notes another.
            Ok(false) => None,
            Err(error) => {
                tracing::warn!(table.id = tag(id), error = %error, "deadline not moved");
                None
            }
        };
    }

    /// When to look at the deadline, by our own clock.
    pub(super) fn next_deadline_ms(&self) -> Option<u64> {
        let (now, calendar) = (self.now_ms(), self.tables.clock.calendar_ms());
        self.noted.map(|noted| now + noted.due_ms.saturating_sub(calendar))
    }
}
