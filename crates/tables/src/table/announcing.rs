//! Tells what has happened: to who has seen the looks before it only what is different now.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use table_core::audiences_of;
use wire::{Numbered, TableState};

use super::guests::Outgoing;
use super::sights::Eyes;
use super::task::{GuestId, Table};
use super::telling::written;
use crate::refusal::Refusal;

/// An event on its way to clients with the same eyes: [`wire::ServerFrame::Event`] or
/// [`wire::ServerFrame::Changed`], whose looks are written already.
#[derive(Serialize)]
struct News<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    #[serde(flatten)]
    numbered: &'a Numbered,
    version: u64,
    state: &'a TableState,
    now_ms: u64,
}

impl News<'_> {
    fn whole(self, looks: &str) -> Utf8Bytes {
        News { kind: "event", ..self }.with(Some(looks))
    }

    fn changed(self, patch: Option<&str>) -> Utf8Bytes {
        News { kind: "changed", ..self }.with(patch)
    }

    fn with(self, looks: Option<&str>) -> Utf8Bytes {
        let mut frame = written(&self);
        if let Some(looks) = looks {
            frame.pop();
            frame.extend([r#","looks":"#, looks, "}"]);
        }
        frame.into()
    }
}

impl Table {
    /// Tells everybody the last event.
    pub(super) fn tell_last_event(&mut self) {
        self.tell_events_since(self.folded.number.saturating_sub(1));
    }

    /// Tells everybody each event after number `last`; where those are too many, all are sent
    /// away to come back for a snapshot.
    pub(super) fn tell_events_since(&mut self, last: u64) {
        if self.folded.since(last, &[]).is_none() {
            return self.guests.dismiss(&Refusal::TooSlow);
        }
        self.tell_since(last, false);
    }

    /// Tells those who are told later the last event of what they see.
    pub(super) fn tell_last_event_late(&mut self) {
        if let Some(delayed) = &self.delayed {
            let last = delayed.folded.number.saturating_sub(1);
            self.tell_since(last, true);
        }
    }

    fn tell_since(&mut self, last: u64, delayed: bool) {
        let groups = self.guests_by_eyes();
        for (&eyes, guests) in groups.iter().filter(|(eyes, _)| eyes.delayed == delayed) {
            let Some((folded, state)) = self.seen_by(eyes).zip(self.state_for(eyes)) else {
                continue;
            };
            let (version, now_ms) = (folded.version(), self.now_ms());
            let missed = folded.since(last, &audiences_of(eyes.yours)).unwrap_or_default();
            for numbered in &missed {
                let news = || News { kind: "event", numbered, version, state: &state, now_ms };
                let reads = |id: &&GuestId| self.guests.can_read(**id, &numbered.event);
                let readers: Vec<GuestId> = guests.iter().filter(reads).copied().collect();
                self.announce(news, eyes, &readers);
            }
        }
        self.sights.keep(|eyes| groups.contains_key(&eyes));
    }

    /// Everybody who is connected, by the eyes they have: those with the same hear the same.
    fn guests_by_eyes(&self) -> HashMap<Eyes, Vec<GuestId>> {
        let mut groups: HashMap<Eyes, Vec<GuestId>> = HashMap::new();
        for (&id, guest) in self.guests.iter() {
            groups.entry(self.eyes_of(guest)).or_default().push(id);
        }
        groups
    }

    /// Tells an event to all who have these eyes; each frame is made once.
    fn announce<'a>(&mut self, news: impl Fn() -> News<'a>, eyes: Eyes, guests: &[GuestId]) {
        let looks = self.written_looks(eyes);
        let told = self.sights.last(eyes);
        let (near, far): (Vec<GuestId>, Vec<GuestId>) =
            guests.iter().partition(|&&id| told.is_some() && self.guests.seen(id) == told);
        if !far.is_empty() {
            self.send_all(&far, &news().whole(&looks));
        }
        if !guests.iter().any(|&id| self.guests.takes_changes(id)) {
            return;
        }
        let sight = self.sights.next(eyes, looks);
        if !near.is_empty() {
            self.send_all(&near, &news().changed(sight.patch.as_deref()));
        }
        for &id in guests {
            self.guests.saw(id, sight.edition);
        }
    }

    fn send_all(&mut self, guests: &[GuestId], text: &Utf8Bytes) {
        for &id in guests {
            self.guests.send(id, Outgoing::Frame(text.clone()));
        }
    }
}
