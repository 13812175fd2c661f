//! A node through somebody's eyes.

use game::erased::{AnyMatch, Spelling};
use game::{Audience, Seat, SeatSet, Turn};
use wire::{Look, UndoOffer};

use crate::fault::illegal;
use crate::{NodeId, Study, StudyError};

/// Whose eyes one has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eyes {
    /// Everything, whoever may know it.
    #[default]
    Truth,
    /// What the seat knows that is to decide.
    Mover,
    /// What this seat knows.
    Seat(Seat),
}

impl Eyes {
    /// The eyes of somebody who knows so much.
    pub fn of(known_to: Audience) -> Eyes {
        match known_to {
            Audience::Referee | Audience::Spectator => Eyes::Truth,
            Audience::Seat(seat) => Eyes::Seat(seat),
        }
    }

    /// Whose knowledge that is, where `mover` is to decide.
    pub fn audience(self, mover: Option<Seat>) -> Audience {
        match (self, mover) {
            (Eyes::Truth, _) => Audience::Referee,
            (Eyes::Mover, Some(seat)) | (Eyes::Seat(seat), _) => Audience::Seat(seat),
            (Eyes::Mover, None) => Audience::Spectator,
        }
    }
}

impl Study {
    /// Who may decide at a node, those first who must.
    pub fn deciders(&mut self, id: NodeId) -> Result<Vec<Seat>, StudyError> {
        let at = self.at(id)?;
        let must = match at.turn() {
            Turn::Decide(seats) => seats,
            Turn::Chance | Turn::Over => return Ok(Vec::new()),
        };
        let may = at.at_liberty().iter().filter(|seat| !must.contains(*seat));
        Ok(must.iter().chain(may).collect())
    }

    /// A node as these eyes see it, with all that `mover` may decide there, where these eyes may know what that is.
    pub fn look(
        &mut self,
        id: NodeId,
        eyes: Eyes,
        mover: Option<Seat>,
    ) -> Result<Look, StudyError> {
        let deciders: SeatSet = self.deciders(id)?.into_iter().collect();
        let mover = mover.filter(|seat| deciders.contains(*seat));
        let at = self.at(id)?;
        Ok(see(at, eyes, mover).map_err(illegal)?)
    }
}

pub(crate) fn see(
    at: &dyn AnyMatch,
    eyes: Eyes,
    mover: Option<Seat>,
) -> Result<Look, game::erased::AnyError> {
    let known = eyes.audience(mover);
    // Whoever knows everything decides for the seat that is to move, and sees the table from there.
    let audience = match (known, mover) {
        (Audience::Referee, Some(seat)) => Audience::Seat(seat),
        (Audience::Referee, None) => Audience::Spectator,
        (known, _) => known,
    };
    let actions = match mover {
        Some(seat) if audience == Audience::Seat(seat) => at.actions(seat, Spelling::Notation),
        _ => Vec::new(),
    };
    let (view, standing) = (at.view(known)?, at.scores(known)?);
    Ok(Look { audience, view, actions, standing, undo: UndoOffer::No })
}
