//! Coming in, sitting down, standing up.

use std::sync::Arc;

use game::{Player, Seat, SeatSet};
use wire::{Phase, TableRefusal};

use super::entry::{Entry, Stored};
use super::folded_log::Prepared;
use super::guests::{Guest, Outgoing};
use super::place::{Place, Sitter};
use super::task::{GuestId, Table};
use super::telling::text;
use crate::keys::KeyHash;
use crate::limits::{GUESTS_PER_TABLE_MAX, RACES_LOST_MAX};
use crate::people::known_as;
use crate::refusal::Refusal;
use crate::spelling;
use crate::store::PersonRow;

/// Who wants to sit down.
#[derive(Clone, Debug)]
pub struct Newcomer {
    pub name: String,
    /// The hash of the key with which the seat opens.
    pub key: KeyHash,
    /// Whether their page adds to the dice when it is asked.
    pub adds: bool,
    /// Who they are signed in as.
    pub person: Option<Arc<PersonRow>>,
}

impl Table {
    /// Somebody connects: they are greeted, the others see them come.
    pub(super) async fn join(
        &mut self,
        id: GuestId,
        guest: Guest,
        last: Option<u64>,
    ) -> Result<(), Refusal> {
        if self.guests.len() >= GUESTS_PER_TABLE_MAX {
            return Err(Refusal::TableFull);
        }
        let eyes = self.eyes_of(&guest);
        if self.folded.row.archived {
            self.open_again(eyes.yours).await?;
        }
        // Whoever comes is told what is in the log, not what was when we last looked.
        self.look_as_far_as(last).await;
        for seat in eyes.yours.iter() {
            self.greet_back(seat).await;
        }
        let eyes = self.eyes_of(&guest);
        if eyes.delayed && !self.load_delayed().await {
            return Err(Refusal::StorageFailed);
        }
        let missed = last.and_then(|last| self.missed(&guest, eyes, last));
        self.guests.add(id, guest);
        self.mark_presence();
        let welcome = self.welcome(eyes, missed).await.ok_or(Refusal::StorageFailed)?;
        self.guests.send(id, Outgoing::Frame(text(&welcome)));
        self.tell_state_to_others(id);
        Ok(())
    }

    /// Brings a table back that was put away; only somebody who sits there can. The entry keeps
    /// the janitor from putting it away at once.
    async fn open_again(&mut self, yours: SeatSet) -> Result<(), Refusal> {
        let seat = yours.iter().next().ok_or(Refusal::Archived)?;
        for _ in 0..RACES_LOST_MAX {
            let lost = self.races_lost;
            match self.happen(Entry::CameBack { seat }).await {
                Err(_) if self.races_lost > lost && self.folded.row.archived => continue,
                Err(refusal) if self.folded.row.archived => return Err(refusal),
                _ => break,
            }
        }
        self.folded.row.archived = false;
        Ok(())
    }

    /// A connection ended; who has no other is away.
    pub(super) fn leave(&mut self, id: GuestId) {
        // A client that was too slow has been forgotten before.
        self.guests.remove(id);
        self.mark_presence();
        self.tell_state();
    }

    pub(super) async fn sit(
        &mut self,
        guest: GuestId,
        seat: Seat,
        name: String,
    ) -> Result<(), Refusal> {
        self.folded.place(seat)?;
        let who = self.guests.get(guest);
        let key = who.and_then(|guest| guest.key).ok_or(Refusal::NoKey)?;
        let person = who.and_then(|guest| guest.person.clone());
        self.away_since[seat.index()] = None;
        self.take_seat(seat, Newcomer { name, key, adds: self.guests.adds(guest), person }).await
    }

    /// Seats somebody who may not be here yet.
    pub(super) async fn take_seat(
        &mut self,
        seat: Seat,
        Newcomer { name, key, adds, person }: Newcomer,
    ) -> Result<(), Refusal> {
        match self.folded.place(seat)?.sitter {
            Sitter::Bot(_) => return Err(Refusal::SeatForBot(seat)),
            Sitter::Person { .. } => return Err(TableRefusal::SeatTaken(seat).into()),
            Sitter::Open => {}
        }
        let (name, person) = known_as(person.as_deref(), spelling::name(&name));
        Player::person(&name).check(seat.index())?;
        let mut others = self.folded.places.iter().filter_map(Place::person_name);
        if others.any(|other| spelling::alike(other, &name)) {
            return Err(Refusal::NameTaken);
        }
        // Whoever takes a second seat may have meant to keep it for a friend: they are to say so.
        let sits_already = self.folded.places.iter().any(|place| place.opens_with(Some(&key)));
        // Where somebody can add to the dice, they are asked first.
        let asks = (adds && !self.folded.row.agreed.seed_known) || !self.contributors().is_empty();
        let begun = self.begins_with(seat, &name).filter(|_| !sits_already && !asks);
        self.seat_and_begin(Entry::Sat { seat, name, key, adds, person }, begun).await
    }

    /// Begins a match whose seats are taken and which waited for a sign.
    pub(super) async fn start(&mut self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        match (self.players(), &self.folded.played) {
            (None, _) => Err(Refusal::SeatsOpen),
            (Some(_), Some(_)) => Ok(()),
            (Some(players), None) if !self.mixes() => {
                self.happen(Entry::begun(players)).await.map(|_| ())
            }
            (Some(_), None) => {
                self.mixer.sign();
                Ok(())
            }
        }
    }

    /// Seats somebody, and lets the match begin where everybody waited for them. Both are written
    /// down together: a server that is killed leaves no table that is full and waits for nobody.
    async fn seat_and_begin(&mut self, sat: Entry, begun: Option<Entry>) -> Result<(), Refusal> {
        let entries = [Some(sat), begun].into_iter().flatten();
        let prepared = entries.map(|entry| self.folded.prepare(entry));
        let prepared: Vec<(Entry, Prepared)> = prepared.collect::<Result<_, _>>()?;
        let (entries, prepared): (Vec<Stored>, Vec<Prepared>) =
            prepared.into_iter().map(|(entry, prepared)| (self.stamped(entry), prepared)).unzip();
        self.keep(&entries).await?;
        for (stored, prepared) in entries.into_iter().zip(prepared) {
            let sat = matches!(stored.entry, Entry::Sat { .. });
            self.folded.commit(stored, prepared);
            self.mark_presence();
            self.tell_last_event();
            // The client learns which seat is its own before it is shown the game from there.
            if sat {
                self.tell_state();
            }
        }
        Ok(())
    }

    /// The beginning of the match, where it needs only this person on this seat.
    fn begins_with(&self, seat: Seat, name: &str) -> Option<Entry> {
        let player = |place: Seat| match place == seat {
            true => Some(Player::person(name)),
            false => self.folded.places[place.index()].player(),
        };
        let players: Option<Vec<Player>> = self.folded.seats().map(player).collect();
        players.filter(|_| self.folded.played.is_none()).map(Entry::begun)
    }

    pub(super) async fn stand(&mut self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        match self.folded.phase() {
            Phase::Waiting if self.folded.pledged.is_some() => return Err(Refusal::AboutToBegin),
            Phase::Waiting => {
                self.happen(Entry::Stood { seat }).await?;
                // Those who come next are asked anew, also where the store rests just now.
                self.mixer.clear();
                self.mark_presence();
            }
            Phase::Playing if !self.folded.wishes.has_left(seat) => {
                self.happen(Entry::Left { seat }).await?;
                self.away_since[seat.index()] = Some(self.now_ms());
            }
            Phase::Playing | Phase::Over => {}
        }
        self.tell_state();
        Ok(())
    }
}
