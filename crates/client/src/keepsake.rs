//! What a browser keeps of the dice of a table: the promise that it saw before the first move, and the shares that
//! it drew itself. By that it finds out later, without asking anybody, whether they are the same dice.
//!
//! It tells a share once at a table, for one list of pledges. A server that has seen shares and asks for others
//! gets none: else it could ask until it likes what comes out (`docs/fair-dice.md`).

use game::{Commitment, Contribution, Seat, SeatSet, Share};
use serde::{Deserialize, Serialize};
use wire::{ClientFrame, Mixing, Phase};

use crate::guest::Known;

/// What a browser keeps of the dice of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Keepsake {
    /// The promise of the table, as it was before the first move.
    commitment: Commitment,
    /// The shares that this browser drew.
    drawn: Vec<(Seat, Share)>,
    /// The list of pledges, once it was closed before the eyes of this browser.
    pledges: Option<Vec<Contribution>>,
    /// The seats whose share was told.
    told: SeatSet,
}

/// The record, or what the table says, is not what this browser remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// Another promise than before the first move.
    OtherPromise,
    /// Other pledges than when the list was closed.
    OtherPledges,
    /// This browser told the share of its seat, and it is not in the dice.
    ShareLeftOut(Seat),
}

impl Keepsake {
    /// What is to be kept of a table that has not begun; nothing of another, where it is too late.
    pub fn of(known: &Known) -> Option<Keepsake> {
        let commitment = known.card.commitment.parse().ok()?;
        let early = known.state.phase == Phase::Waiting;
        early.then_some(Keepsake {
            commitment,
            drawn: Vec::new(),
            pledges: None,
            told: SeatSet::EMPTY,
        })
    }

    /// What to answer where the table asks for something of these own seats; new shares come from
    /// `entropy`.
    pub fn answer(
        &mut self,
        asked: &Mixing,
        yours: SeatSet,
        mut entropy: impl FnMut() -> Option<[u8; 32]>,
    ) -> Vec<ClientFrame> {
        let mine = asked.missing().iter().filter(|seat| yours.contains(*seat));
        match asked {
            // A list was closed before: whoever throws it away learns nothing more from here.
            Mixing::Pledge { .. } if self.pledges.is_some() => Vec::new(),
            Mixing::Pledge { .. } => {
                let pledge = |seat: Seat| {
                    let share = self.share_of(seat, &mut entropy)?;
                    let pledge = share.pledge(seat, &self.commitment);
                    Some(ClientFrame::Pledge { seat, pledge })
                };
                mine.filter_map(pledge).collect()
            }
            Mixing::Share { pledges, .. } => {
                let closed = self.pledges.get_or_insert_with(|| pledges.clone());
                match closed == pledges {
                    true => mine.filter_map(|seat| self.tell(seat, pledges)).collect(),
                    false => Vec::new(),
                }
            }
        }
    }

    /// The share for this seat: one, however often it is asked for.
    fn share_of(
        &mut self,
        seat: Seat,
        entropy: &mut impl FnMut() -> Option<[u8; 32]>,
    ) -> Option<Share> {
        if let Some(share) = self.drawn(seat) {
            return Some(share);
        }
        let share = Share(entropy()?);
        self.drawn.push((seat, share));
        Some(share)
    }

    fn drawn(&self, seat: Seat) -> Option<Share> {
        self.drawn.iter().find(|(of, _)| *of == seat).map(|(_, share)| *share)
    }

    /// Tells the share of this seat, where it is the one that the list says.
    fn tell(&mut self, seat: Seat, pledges: &[Contribution]) -> Option<ClientFrame> {
        let share = self.drawn(seat)?;
        let pledge = share.pledge(seat, &self.commitment);
        if !pledges.iter().any(|one| one.seat == seat && one.pledge == pledge) {
            return None;
        }
        self.told = self.told.with(seat);
        Some(ClientFrame::Share { seat, share })
    }

    /// Compares what a table or a record says of its dice with what was before the first move; where they are the
    /// same, the own seats whose shares are in them.
    pub fn compare<'a>(
        &self,
        commitment: &Commitment,
        contributions: impl IntoIterator<Item = &'a Contribution>,
    ) -> Result<SeatSet, Mismatch> {
        let found: Vec<&Contribution> = contributions.into_iter().collect();
        if *commitment != self.commitment {
            return Err(Mismatch::OtherPromise);
        }
        let promises = |list: &[Contribution]| {
            let promises = list.iter().map(|one| (one.seat, one.pledge));
            promises.eq(found.iter().map(|one| (one.seat, one.pledge)))
        };
        if !self.pledges.as_deref().is_none_or(promises) {
            return Err(Mismatch::OtherPledges);
        }
        let is_in =
            |seat: Seat| found.iter().any(|one| one.seat == seat && one.share == self.drawn(seat));
        match self.told.iter().find(|seat| !is_in(*seat)) {
            Some(seat) => Err(Mismatch::ShareLeftOut(seat)),
            None => Ok(self.told),
        }
    }
}

#[cfg(test)]
mod tests;
