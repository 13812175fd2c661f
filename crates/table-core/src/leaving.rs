//! Seats that leave a match before its end, and what becomes of it.

use bots::Level;
use game::{Audience, RecordText, Seat, SeatSet, Seed};
use wire::{Phase, Withdrawal};

use crate::TableMatch;

impl TableMatch {
    /// Takes a seat out of the match.
    pub fn withdraw(&mut self, seat: Seat, why: Withdrawal) {
        if let Some(out) = self.out.get_mut(seat.index()) {
            *out = Some(why);
        }
    }

    /// Why this seat is out of the match, where it is.
    pub fn out(&self, seat: Seat) -> Option<Withdrawal> {
        self.out.get(seat.index()).copied().flatten()
    }

    /// The same of every seat.
    pub fn withdrawals(&self) -> &[Option<Withdrawal>] {
        &self.out
    }

    /// The bot that decides for this seat where no caretaker does: its own, or one for who is out.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        let own = self.terms.bots.get(seat.index()).cloned().flatten();
        own.or_else(|| self.out(seat).map(|_| Level::caretaker()))
    }

    /// The seats that are still in the match.
    fn left(&self) -> SeatSet {
        self.seats().filter(|&seat| self.out(seat).is_none()).collect()
    }

    /// Nobody is left to play for: one seat or no person remains of a match that somebody left.
    pub(crate) fn is_given_up(&self) -> bool {
        let left = self.left();
        let somebody_left = left.len() < self.out.len();
        somebody_left && (left.len() < 2 || !left.iter().any(|seat| self.is_person(seat)))
    }

    /// Who has won, once it is over. A seat that withdrew never has.
    pub fn winners(&self) -> Option<SeatSet> {
        if self.phase() != Phase::Over {
            return None;
        }
        let left = self.left();
        match self.game.winners() {
            Some(winners) if left.len() == self.out.len() => Some(winners),
            None => Some(left),
            Some(_) => {
                let points = self.game.scores(Audience::Referee);
                let points = points.expect("the referee is at every table").current;
                let best = left.iter().map(|seat| points[seat.index()]).max();
                Some(left.iter().filter(|seat| Some(points[seat.index()]) == best).collect())
            }
        }
    }

    /// The seed of the dice, once the match is over or given up.
    pub fn revealed(&self) -> Option<Seed> {
        (self.phase() == Phase::Over).then_some(self.terms.seed)
    }

    /// The seed of the dice: for who keeps the table, never for who plays at it.
    pub fn seed(&self) -> Seed {
        self.terms.seed
    }

    /// The record so far; once the match is over or given up, with the seed and with those who left.
    pub fn record(&self) -> RecordText {
        let record = self.game.record();
        match self.revealed() {
            Some(seed) => record.after_withdrawals(&self.out, seed),
            None => record,
        }
    }
}
