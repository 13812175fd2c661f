//! What the expansions' messages do.

use carcassonne::{
    Action, FairyStands, Figure, InterludeView, Move, Perch, PhaseView, PrisonerView,
};
use game::{Game, Seat};
use landscape::Cell;

use super::Replay;
use crate::error::Fault;
use crate::file::Sent;
use crate::message::{FairyTo, Meeple, Pointer, side_towards};

impl Replay {
    /// A knight leaves the princess's city.
    pub(super) fn send_away(&mut self, at: &Pointer, sent: &Sent) -> Result<(), Fault> {
        let Perch::Spot(spot) = self.perch(at)? else {
            return Err(Fault::ruled("not-her-knight", "D-27", "a tower is no city"));
        };
        let sent_away = Move::Princess { cell: at.cell, spot };
        self.decide(Action::Expansion(sent_away), sent, "D-25")
    }

    /// A follower within range is taken.
    pub(super) fn capture(
        &mut self,
        at: &Pointer,
        meeple: &Meeple,
        sent: &Sent,
    ) -> Result<(), Fault> {
        let perch = self.perch(at)?;
        if !matches!(self.phase(), PhaseView::Interlude(InterludeView::Capture(_))) {
            let reason = "no follower is in range of a tower that was built just now";
            return Err(Fault::ruled("out-of-range", "W-05", reason));
        }
        let captor = self.decider(sent)?;
        let taken = self.owner_at(at.cell, perch);
        if taken.is_some_and(|taken| taken != (meeple.owner, meeple.figure)) {
            return Err(Fault::ruled("nobody-there", "W-04", "another follower stands there"));
        }
        self.act(captor, Action::Expansion(Move::Capture { cell: at.cell, perch }), "W-04")?;
        if meeple.owner != captor {
            self.captors.insert(meeple.id.clone(), captor);
        }
        Ok(())
    }

    /// Whose follower stands there.
    fn owner_at(&self, cell: Cell, perch: Perch) -> Option<(Seat, Figure)> {
        let view = self.view();
        match perch {
            Perch::Spot(spot) => {
                let there = view.figures.iter().filter(|one| (one.cell, one.spot) == (cell, spot));
                let mut followers = there.filter(|one| one.figure.is_follower());
                followers.next().map(|one| (one.seat, one.figure))
            }
            Perch::Tower | Perch::Tile => {
                let towers = view.expansions?.towers;
                let tower = towers.iter().find(|tower| tower.cell == cell)?;
                tower.top.map(|top| (top.seat, top.figure))
            }
        }
    }

    /// Where there is no choice, our rules have exchanged already.
    pub(super) fn exchange(&mut self, meeple: &Meeple, sent: &Sent) -> Result<(), Fault> {
        let PhaseView::Interlude(InterludeView::Exchange(_)) = self.phase() else {
            return match self.committed {
                false => Ok(()),
                true => Err(Fault::ruled("not-now", "W-13", "no prisoners are exchanged now")),
            };
        };
        let figure = meeple.figure;
        let owner = self.owner(meeple, "W-13")?;
        self.decide_as(owner, Action::Expansion(Move::Exchange { figure }), sent, "W-13")
    }

    /// A prisoner is bought back; the tile in hand is told later.
    pub(super) fn ransom(&mut self, meeple: &Meeple, sent: &Sent) -> Result<(), Fault> {
        if self.committed {
            let hand = self.coming.or_else(|| self.draws.any_that_fits(self.game()));
            self.draw(hand)?;
        }
        let figure = meeple.figure;
        let owner = self.owner(meeple, "W-14")?;
        let Some(from) = self.captor(meeple) else {
            let reason = format!("nobody holds {}", meeple.id);
            return Err(Fault::ruled("not-held", "W-14", reason));
        };
        self.decide_as(owner, Action::Expansion(Move::Ransom { from, figure }), sent, "W-14")?;
        self.captors.remove(&meeple.id);
        Ok(())
    }

    /// Who holds a figure: whoever took it by this name, or else whoever has one like it.
    fn captor(&self, meeple: &Meeple) -> Option<Seat> {
        let extras = self.view().expansions?;
        let is = |one: &PrisonerView| (one.owner, one.figure) == (meeple.owner, meeple.figure);
        let holds = |seat: &Seat| {
            let own = extras.seats.get(seat.index());
            own.is_some_and(|own| own.prisoners.iter().any(is))
        };
        let named = self.captors.get(&meeple.id).copied().filter(holds);
        named.or_else(|| Seat::first(self.sitters.len()).find(holds))
    }

    /// One step of the dragon.
    pub(super) fn move_dragon(&mut self, to: Cell, sent: &Sent) -> Result<(), Fault> {
        self.skip()?;
        let at = self.view().expansions.and_then(|expansions| expansions.dragon);
        let Some(at) = at else {
            return Err(Fault::ruled("no-dragon", "D-09", "no volcano has brought the dragon"));
        };
        let Some(side) = side_towards(at, to) else {
            let reason = format!("the dragon is at {at} and moves by one tile, not to {to}");
            return Err(Fault::ruled("dragon-too-far", "D-14", reason));
        };
        self.decide(Action::Expansion(Move::Dragon { side }), sent, "D-14")
    }

    /// The fairy goes to a tile or to a follower.
    pub(super) fn move_fairy(&mut self, to: &FairyTo, sent: &Sent) -> Result<(), Fault> {
        let on_tile = self.game().options().fairy_stands == FairyStands::OnTile;
        let (cell, perch) = match to {
            FairyTo::Tile(cell) if on_tile => (*cell, Perch::Tile),
            FairyTo::Follower(at) if on_tile => (at.cell, Perch::Tile),
            FairyTo::Follower(at) => (at.cell, self.perch(at)?),
            FairyTo::Tile(cell) => (*cell, self.only_follower(*cell, sent)?),
        };
        self.decide(Action::Expansion(Move::Fairy { cell, perch }), sent, "D-01")
    }

    /// The one follower on a tile to which the fairy can go.
    fn only_follower(&self, cell: Cell, sent: &Sent) -> Result<Perch, Fault> {
        let seat = self.decider(sent)?;
        let mut offers = Vec::new();
        self.game().actions(seat, &mut offers);
        let mut there = offers.iter().filter_map(|offer| match offer {
            Action::Expansion(Move::Fairy { cell: to, perch }) if *to == cell => Some(*perch),
            _ => None,
        });
        match (there.next(), there.next()) {
            (Some(perch), None) => Ok(perch),
            (None, _) => {
                let reason = format!("no follower to whom she may go stands at {cell}");
                Err(Fault::ruled("nobody-of-yours", "D-01", reason))
            }
            _ => Err(Fault::unread("which-follower", "several followers stand there")),
        }
    }
}
