//! Who is connected to a table.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use game::Coded;
use game::erased::Spelling;
use tokio::sync::mpsc;
use wire::{Reads, TableEvent};

use super::place::Place;
use super::sights::Edition;
use super::task::GuestId;
use crate::keys::KeyHash;
use crate::network::Network;
use crate::refusal::Refusal;
use crate::store::PersonRow;

/// What goes to a client.
#[derive(Clone, Debug)]
pub enum Outgoing {
    Frame(Utf8Bytes),
    /// The last word; the connection ends.
    Goodbye(Refusal),
}

/// The way to one client. Dropping it ends the connection.
pub type Outbox = mpsc::Sender<Outgoing>;

/// What a client said of itself.
#[derive(Clone, Debug)]
pub struct Greeting {
    /// The hash of the browser's key.
    pub key: Option<KeyHash>,
    /// The last event it saw.
    pub last: Option<u64>,
    /// Which later forms of frames it reads.
    pub reads: Reads,
    /// Whether it adds to the dice when it is asked.
    pub adds: bool,
    /// Who is signed in there.
    pub person: Option<Arc<PersonRow>>,
}

pub struct Guest {
    /// The hash of the browser's key; spectators may have none.
    pub key: Option<KeyHash>,
    /// The way to it.
    pub outbox: Outbox,
    /// Where it comes from.
    pub from: Network,
    /// Whether it adds to the dice when it is asked.
    pub adds: bool,
    /// Who is signed in there.
    pub person: Option<Arc<PersonRow>>,
    reads: Reads,
    seen: Option<Edition>,
}

impl Guest {
    /// Somebody who has seen nothing yet.
    pub fn new(greeting: Greeting, outbox: Outbox, from: Network) -> Guest {
        let Greeting { key, reads, adds, person, .. } = greeting;
        Guest { key, outbox, from, adds, person, reads, seen: None }
    }

    /// Is that place theirs?
    pub fn owns(&self, place: &Place) -> bool {
        let person = self.person.as_ref().map(|person| person.id.as_str());
        place.is_of(self.key.as_ref(), person)
    }

    /// How legal actions are spelt for it.
    pub fn spelling(&self) -> Spelling {
        self.reads.spelling()
    }

    /// Can it read of this event? Who adds nothing to the dice may know nothing of pledges and shares.
    pub fn reads_of(&self, event: &TableEvent) -> bool {
        self.adds || !matches!(event, TableEvent::Pledged { .. } | TableEvent::Told { .. })
    }
}

/// Everybody who is connected to a table.
#[derive(Default)]
pub struct Guests {
    here: HashMap<GuestId, Guest>,
}

impl Guests {
    pub fn add(&mut self, id: GuestId, guest: Guest) {
        self.here.insert(id, guest);
    }

    pub fn remove(&mut self, id: GuestId) -> Option<Guest> {
        self.here.remove(&id)
    }

    /// The one with this id.
    pub fn get(&self, id: GuestId) -> Option<&Guest> {
        self.here.get(&id)
    }

    /// The looks that this one was told last, where a change of them is enough for it.
    pub fn seen(&self, id: GuestId) -> Option<Edition> {
        self.get(id).and_then(|guest| guest.seen)
    }

    /// Does this one take changes instead of whole looks?
    pub fn takes_changes(&self, id: GuestId) -> bool {
        self.get(id).is_some_and(|guest| guest.reads.changes)
    }

    /// Does this one add to the dice?
    pub fn adds(&self, id: GuestId) -> bool {
        self.get(id).is_some_and(|guest| guest.adds)
    }

    /// Can this one read of the event?
    pub fn can_read(&self, id: GuestId, event: &TableEvent) -> bool {
        self.get(id).is_some_and(|guest| guest.reads_of(event))
    }

    /// How legal actions are spelt for this one.
    pub fn spelling(&self, id: GuestId) -> Spelling {
        self.get(id).map(Guest::spelling).unwrap_or_default()
    }

    /// This one has seen these looks now.
    pub fn saw(&mut self, id: GuestId, edition: Edition) {
        if let Some(guest) = self.here.get_mut(&id) {
            guest.seen = guest.reads.changes.then_some(edition);
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = (&GuestId, &Guest)> {
        self.here.iter()
    }

    /// Where the one comes from who has been here for longest.
    pub fn eldest(&self) -> Option<Network> {
        self.here.iter().min_by_key(|(id, _)| **id).map(|(_, guest)| guest.from)
    }

    pub fn len(&self) -> usize {
        self.here.len()
    }

    /// Is nobody here?
    pub fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    /// Sends to one; who does not read is sent away, and catches up when it returns.
    pub fn send(&mut self, id: GuestId, outgoing: Outgoing) {
        let Some(guest) = self.here.get(&id) else { return };
        if guest.outbox.try_send(outgoing).is_err() {
            tracing::info!(guest.id = id, "client too slow, closed");
            self.here.remove(&id);
        }
    }

    /// Tells some of them why the table ends its conversations with them, and forgets them.
    pub fn dismiss_some(&mut self, some: &[GuestId], why: &Refusal) {
        for guest in some.iter().filter_map(|id| self.here.remove(id)) {
            guest.outbox.try_send(Outgoing::Goodbye(why.clone())).ok();
        }
    }

    /// Tells everybody why the table ends its conversations, and forgets them.
    pub fn dismiss(&mut self, why: &Refusal) {
        tracing::debug!(guests = self.here.len(), code = why.code(), "guests dismissed");
        for (_, guest) in self.here.drain() {
            // A full outbox ends all the same, when its sender is dropped here.
            guest.outbox.try_send(Outgoing::Goodbye(why.clone())).ok();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_does_not_read_is_sent_away_and_the_others_stay() {
        let mut guests = Guests::default();
        let (lazy, mut unread) = mpsc::channel(1);
        let (keen, mut read) = mpsc::channel(9);
        let from = Network::of([127, 0, 0, 1].into());
        let greeting =
            Greeting { key: None, last: None, reads: Reads::ALL, adds: false, person: None };
        guests.add(1, Guest::new(greeting.clone(), lazy, from));
        guests.add(2, Guest::new(Greeting { reads: Reads::FIRST, ..greeting }, keen, from));
        for _ in 0..2 {
            for id in [1, 2] {
                guests.send(id, Outgoing::Frame("{}".into()));
            }
        }
        assert_eq!(guests.len(), 1);
        assert!(unread.try_recv().is_ok(), "what was sent before still arrives");
        assert!(unread.try_recv().is_err(), "then the line ends");
        assert!(read.try_recv().is_ok() && read.try_recv().is_ok());
    }
}
