//! Giving up, and playing again.

use game::{Player, Seat};
use wire::{Phase, TableRefusal, Withdrawal};

use super::entry::{Entry, Stored};
use super::folded_log::FoldedLog;
use super::place::{Place, Sitter};
use super::task::{GuestId, Table};
use crate::refusal::Refusal;
use crate::store::TableRow;

impl Table {
    /// Takes the seat out of the match.
    pub(super) async fn resign(&mut self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        self.folded.begun()?.check_may_act(seat)?;
        let entry = Entry::Withdrew { seat, why: Withdrawal::Resigned };
        self.happen(entry).await.map(|_| ())
    }

    /// Counts a wish for another match; when all persons have it, there is one.
    pub(super) async fn want_rematch(&mut self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        if self.folded.phase() != Phase::Over {
            return Err(TableRefusal::NotOver.into());
        }
        if self.folded.rematch.is_some() {
            self.tell_state();
            return Ok(());
        }
        let before = self.folded.wishes.rematch();
        let wanted = before.with(seat);
        if !self.persons().all(|person| wanted.contains(person)) {
            return match wanted == before {
                true => Ok(()),
                false => self.happen(Entry::RematchWanted { seat }).await.map(|_| ()),
            };
        }
        if let Some(guest) = self.guests.get(guest) {
            self.tables.count_table(guest.from)?;
        }
        let table = self.lay_rematch().await?;
        self.happen(Entry::Rematch { table }).await.map(|_| ())
    }

    fn persons(&self) -> impl Iterator<Item = Seat> {
        self.folded.seats().filter(|seat| self.folded.places[seat.index()].is_person())
    }

    /// The same people, moved on by one seat, with their keys and new dice.
    async fn lay_rematch(&self) -> Result<String, Refusal> {
        let moment = self.tables.moment();
        let mut agreed = self.folded.row.agreed.clone();
        let mut places = self.folded.places.clone();
        // By the pages that people have now, not by those with which they once sat down.
        let mut adding: Vec<bool> = self.folded.seats().map(|seat| self.can_add(seat)).collect();
        agreed.seats.rotate_left(1);
        places.rotate_left(1);
        adding.rotate_left(1);
        agreed.prelude.clear();
        agreed.contributions.clear();
        agreed.seed_known = false;
        let row = TableRow::new(agreed, moment.at_ms)?;
        let id = row.id.clone();
        let mut log = Vec::new();
        let mut note = |entry| log.push(Stored::new(moment, entry));
        for ((seat, place), &adds) in self.folded.seats().zip(&places).zip(&adding) {
            if let Sitter::Person { name, key: Some(key), person, .. } = &place.sitter {
                let (name, key, person) = (name.clone(), *key, person.clone());
                note(Entry::Sat { seat, name, key, adds, person });
            }
        }
        // Where somebody can add to the dice they are asked first, when they come.
        let asked = adding.contains(&true);
        let players: Option<Vec<Player>> = places.iter().map(Place::player).collect();
        if let Some(players) = players.filter(|_| !asked) {
            note(Entry::begun(players));
        }
        let (_, log) = FoldedLog::complete(row.clone(), log, &self.tables.registry)?;
        self.tables.store.create(row, log).await?;
        self.tables.metrics.tables_created.up();
        Ok(id)
    }
}
