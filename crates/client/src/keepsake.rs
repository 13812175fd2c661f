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
    /// The seats that were its own since the list was closed: before that, people stand up and others sit down there.
    #[serde(default)]
    own: SeatSet,
}

/// The record, or what the table says, is not what this browser remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// Another promise than before the first move.
    OtherPromise,
    /// Other pledges than when the list was closed.
    OtherPledges,
    /// Something is in the dice in the name of this own seat, and it does not come from this browser.
    NotYours(Seat),
    /// This browser told the share of its seat, and it is not in the dice.
    ShareLeftOut(Seat),
}

/// All that a browser remembers fits; how much that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recalled {
    /// A share of its own is in the dice.
    OwnShare,
    /// It saw the closed list of pledges.
    List,
    /// It saw the promise of the table, and not who pledged what.
    Promise,
    /// It pledged for this own seat, and the list was closed without that: too late, or left out.
    Unheard(Seat),
}

impl Keepsake {
    /// What is to be kept of a table that has not begun. Nothing of another, where it is too late, and of one whose dice
    /// a record has told already.
    pub fn of(known: &Known) -> Option<Keepsake> {
        let commitment = known.card.commitment.parse().ok()?;
        let early = known.state.phase == Phase::Waiting && !known.card.seed_known;
        early.then_some(Keepsake {
            commitment,
            drawn: Vec::new(),
            pledges: None,
            told: SeatSet::EMPTY,
            own: SeatSet::EMPTY,
        })
    }

    /// Takes in what another window of the same browser has kept of the same table: both may have drawn for a seat
    /// before either saw it of the other, and the list has one of the two.
    pub fn join(&mut self, other: &Keepsake) {
        if other.commitment != self.commitment {
            return;
        }
        let news = other.drawn.iter().filter(|one| !self.drawn.contains(one)).copied();
        let news: Vec<(Seat, Share)> = news.collect();
        self.drawn.extend(news);
        self.pledges = self.pledges.take().or_else(|| other.pledges.clone());
        self.told = self.told.iter().chain(other.told.iter()).collect();
        self.keep_own(other.own);
    }

    /// Has it noted that these seats are its own?
    pub fn owns(&self, yours: SeatSet) -> bool {
        yours.iter().all(|seat| self.own.contains(seat))
    }

    /// Notes whose seats these are, once nobody can leave theirs any more.
    pub fn keep_own(&mut self, yours: SeatSet) {
        self.own = self.own.iter().chain(yours.iter()).collect();
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
                self.keep_own(yours);
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
        self.drawn_for(seat).next()
    }

    /// What this browser drew for a seat: one share, or one in each of several windows.
    fn drawn_for(&self, seat: Seat) -> impl Iterator<Item = Share> {
        self.drawn.iter().filter(move |(of, _)| *of == seat).map(|(_, share)| *share)
    }

    /// The share that this browser drew and that this pledge binds.
    fn behind(&self, one: &Contribution) -> Option<Share> {
        let binds = |share: &Share| share.pledge(one.seat, &self.commitment) == one.pledge;
        self.drawn_for(one.seat).find(binds)
    }

    /// Tells the share of this seat, where it is the one that the list says.
    fn tell(&mut self, seat: Seat, pledges: &[Contribution]) -> Option<ClientFrame> {
        let share = self.behind(of_seat(pledges, seat)?)?;
        self.told = self.told.with(seat);
        Some(ClientFrame::Share { seat, share })
    }

    /// Compares what a table or a record says of its dice with what was before the first move, and with what this
    /// browser drew for the seats that are `yours` now, or were when it kept this.
    pub fn compare(
        &self,
        commitment: &Commitment,
        found: &[Contribution],
        yours: SeatSet,
    ) -> Result<Recalled, Mismatch> {
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
        let mut recalled = if self.pledges.is_some() { Recalled::List } else { Recalled::Promise };
        let mut unheard = None;
        for seat in self.own.iter().chain(yours.iter()) {
            match of_seat(found, seat) {
                Some(one) if self.is_mine(one)? => recalled = Recalled::OwnShare,
                None if self.drawn(seat).is_some() => unheard = Some(Recalled::Unheard(seat)),
                _ => {}
            }
        }
        Ok(unheard.unwrap_or(recalled))
    }

    /// Is what an own seat added a share of this browser? Not where it only pledged one.
    fn is_mine(&self, one: &Contribution) -> Result<bool, Mismatch> {
        match (self.behind(one), one.share) {
            (Some(mine), Some(share)) if mine == share => Ok(true),
            (Some(_), None) if self.told.contains(one.seat) => {
                Err(Mismatch::ShareLeftOut(one.seat))
            }
            (Some(_), None) => Ok(false),
            _ => Err(Mismatch::NotYours(one.seat)),
        }
    }
}

fn of_seat(list: &[Contribution], seat: Seat) -> Option<&Contribution> {
    list.iter().find(|one| one.seat == seat)
}

#[cfg(test)]
mod tests;
