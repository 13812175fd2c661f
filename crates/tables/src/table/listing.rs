//! What strangers may find of this table: an open seat in the lobby, a match that may be watched. It is written with the
//! entries that change it, and again as long as somebody who sits there is connected; where all have gone, the table
//! is hidden.

use game::Seat;
use wire::lobby::{LobbyRoom, LobbySeat, LobbyTable};
use wire::{Listing, Phase};

use super::entry::{Entry, Stored};
use super::folded_log::FoldedLog;
use super::place::{Place, Sitter};
use super::seating::Newcomer;
use super::task::{GuestId, Table};
use crate::keys::tag;
use crate::limits::{
    LISTED_OPTION_BYTES_MAX, LISTING_LEFT_MS, LISTING_REPEATED_MS, RACES_LOST_MAX,
};
use crate::refusal::Refusal;
use crate::spelling;
use crate::store::ListingRow;

/// What the store knows from us.
#[derive(Debug, Default)]
pub(super) struct Shown {
    /// Where the table is shown, and with whom; nothing where it is hidden, or others see to it.
    last: Option<(LobbyRoom, Vec<LobbySeat>)>,
    /// When that was written.
    at_ms: u64,
    /// Since when nobody who sits there is connected anywhere.
    alone_since_ms: Option<u64>,
}

/// A table as strangers would see it.
struct Sketch<'a> {
    folded: &'a FoldedLog,
    seats: Vec<LobbySeat>,
    listing: Listing,
    phase: Phase,
    since_ms: u64,
}

impl<'a> Sketch<'a> {
    fn of(folded: &'a FoldedLog) -> Sketch<'a> {
        let game = &folded.row.agreed.game;
        let since_ms = folded.begun_ms.unwrap_or(folded.row.created_ms);
        Sketch {
            seats: folded.places.iter().map(|place| seat_of(place, game)).collect(),
            listing: folded.listing,
            phase: folded.phase(),
            since_ms,
            folded,
        }
    }

    fn take_in(&mut self, stored: &Stored) {
        let (seat, who) = match &stored.entry {
            Entry::Sat { seat, name, .. } => {
                (*seat, LobbySeat::Person { name: name.clone(), rating: None })
            }
            Entry::Stood { seat } => (*seat, LobbySeat::Open),
            Entry::Listed { listing } => return self.listing = *listing,
            Entry::Begun { .. } => {
                return (self.phase, self.since_ms) = (Phase::Playing, stored.at_ms);
            }
            _ => return,
        };
        if let Some(place) = self.seats.get_mut(seat.index()) {
            *place = who;
        }
    }

    /// Where strangers find it, if anywhere.
    fn room(&self) -> Option<LobbyRoom> {
        let people = self.seats.iter().any(|seat| matches!(seat, LobbySeat::Person { .. }));
        let has_room = self.seats.contains(&LobbySeat::Open);
        // Whoever knows the dice of a table plays another game than strangers expect.
        let is_fit = people && !self.folded.row.agreed.seed_known;
        match self.phase {
            Phase::Waiting if is_fit && has_room && self.listing.open => Some(LobbyRoom::Open),
            Phase::Playing if is_fit && self.listing.watch => Some(LobbyRoom::Running),
            _ => None,
        }
    }

    fn shown(self) -> Option<(LobbyRoom, LobbyTable)> {
        let room = self.room()?;
        let agreed = &self.folded.row.agreed;
        let is_short = |value: &serde_json::Value| {
            value.as_str().is_none_or(|text| text.len() <= LISTED_OPTION_BYTES_MAX)
                && (value.is_string() || value.to_string().len() <= LISTED_OPTION_BYTES_MAX)
        };
        let options = agreed.options.iter().filter(|(_, value)| is_short(value));
        let table = LobbyTable {
            id: self.folded.row.id.clone(),
            game: agreed.game.clone(),
            options: options.map(|(name, value)| (name.clone(), value.clone())).collect(),
            set_up: agreed.position.is_some(),
            seats: self.seats,
            settings: agreed.settings,
            since_ms: self.since_ms,
            decisions: self.folded.decisions(),
        };
        Some((room, table))
    }
}

fn seat_of(place: &Place, game: &str) -> LobbySeat {
    match &place.sitter {
        Sitter::Open => LobbySeat::Open,
        Sitter::Person { name, .. } => LobbySeat::Person { name: name.clone(), rating: None },
        Sitter::Bot(level) => {
            let level = level.to_string();
            LobbySeat::Bot { rating: bots::rating(game, &level), level }
        }
    }
}

fn changes_listing(stored: &Stored) -> bool {
    matches!(
        stored.entry,
        Entry::Sat { .. } | Entry::Stood { .. } | Entry::Listed { .. } | Entry::Begun { .. }
    )
}

/// What of it is worth a word to everybody who looks at the lobby.
fn gist((room, table): &(LobbyRoom, LobbyTable)) -> (LobbyRoom, Vec<LobbySeat>) {
    (*room, table.seats.clone())
}

impl Table {
    /// What strangers may find with these entries, where they change it.
    pub(super) fn listing_with(&self, entries: &[Stored]) -> Option<ListingRow> {
        if !self.tables.config.lobby.open || !entries.iter().any(changes_listing) {
            return None;
        }
        let was_shown = Sketch::of(&self.folded).room().is_some();
        let mut sketch = Sketch::of(&self.folded);
        entries.iter().for_each(|stored| sketch.take_in(stored));
        let number = self.folded.number + entries.len() as u64;
        let row = self.row(number, sketch.shown());
        (was_shown || row.shown.is_some()).then_some(row)
    }

    fn row(&self, number: u64, shown: Option<(LobbyRoom, LobbyTable)>) -> ListingRow {
        ListingRow { number, seen_ms: self.tables.clock.calendar_ms(), shown }
    }

    /// That was written with entries.
    pub(super) fn note_listed(&mut self, row: Option<ListingRow>) {
        let Some(row) = row else { return };
        self.shown.last = row.shown.as_ref().map(gist);
        self.shown.at_ms = self.now_ms();
        self.tables.lobby_changed();
    }

    /// Writes again what strangers may find as long as somebody is here, and hides it where all have gone.
    pub(super) async fn keep_listing(&mut self) {
        let is_private = self.folded.listing.is_private() && self.shown.last.is_none();
        if is_private || !self.tables.config.lobby.open {
            return;
        }
        let now = self.now_ms();
        if self.has_own_people() {
            self.shown.alone_since_ms = None;
            let shown = Sketch::of(&self.folded).shown();
            let is_news = shown.as_ref().map(gist) != self.shown.last;
            let is_due = shown.is_some() && now >= self.shown.at_ms + LISTING_REPEATED_MS;
            if is_news || is_due {
                self.write_listing(shown, is_news).await;
            }
        } else if !self.others.seats().is_empty() {
            // Where they are it is seen to.
            self.shown = Shown::default();
        } else if self.shown.last.is_some() {
            let since_ms = *self.shown.alone_since_ms.get_or_insert(now);
            if now >= since_ms + LISTING_LEFT_MS {
                self.write_listing(None, true).await;
            }
        }
    }

    fn has_own_people(&self) -> bool {
        self.guests.iter().any(|(_, guest)| !self.seats_of(guest).is_empty())
    }

    async fn write_listing(&mut self, shown: Option<(LobbyRoom, LobbyTable)>, is_news: bool) {
        self.shown.last = shown.as_ref().map(gist);
        self.shown.at_ms = self.now_ms();
        let (id, row) = (self.folded.row.id.clone(), self.row(self.folded.number, shown));
        if let Err(error) = self.tables.store.list(&id, row).await {
            // It is written again in a while, and what is old is shown nowhere.
            tracing::warn!(table.id = tag(&id), error = %error, "listing not written");
        } else if is_news {
            self.tables.lobby_changed();
        }
    }

    /// When to look at the listing, or at seats whose people have gone.
    pub(super) fn next_listing_ms(&self) -> Option<u64> {
        let shown = self.shown.last.as_ref().map(|_| match self.shown.alone_since_ms {
            Some(since_ms) => since_ms + LISTING_LEFT_MS,
            None => self.shown.at_ms + LISTING_REPEATED_MS,
        });
        let freed = self.seats_to_free().map(|(_, at_ms)| at_ms).min();
        [shown, freed].into_iter().flatten().min()
    }

    /// The seats at an open table whose people have gone while others wait, and when they are free again.
    fn seats_to_free(&self) -> impl Iterator<Item = (Seat, u64)> {
        let waits = self.folded.phase() == Phase::Waiting && self.folded.pledged.is_none();
        let is_open = waits && self.folded.listing.open && self.has_own_people();
        let left_ms = self.tables.config.grace_ms + self.left_to_others_ms();
        let gone = move |seat: Seat| {
            let is_taken = self.folded.place(seat).is_ok_and(Place::is_person);
            let since_ms = self.away_since[seat.index()].filter(|_| is_open && is_taken)?;
            Some((seat, since_ms.saturating_add(left_ms)))
        };
        self.folded.seats().filter_map(gone)
    }

    /// Frees them: nobody waits at an open table for somebody who closed the page.
    pub(super) async fn free_empty_seats(&mut self) {
        let now = self.now_ms();
        let free: Vec<Seat> =
            self.seats_to_free().filter(|(_, at_ms)| now >= *at_ms).map(|(seat, _)| seat).collect();
        for seat in free {
            if self.happen(Entry::Stood { seat }).await.is_err() {
                // The store rests, or another server has: it is looked at again.
                self.away_since[seat.index()] = Some(now);
                continue;
            }
            self.mixer.clear();
            self.mark_presence();
            self.tell_state();
        }
    }

    /// The host chooses who may find the table.
    pub(super) async fn list(
        &mut self,
        guest: GuestId,
        seat: Seat,
        listing: Listing,
    ) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        if self.folded.host() != Some(seat) {
            return Err(Refusal::NotHost);
        }
        if self.folded.phase() != Phase::Waiting {
            return Err(Refusal::AlreadyBegun);
        }
        if !listing.is_private() && !self.tables.config.lobby.open {
            return Err(Refusal::NoLobby);
        }
        if self.folded.listing == listing {
            return Ok(());
        }
        self.happen(Entry::Listed { listing }).await.map(|_| ())
    }

    /// Seats somebody from the lobby. Their page comes in a moment.
    pub(super) async fn seat_stranger(&mut self, newcomer: Newcomer) -> Result<Seat, Refusal> {
        self.look_at_log().await;
        for _ in 0..RACES_LOST_MAX {
            let seat = self.seat_for_stranger()?;
            let name = self.free_name(&newcomer.name);
            let lost = self.races_lost;
            match self.take_seat(seat, Newcomer { name, ..newcomer.clone() }).await {
                Ok(()) => {
                    self.away_since[seat.index()] = Some(self.now_ms());
                    return Ok(seat);
                }
                Err(_) if self.races_lost > lost => {}
                Err(refusal) => return Err(refusal),
            }
        }
        Err(Refusal::SeatsTaken)
    }

    fn seat_for_stranger(&self) -> Result<Seat, Refusal> {
        if !self.folded.listing.open || !self.tables.config.lobby.open {
            return Err(Refusal::NotOpen);
        }
        if self.folded.phase() != Phase::Waiting {
            return Err(Refusal::SeatsTaken);
        }
        let is_open = |seat: &Seat| self.folded.places[seat.index()].sitter == Sitter::Open;
        self.folded.seats().find(is_open).ok_or(Refusal::SeatsTaken)
    }

    /// The name, with a number where somebody has it already: strangers cannot agree on who is called how.
    fn free_name(&self, name: &str) -> String {
        let taken: Vec<&str> = self.folded.places.iter().filter_map(Place::person_name).collect();
        spelling::told_apart(name, |name| taken.iter().any(|taken| spelling::alike(taken, name)))
    }
}
