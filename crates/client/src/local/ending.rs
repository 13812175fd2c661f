//! Giving up, and playing again.

use game::{Chance, Player, Seat, Seed};
use table_core::Start;
use wire::{Phase, ServerFrame, TableEvent, TableRefusal, Withdrawal};

use super::founding::Frame;
use super::{LocalFault, LocalTable};

impl LocalTable {
    /// Takes the seat out of the match.
    pub(super) fn resign(
        &mut self,
        seat: Seat,
        now_ms: u64,
    ) -> Result<Vec<ServerFrame>, LocalFault> {
        self.own(seat)?;
        self.played.check_may_act(seat)?;
        let why = Withdrawal::Resigned;
        self.played.withdraw(seat, why);
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
        match self.played.phase() {
            Phase::Over => {}
            // The next one has just begun: somebody else at this screen wanted it as well.
            _ if self.played.decisions() == 0 => return Ok(Vec::new()),
            _ => return Err(TableRefusal::NotOver.into()),
        }
        let seed = (self.entropy)().map(Seed).ok_or(TableRefusal::NoEntropy)?;
        let mut players: Vec<Player> = self.played.game().players().to_vec();
        players.rotate_left(1);
        let start = Start::of(self.played.game());
        let game = start.begin(self.playable.game(), players, Chance::Fair(seed), None)?;
        let frame = Frame {
            playable: self.playable,
            entropy: self.entropy,
            aid: self.card.settings.aid,
            seed,
            seed_known: false,
            created_ms: now_ms,
        };
        *self = LocalTable::around(game, frame, [])?;
        Ok(vec![self.welcome(now_ms)])
    }
}
