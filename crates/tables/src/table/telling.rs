//! Says to each audience what it may know: the one place where anything leaves a table.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use game::{Audience, Coded, Seat, SeatSet};
use serde::Serialize;
use table_core::{TableMatch, audiences_of};
use wire::rest::TableSummary;
use wire::{CatchUp, Look, Numbered, Occupant, Presence, SeatState, ServerFrame, TableState};

use super::folded_log::FoldedLog;
use super::guests::{Guest, Outgoing};
use super::sights::Eyes;
use super::task::{GuestId, Table};
use crate::keys::tag;
use crate::limits::CHAT_LINES_SENT_MAX;
use crate::refusal::Refusal;

impl Table {
    /// The seats that this client's key opens.
    pub(super) fn seats_of(&self, guest: &Guest) -> SeatSet {
        let opens = |seat: &Seat| guest.owns(&self.folded.places[seat.index()]);
        self.folded.seats().filter(opens).collect()
    }

    /// What the game looks like to this client depends on.
    pub(super) fn eyes_of(&self, guest: &Guest) -> Eyes {
        let yours = self.seats_of(guest);
        let delayed = yours.is_empty() && self.delay_ms().is_some();
        Eyes { yours, spelling: guest.spelling(), delayed }
    }

    /// What this client missed since the event `last`; `None` where it is told everything anew: it was away
    /// for too long, or is an older page that cannot read of pledges.
    pub(super) fn missed(&self, guest: &Guest, eyes: Eyes, last: u64) -> Option<Vec<Numbered>> {
        let missed = self.seen_by(eyes)?.since(last, &audiences_of(eyes.yours))?;
        missed.iter().all(|numbered| guest.reads_of(&numbered.event)).then_some(missed)
    }

    /// Greets a client with all it needs; nothing where what it may see is not there.
    pub(super) async fn welcome(
        &self,
        eyes: Eyes,
        gap: Option<Vec<Numbered>>,
    ) -> Option<ServerFrame> {
        let id = &self.folded.row.id;
        // Whoever comes plays on without what was said before.
        let chat = self.tables.store.chat(id, CHAT_LINES_SENT_MAX).await.inspect_err(|error| {
            tracing::warn!(table.id = tag(id), error = %error, "chat cannot be read");
        });
        let mut chat = chat.unwrap_or_default();
        chat.retain(|line| self.may_read(eyes, line));
        let audiences = audiences_of(eyes.yours);
        let folded = self.seen_by(eyes)?;
        Some(ServerFrame::Welcome {
            card: Box::new(folded.card()),
            yours: eyes.yours,
            number: folded.number,
            version: folded.version(),
            state: Box::new(self.state_for(eyes)?),
            looks: self.looks(eyes),
            missed: match gap {
                Some(events) => CatchUp::Gap { events },
                None => CatchUp::Snapshot {
                    logs: logs(folded, &audiences),
                    asides: folded.asides(&audiences),
                },
            },
            chat,
            contributions: folded.contributions(),
            now_ms: self.now_ms(),
        })
    }

    /// Tells everybody how the table is, where no event says so.
    pub(super) fn tell_state(&mut self) {
        self.tell(None, state_frame);
    }

    /// Tells all but one, who knows already.
    pub(super) fn tell_state_to_others(&mut self, knows: GuestId) {
        self.tell(Some(knows), state_frame);
    }

    /// Sends all but one the frame made for the seats they have; each is made once.
    pub(super) fn tell(
        &mut self,
        but: Option<GuestId>,
        frame: impl Fn(&Table, Eyes) -> Option<ServerFrame>,
    ) {
        let mut made: HashMap<(SeatSet, bool), Option<Utf8Bytes>> = HashMap::new();
        let mut letters = Vec::with_capacity(self.guests.len());
        for (&id, guest) in self.guests.iter().filter(|(id, _)| Some(**id) != but) {
            let eyes = self.eyes_of(guest);
            let made = made.entry((eyes.yours, eyes.delayed));
            let text = made.or_insert_with(|| frame(self, eyes).as_ref().map(text));
            letters.extend(text.clone().map(|text| (id, text)));
        }
        for (id, text) in letters {
            self.guests.send(id, Outgoing::Frame(text));
        }
    }

    /// Sends a frame to one client.
    pub(super) fn answer(&mut self, guest: GuestId, frame: &ServerFrame) {
        self.guests.send(guest, Outgoing::Frame(text(frame)));
    }

    /// Tells one client what was not done.
    pub(super) fn refuse(
        &mut self,
        guest: GuestId,
        about: &str,
        client: Option<String>,
        refusal: &Refusal,
    ) {
        self.tables.metrics.refused(refusal.code());
        let (id, code) = (&self.folded.row.id, refusal.code());
        tracing::debug!(table.id = tag(id), guest.id = guest, frame = about, code, "frame refused");
        let eyes = self.guests.get(guest).map(|guest| self.eyes_of(guest));
        let version = eyes.and_then(|eyes| self.seen_by(eyes)).map_or(0, FoldedLog::version);
        let frame = refused(refusal, Some(about), client, version);
        self.answer(guest, &frame);
    }

    /// The game through the eyes of these seats, or of a spectator where there are none.
    pub(super) fn looks(&self, eyes: Eyes) -> Vec<Look> {
        let played = self.seen_by(eyes).and_then(|folded| folded.played.as_ref());
        let looks = |played: &TableMatch| played.looks(&audiences_of(eyes.yours), eyes.spelling);
        played.map_or_else(Vec::new, looks)
    }

    /// The same as they are written.
    pub(super) fn written_looks(&self, eyes: Eyes) -> String {
        let played = self.seen_by(eyes).and_then(|folded| folded.played.as_ref());
        let Some(played) = played else { return "[]".to_owned() };
        played.written_looks(&audiences_of(eyes.yours), eyes.spelling, self.sights.room(eyes))
    }

    /// The table as these eyes may see it.
    pub(super) fn state_for(&self, eyes: Eyes) -> Option<TableState> {
        match eyes.delayed {
            true => self.seen_by(eyes).map(|folded| self.state_late(folded)),
            false => Some(self.state()),
        }
    }

    /// The table as it was some time ago. Who is connected now is no secret.
    fn state_late(&self, folded: &FoldedLog) -> TableState {
        let FoldedLog { played, time, rematch, .. } = folded;
        let played = played.as_ref();
        TableState {
            phase: folded.phase(),
            seats: folded.seats().map(|seat| self.seat_state(folded, seat)).collect(),
            turn: played.map(TableMatch::turn),
            // The clocks as they stood with the last entry, whoever wrote it by which clock.
            clock: time.faces(time.since_ms()),
            winners: played.and_then(TableMatch::winners),
            proposal: None,
            rematch_wanted: SeatSet::EMPTY,
            rematch: rematch.clone(),
            seed: played.and_then(TableMatch::revealed).map(|seed| seed.to_string()),
            late: SeatSet::EMPTY,
            mixing: None,
            delay_ms: self.delay_ms(),
            ..self.state()
        }
    }

    /// The table as everybody may see it.
    pub(super) fn state(&self) -> TableState {
        let FoldedLog { played, time, wishes, rematch, .. } = &self.folded;
        let played = played.as_ref();
        let spectators = self.guests.iter().filter(|(_, guest)| self.seats_of(guest).is_empty());
        TableState {
            phase: self.folded.phase(),
            seats: self.folded.seats().map(|seat| self.seat_state(&self.folded, seat)).collect(),
            turn: played.map(TableMatch::turn),
            clock: time.faces(self.now_ms()),
            winners: played.and_then(TableMatch::winners),
            spectators: spectators.count().saturating_add(self.others.onlookers()),
            proposal: self.proposal(),
            rematch_wanted: wishes.rematch(),
            rematch: rematch.clone(),
            seed: played.and_then(TableMatch::revealed).map(|seed| seed.to_string()),
            late: self.late,
            mixing: self.mixing(),
            listing: self.folded.listing,
            host: self.folded.host().filter(|_| self.tables.config.lobby.open),
            delay_ms: None,
        }
    }

    fn seat_state(&self, folded: &FoldedLog, seat: Seat) -> SeatState {
        let place = &folded.places[seat.index()];
        let occupant = place.occupant(folded.playable.game().name());
        let presence = match (&occupant, self.away_since[seat.index()]) {
            (Occupant::Person { .. }, Some(since_ms)) => Presence::Away {
                since_ms,
                caretaker_from_ms: self.caretaker_from_ms(seat, since_ms),
            },
            _ => Presence::Here,
        };
        SeatState {
            occupant,
            presence,
            caretaker: place.caretaker.as_ref().map(ToString::to_string),
            votes: folded.wishes.votes(seat),
            out: folded.out(seat),
        }
    }

    /// The table in a list.
    pub(super) fn summary(&self) -> TableSummary {
        let name = |seat: Seat| self.folded.places[seat.index()].player().map(|player| player.name);
        TableSummary {
            card: self.folded.card(),
            phase: self.folded.phase(),
            names: self.folded.seats().map(name).collect(),
            number: self.folded.number,
            archived: self.folded.row.archived,
            awaits_you: false,
        }
    }
}

fn state_frame(table: &Table, eyes: Eyes) -> Option<ServerFrame> {
    let state = Box::new(table.state_for(eyes)?);
    Some(ServerFrame::State { yours: eyes.yours, state, now_ms: table.now_ms() })
}

fn logs(folded: &FoldedLog, audiences: &[Audience]) -> Vec<Vec<serde_json::Value>> {
    let played = folded.played.as_ref();
    played.map_or_else(Vec::new, |played| played.logs(audiences))
}

/// A frame as it travels.
pub(crate) fn text(frame: &ServerFrame) -> Utf8Bytes {
    written(frame).into()
}

/// Something on its way to a client, in JSON.
pub(super) fn written(part: &impl Serialize) -> String {
    serde_json::to_string(part).expect("plain data with string keys can always be written")
}

/// The frame that says what was not done.
pub(crate) fn refused(
    refusal: &Refusal,
    about: Option<&str>,
    client: Option<String>,
    version: u64,
) -> ServerFrame {
    ServerFrame::Refused {
        code: refusal.code().to_owned(),
        message: refusal.to_string(),
        ruling: refusal.ruling().map(str::to_owned),
        about: about.map(str::to_owned),
        client,
        version,
    }
}
