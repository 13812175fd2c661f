//! Who is at this table on other nodes, and what this one tells them of its own people.

use game::{Seat, SeatSet};
use wire::{ChatLine, ServerFrame};

use super::sights::Eyes;
use super::task::Table;
use crate::limits::{LEFT_TO_OTHERS_MS, STANDING_REPEATED_MS};
use crate::news::{AtTable, Heard, Letter, Standing};

/// What the other nodes were told last.
#[derive(Debug, Default)]
pub(super) struct Said {
    standing: Standing,
    at_ms: u64,
    /// Somebody has asked.
    is_asked: bool,
}

impl Table {
    /// Are there other nodes, which may write into this log?
    pub(super) fn in_company(&self) -> bool {
        self.settled_ms.is_some()
    }

    /// Something was said about this table.
    pub(super) async fn hear_news(&mut self, heard: Heard) {
        match heard {
            Heard::Listening => self.ask_around(),
            Heard::Letter(text) => {
                if let Some(letter) = self.tables.open_letter(&text) {
                    self.read(letter).await;
                }
            }
        }
    }

    async fn read(&mut self, letter: Letter<AtTable>) {
        let Letter { mark, says, .. } = letter;
        match says {
            AtTable::Wrote { first, last, entries } => {
                self.hear_of_entries(first, last, entries).await;
            }
            AtTable::Here(standing) => {
                self.hear_of_number(standing.number).await;
                let news = self.others.note(mark, standing);
                if news == Some(true) {
                    self.company_changed();
                }
            }
            AtTable::Who => self.said.is_asked = true,
            AtTable::Gone => {
                if self.others.forget(mark) {
                    self.company_changed();
                }
            }
            AtTable::Said { line } => {
                if self.others.hear_once(mark) {
                    self.pass_on(&line);
                }
            }
        }
    }

    /// Asks who else holds the table, after a time in which nothing could be heard. What was written meanwhile is
    /// read from the log before anybody is told anything.
    fn ask_around(&mut self) {
        self.tables.tell(&self.topic, AtTable::Who);
        self.said.is_asked = true;
        self.log_seen_ms = 0;
    }

    /// Nodes came or went, or the line to them was mended.
    pub(super) fn look_around(&mut self) {
        let changes = *self.changes.borrow_and_update();
        let tables = self.tables.clone();
        if self.others.keep(|node| tables.roster.is_here(node)) {
            self.company_changed();
        }
        self.take_errands_back();
        if changes.mended > self.mended {
            self.mended = changes.mended;
            self.ask_around();
        }
    }

    fn company_changed(&mut self) {
        self.mark_presence();
        self.tell_state();
    }

    /// The seats whose people are connected, to whichever node.
    pub(super) fn here(&self) -> SeatSet {
        let own = self.guests.iter().flat_map(|(_, guest)| self.seats_of(guest).iter());
        own.chain(self.others.seats().iter()).collect()
    }

    /// Notes since when people are away, now that somebody came or went.
    pub(super) fn mark_presence(&mut self) {
        let (here, now) = (self.here(), self.now_ms());
        for seat in self.folded.seats() {
            let away_since = &mut self.away_since[seat.index()];
            match (here.contains(seat), self.present.contains(seat)) {
                (true, false) => *away_since = None,
                (true, true) => {}
                (false, _) => drop(away_since.get_or_insert(now)),
            }
        }
        self.present = here;
    }

    /// How long this node leaves to others what any of them may do. Nothing where it is the first that holds the
    /// table, once it has heard of the others.
    pub(super) fn left_to_others_ms(&self) -> u64 {
        let Some(settled_ms) = self.settled_ms else { return 0 };
        let settles = settled_ms.saturating_sub(self.now_ms());
        let before = self.others.before(self.tables.run, self.guests.is_empty(), &self.topic);
        settles.max(before * LEFT_TO_OTHERS_MS)
    }

    /// How the table stands here.
    fn standing(&self) -> Standing {
        let own: Vec<(SeatSet, bool)> =
            self.guests.iter().map(|(_, guest)| (self.seats_of(guest), guest.adds)).collect();
        let seated = |adds: bool| {
            let seated = own.iter().filter(move |(_, guest_adds)| *guest_adds || !adds);
            seated.flat_map(|(seats, _)| seats.iter()).collect::<SeatSet>()
        };
        let waits = self.folded.played.is_none();
        Standing {
            number: self.folded.number,
            seats: seated(false),
            adds: seated(true),
            onlookers: own.iter().filter(|(seats, _)| seats.is_empty()).count(),
            version: self.folded.version(),
            thinking: self.thinking,
            works: self.is_worker(),
            round: if waits { self.folded.seated } else { 0 },
            signed: waits && self.mixer.is_signed(),
            pledges: if waits { self.mixer.own_pledges() } else { Vec::new() },
        }
    }

    /// Tells the other nodes how the table stands here, where that is news or has not been said for long.
    pub(super) fn tell_neighbours(&mut self) {
        if !self.in_company() {
            return;
        }
        let (standing, now) = (self.standing(), self.now_ms());
        let due = now >= self.said.at_ms + STANDING_REPEATED_MS;
        if due || self.said.is_asked || self.is_news(&standing) {
            self.tables.tell(&self.topic, AtTable::Here(standing.clone()));
            self.said = Said { standing, at_ms: now, is_asked: false };
        }
    }

    fn is_news(&self, standing: &Standing) -> bool {
        let last = &self.said.standing;
        // Entries are announced by themselves. Who thinks matters only to those who might think as well.
        let thinks = |standing: &Standing| match standing.thinking.is_empty() {
            true => None,
            false => Some((standing.thinking, standing.version)),
        };
        let thinking = !self.others.is_empty() && thinks(standing) != thinks(last);
        let Standing { number, version, thinking: same, .. } = last.clone();
        thinking || Standing { number, version, thinking: same, ..standing.clone() } != *last
    }

    /// When to say it again.
    pub(super) fn next_standing_ms(&self) -> Option<u64> {
        self.in_company().then_some(self.said.at_ms + STANDING_REPEATED_MS)
    }

    /// Tells the other nodes that this one lets the table go.
    pub(super) fn take_leave(&self) {
        self.tables.tell(&self.topic, AtTable::Gone);
    }

    /// Somebody has said something, on whichever node.
    pub(super) fn pass_on(&mut self, line: &ChatLine) {
        // What those say who only look on is no secret.
        let is_told = |eyes: Eyes| !eyes.delayed || line.seat.is_none();
        self.tell(None, |_, eyes| is_told(eyes).then(|| ServerFrame::Chat { line: line.clone() }));
        if line.seat.is_some() {
            self.say_late(line);
        }
    }

    /// By the page with which they are here, on whichever node; `None` where they are not.
    pub(super) fn adds_here(&self, seat: Seat) -> Option<bool> {
        let place = &self.folded.places[seat.index()];
        let own = self.guests.iter().map(|(_, guest)| guest);
        let mut own = own.filter(|guest| guest.owns(place)).peekable();
        let is_here = own.peek().is_some() || self.others.seats().contains(seat);
        is_here.then(|| own.any(|guest| guest.adds) || self.others.adds().contains(seat))
    }
}
