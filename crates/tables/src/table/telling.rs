//! Says to each audience what it may know: the one place where anything leaves a table.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use game::erased::AnyMatch;
use game::{Audience, Coded, Seat, SeatSet, Turn};
use serde::Serialize;
use wire::rest::TableSummary;
use wire::{
    CatchUp, Look, Occupant, Phase, Presence, SeatState, ServerFrame, Standing, TableState,
    UndoOffer,
};

use super::guests::{Guest, Outgoing};
use super::task::{GuestId, Table};
use crate::keys::tag;
use crate::limits::CHAT_LINES_SENT_MAX;
use crate::refusal::Refusal;

impl Table {
    /// The seats that this client's key opens.
    pub(super) fn seats_of(&self, guest: &Guest) -> SeatSet {
        let opens = |seat: &Seat| self.sheet.places[seat.index()].opens_with(guest.key.as_ref());
        self.sheet.seats().filter(opens).collect()
    }

    /// Greets a client with all it needs.
    pub(super) async fn welcome(&self, yours: SeatSet, last: Option<u64>) -> ServerFrame {
        let chat = self.house.store.chat(&self.sheet.row.id, CHAT_LINES_SENT_MAX).await;
        let audiences = audiences_of(yours);
        let gap = last.and_then(|last| self.sheet.since(last, &audiences));
        ServerFrame::Welcome {
            card: Box::new(self.sheet.card()),
            yours,
            number: self.sheet.number,
            version: self.sheet.version,
            state: Box::new(self.state()),
            looks: self.looks(yours),
            missed: match gap {
                Some(events) => CatchUp::Gap { events },
                None => CatchUp::Snapshot {
                    logs: self.logs(&audiences),
                    asides: self.sheet.asides(&audiences),
                },
            },
            chat: chat.unwrap_or_default(),
            now_ms: self.now_ms(),
        }
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
        frame: impl Fn(&Table, SeatSet) -> Option<ServerFrame>,
    ) {
        let mut made: HashMap<SeatSet, Option<Utf8Bytes>> = HashMap::new();
        let mut letters = Vec::with_capacity(self.guests.len());
        for (&id, guest) in self.guests.iter().filter(|(id, _)| Some(**id) != but) {
            let yours = self.seats_of(guest);
            let text = made.entry(yours).or_insert_with(|| frame(self, yours).as_ref().map(text));
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
        self.house.metrics.refused(refusal.code());
        let (id, code) = (&self.sheet.row.id, refusal.code());
        tracing::debug!(table.id = tag(id), guest.id = guest, frame = about, code, "frame refused");
        let frame = refused(refusal, Some(about), client, self.sheet.version);
        self.answer(guest, &frame);
    }

    /// The game through the eyes of these seats, or of a spectator where there are none.
    pub(super) fn looks(&self, yours: SeatSet) -> Vec<Look> {
        let Some(game) = &self.sheet.game else { return Vec::new() };
        let looks = audiences_of(yours).into_iter().map(|eyes| self.look(game.as_ref(), eyes));
        looks.collect()
    }

    fn look(&self, game: &dyn AnyMatch, audience: Audience) -> Look {
        let playing = self.sheet.phase() == Phase::Playing;
        let (actions, undo) = match audience {
            Audience::Seat(seat) if playing => (game.actions(seat), self.sheet.undo_offer(seat).0),
            _ => (Vec::new(), UndoOffer::No),
        };
        let view = game.view(audience).unwrap_or_default();
        Look { audience, view, actions, standing: self.standing(game, audience), undo }
    }

    /// The same as they are written. Made of text at once: a decision at a late game's table would
    /// otherwise make and drop thousands of values.
    pub(super) fn written_looks(&self, yours: SeatSet) -> String {
        let Some(game) = &self.sheet.game else { return "[]".to_owned() };
        let looks =
            audiences_of(yours).into_iter().map(|eyes| self.written_look(game.as_ref(), eyes));
        format!("[{}]", looks.collect::<Vec<_>>().join(","))
    }

    fn written_look(&self, game: &dyn AnyMatch, audience: Audience) -> String {
        let (actions, undo) = match audience {
            Audience::Seat(seat) if self.sheet.phase() == Phase::Playing => {
                (game.actions_text(seat), self.sheet.undo_offer(seat).0)
            }
            _ => ("[]".to_owned(), UndoOffer::No),
        };
        let view = game.view_text(audience).expect("an audience of this table");
        let (eyes, standing) = (written(&audience), written(&self.standing(game, audience)));
        let undo = written(&undo);
        format!(
            r#"{{"audience":{eyes},"view":{view},"actions":{actions},"standing":{standing},"undo":{undo}}}"#
        )
    }

    fn standing(&self, game: &dyn AnyMatch, audience: Audience) -> Standing {
        let aids = self.sheet.row.agreed.settings.aid.aids();
        match game.scores(audience) {
            Err(_) => Standing { current: Vec::new(), projected: None, last: None },
            Ok(known) => Standing {
                current: known.current,
                projected: aids.projection.then_some(known.projected),
                last: known.last,
            },
        }
    }

    fn logs(&self, audiences: &[Audience]) -> Vec<Vec<serde_json::Value>> {
        let Some(game) = &self.sheet.game else { return Vec::new() };
        audiences.iter().map(|&audience| game.log(audience).unwrap_or_default()).collect()
    }

    /// The table as everybody may see it.
    pub(super) fn state(&self) -> TableState {
        let sheet = &self.sheet;
        let phase = sheet.phase();
        let spectators = self.guests.iter().filter(|(_, guest)| self.seats_of(guest).is_empty());
        TableState {
            phase,
            seats: sheet.seats().map(|seat| self.seat_state(seat)).collect(),
            turn: sheet.game.as_ref().map(|game| match phase {
                Phase::Over => Turn::Over,
                _ => game.turn(),
            }),
            clock: sheet.time.faces(self.now_ms()),
            winners: sheet.winners(),
            spectators: spectators.count(),
            proposal: self.proposal(),
            rematch_wanted: sheet.wishes.rematch(),
            rematch: sheet.rematch.clone(),
            seed: (phase == Phase::Over).then(|| sheet.row.seed.to_string()),
            late: self.late,
        }
    }

    fn seat_state(&self, seat: Seat) -> SeatState {
        let place = &self.sheet.places[seat.index()];
        let occupant = place.occupant();
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
            votes: self.sheet.wishes.votes(seat),
            out: place.out,
        }
    }

    /// The table in a list.
    pub(super) fn summary(&self) -> TableSummary {
        let name = |seat: Seat| self.sheet.places[seat.index()].player().map(|player| player.name);
        TableSummary {
            card: self.sheet.card(),
            phase: self.sheet.phase(),
            names: self.sheet.seats().map(name).collect(),
            number: self.sheet.number,
            archived: self.sheet.row.archived,
        }
    }
}

fn state_frame(table: &Table, yours: SeatSet) -> Option<ServerFrame> {
    let state = Box::new(table.state());
    Some(ServerFrame::State { yours, state, now_ms: table.now_ms() })
}

/// Whose eyes a client with these seats has.
pub(super) fn audiences_of(yours: SeatSet) -> Vec<Audience> {
    match yours.is_empty() {
        true => vec![Audience::Spectator],
        false => yours.iter().map(Audience::Seat).collect(),
    }
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
