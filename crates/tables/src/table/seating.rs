//! Coming in, sitting down, standing up.

use game::{Player, Seat, SeatSet};
use wire::{ClientFrame, Phase, TableRefusal};

use super::entry::Entry;
use super::guests::{Guest, Outbox, Outgoing};
use super::place::Sitter;
use super::task::{GuestId, Table};
use super::telling::text;
use crate::keys::KeyHash;
use crate::limits::GUESTS_PER_TABLE_MAX;
use crate::refusal::Refusal;

impl Table {
    /// Somebody connects: they are greeted, the others see them come.
    pub(super) async fn join(
        &mut self,
        id: GuestId,
        key: Option<KeyHash>,
        last: Option<u64>,
        outbox: Outbox,
    ) -> Result<(), Refusal> {
        if self.guests.len() >= GUESTS_PER_TABLE_MAX {
            return Err(Refusal::TableFull);
        }
        let guest = Guest { key, outbox };
        let yours = self.seats_of(&guest);
        if self.sheet.row.archived {
            self.open_again(yours).await?;
        }
        for seat in yours.iter() {
            self.greet_back(seat).await;
        }
        self.guests.add(id, guest);
        let welcome = self.welcome(yours, last).await;
        self.guests.send(id, Outgoing::Frame(text(&welcome)));
        self.tell_state_to_others(id);
        Ok(())
    }

    /// Brings a table back that was put away; only somebody who sits there can. The entry keeps
    /// the janitor from putting it away at once.
    async fn open_again(&mut self, yours: SeatSet) -> Result<(), Refusal> {
        let seat = yours.iter().next().ok_or(Refusal::Archived)?;
        self.happen(Entry::CameBack { seat }).await?;
        self.sheet.row.archived = false;
        Ok(())
    }

    /// A connection ended; who has no other is away.
    pub(super) fn leave(&mut self, id: GuestId) {
        // A client that was too slow has been forgotten before.
        self.guests.remove(id);
        let here = self.guests.iter().flat_map(|(_, guest)| self.seats_of(guest).iter());
        let here: SeatSet = here.collect();
        let now = self.now_ms();
        for seat in self.sheet.seats().filter(|&seat| !here.contains(seat)) {
            self.away_since[seat.index()].get_or_insert(now);
        }
        self.tell_state();
    }

    /// A client says something.
    pub(super) async fn hear(&mut self, guest: GuestId, frame: ClientFrame) {
        let about = frame.kind();
        let client = match &frame {
            ClientFrame::Play { client, .. } => Some(client.clone()),
            _ => None,
        };
        if let Err(refusal) = self.carry_out(guest, frame).await {
            self.refuse(guest, about, client, &refusal);
        }
    }

    async fn carry_out(&mut self, guest: GuestId, frame: ClientFrame) -> Result<(), Refusal> {
        match frame {
            ClientFrame::Hello { .. } => Err(Refusal::HelloTwice),
            ClientFrame::Sit { seat, name } => self.sit(guest, seat, name).await,
            ClientFrame::Stand { seat } => self.stand(guest, seat).await,
            ClientFrame::Start { seat } => self.start(guest, seat).await,
            ClientFrame::Play { client, version, seat, chosen } => {
                self.play(guest, seat, client, version, chosen).await
            }
            ClientFrame::Undo { seat } => self.ask_for_undo(guest, seat).await,
            ClientFrame::Consent { seat, agree } => self.consent(guest, seat, agree).await,
            ClientFrame::Vote { seat, absent } => self.vote(guest, seat, absent).await,
            ClientFrame::TakeBack { seat } => self.take_back(guest, seat).await,
            ClientFrame::Resign { seat } => self.resign(guest, seat).await,
            ClientFrame::Rematch { seat } => self.want_rematch(guest, seat).await,
            ClientFrame::Chat { seat, name, text } => self.chat(guest, seat, name, text).await,
            ClientFrame::Hint { seat } => self.ask_for_hint(guest, seat),
            ClientFrame::Ping { count } => {
                self.answer(guest, &wire::ServerFrame::Pong { count });
                Ok(())
            }
        }
    }

    /// Is this seat the client's own?
    pub(super) fn own(&self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        let place = self.sheet.place(seat)?;
        let key = self.guests.get(guest).and_then(|guest| guest.key.as_ref());
        if place.opens_with(key) { Ok(()) } else { Err(TableRefusal::NotYourSeat(seat).into()) }
    }

    async fn sit(&mut self, guest: GuestId, seat: Seat, name: String) -> Result<(), Refusal> {
        let place = self.sheet.place(seat)?;
        let key = self.guests.get(guest).and_then(|guest| guest.key).ok_or(Refusal::NoKey)?;
        match place.sitter {
            Sitter::Bot(_) => return Err(Refusal::SeatForBot(seat)),
            Sitter::Person { .. } => return Err(TableRefusal::SeatTaken(seat).into()),
            Sitter::Open => {}
        }
        let name = name.trim().to_owned();
        Player::person(&name).check(seat.index())?;
        let sits_already = self.sheet.places.iter().any(|place| place.opens_with(Some(&key)));
        self.away_since[seat.index()] = None;
        self.happen(Entry::Sat { seat, name, key }).await?;
        self.tell_state();
        // Whoever takes a second seat may have meant to keep it for a friend: they are to say so.
        if sits_already { Ok(()) } else { self.begin_when_full().await }
    }

    /// Begins a match whose seats are taken and which did not begin by itself.
    async fn start(&mut self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        if self.sheet.places.iter().any(|place| place.sitter == Sitter::Open) {
            return Err(Refusal::SeatsOpen);
        }
        self.begin_when_full().await
    }

    async fn begin_when_full(&mut self) -> Result<(), Refusal> {
        let players: Option<Vec<Player>> =
            self.sheet.places.iter().map(|place| place.player()).collect();
        match players {
            Some(players) if self.sheet.game.is_none() => {
                self.happen(Entry::Begun { players }).await.map(|_| ())
            }
            _ => Ok(()),
        }
    }

    async fn stand(&mut self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        match self.sheet.phase() {
            Phase::Waiting => {
                self.happen(Entry::Stood { seat }).await?;
            }
            Phase::Playing if !self.sheet.wishes.has_left(seat) => {
                self.happen(Entry::Left { seat }).await?;
                self.away_since[seat.index()] = Some(self.now_ms());
            }
            Phase::Playing | Phase::Over => {}
        }
        self.tell_state();
        Ok(())
    }
}
