//! Giving up, and playing again.

use game::{Audience, Chance, Player, Seat, SeatSet, Seed, Turn};
use wire::{Phase, ServerFrame, TableEvent, TableRefusal, Withdrawal};

use super::founding::Frame;
use super::{LocalFault, LocalTable, Place};

impl LocalTable {
    /// Takes the seat out of the match.
    pub(super) fn resign(
        &mut self,
        seat: Seat,
        now_ms: u64,
    ) -> Result<Vec<ServerFrame>, LocalFault> {
        self.own_and_in(seat)?;
        self.running()?;
        let why = Withdrawal::Resigned;
        if let Some(place) = self.places.get_mut(seat.index()) {
            place.out = Some(why);
        }
        Ok(vec![self.happened(TableEvent::Withdrew { seat, why }, now_ms)])
    }

    /// Begins anew with the same players, each moved on by one seat. The page is greeted as at
    /// any other table.
    pub(super) fn play_again(
        &mut self,
        seat: Seat,
        now_ms: u64,
    ) -> Result<Vec<ServerFrame>, LocalFault> {
        self.own(seat)?;
        match self.phase() {
            Phase::Over => {}
            // The next one has just begun: somebody else at this screen wanted it as well.
            _ if self.decisions.is_empty() => return Ok(Vec::new()),
            _ => return Err(TableRefusal::NotOver.into()),
        }
        let seed = (self.entropy)().map(Seed).ok_or(TableRefusal::NoEntropy)?;
        let mut players: Vec<Player> =
            self.places.iter().map(|place| place.player.clone()).collect();
        players.rotate_left(1);
        let game = self.playable.game().begin(&self.card.options, players, Chance::Fair(seed))?;
        let frame = Frame {
            playable: self.playable,
            entropy: self.entropy,
            aid: self.card.settings.aid,
            seed,
            seed_known: false,
            created_ms: now_ms,
        };
        *self = LocalTable::around(game, frame, Vec::new())?;
        Ok(vec![self.welcome(now_ms)])
    }

    /// How far the table is.
    pub(super) fn phase(&self) -> Phase {
        match self.game.turn() == Turn::Over || self.is_given_up() {
            true => Phase::Over,
            false => Phase::Playing,
        }
    }

    /// Nobody is left to play for: one seat or no person remains of a match that somebody left.
    fn is_given_up(&self) -> bool {
        let left = || self.places.iter().filter(|place| place.out.is_none());
        let somebody_left = left().count() < self.places.len();
        somebody_left && (left().count() < 2 || !left().any(Place::is_person))
    }

    /// Who has won, once it is over. A seat that withdrew never has.
    pub(super) fn winners(&self) -> Option<SeatSet> {
        if self.phase() != Phase::Over {
            return None;
        }
        let left: Vec<Seat> =
            self.seats().filter(|seat| self.places[seat.index()].out.is_none()).collect();
        match self.game.winners() {
            Some(winners) if left.len() == self.places.len() => Some(winners),
            None => Some(left.into_iter().collect()),
            Some(_) => {
                let points = self.game.scores(Audience::Referee).ok()?.current;
                let best = left.iter().map(|seat| points[seat.index()]).max();
                Some(left.into_iter().filter(|seat| Some(points[seat.index()]) == best).collect())
            }
        }
    }
}
