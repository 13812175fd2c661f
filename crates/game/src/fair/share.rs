//! What people add to the dice, so that whoever picked the seed could not choose them.
//!
//! The browser of each person draws a [`Share`] after the commitment of the table is published, and
//! promises it by a [`Pledge`]. When all pledges are known, the shares are told. Nobody could
//! choose a share by those of the others, and the table could not choose its seed by any of them.
//! `docs/fair-dice.md` says what follows from that, and what happens when somebody tells nothing.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::hex::{json_of, text_of};
use super::{Commitment, Seed};
use crate::illegal::Coded;
use crate::seat::{Seat, SeatSet};

/// What the key of mixed dice is hashed after, so that it is the hash of nothing else.
const TAG: &[u8] = b"anleger dice";

/// 32 random bytes that somebody adds to the dice. `Debug` does not show them: until every pledge
/// is known they are a secret.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Share(pub [u8; 32]);

text_of!(Share);
json_of!(Share);

impl Share {
    /// The promise of this share by the person of `seat` at the table with this commitment.
    pub fn pledge(&self, seat: Seat, table: &Commitment) -> Pledge {
        let hasher = Sha256::new().chain_update(table.0).chain_update([u8::from(seat)]);
        Pledge(hasher.chain_update(self.0).finalize().into())
    }
}

impl fmt::Debug for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Share(hidden)")
    }
}

/// The promise of a [`Share`]: good for one seat of one table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pledge([u8; 32]);

text_of!(Pledge);
json_of!(Pledge);

impl fmt::Debug for Pledge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pledge({self})")
    }
}

/// What the person of a seat added to the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contribution {
    /// Whose it is.
    pub seat: Seat,
    /// What was promised before any share was told.
    pub pledge: Pledge,
    /// What was told then; nothing where the promise was not kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub share: Option<Share>,
}

/// What the people of a table added to its dice: at most one contribution of a seat, in the order of the
/// seats, and every share is the promised one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contributions(Vec<Contribution>);

/// What cannot be added to the dice of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadContribution {
    /// A seat pledges twice, or after a later one.
    #[error("the pledge of seat {0} is out of order")]
    OutOfOrder(Seat),
    /// A share without a pledge.
    #[error("seat {0} has pledged no share")]
    NotPledged(Seat),
    /// The share is not the promised one.
    #[error("the share of seat {0} is not the one it pledged")]
    WrongShare(Seat),
}

impl Coded for BadContribution {
    fn code(&self) -> &'static str {
        match self {
            BadContribution::OutOfOrder(_) => "pledge-out-of-order",
            BadContribution::NotPledged(_) => "not-pledged",
            BadContribution::WrongShare(_) => "wrong-share",
        }
    }
}

impl Contributions {
    /// Nobody added anything.
    pub const NONE: Contributions = Contributions(Vec::new());

    /// Contributions to the dice of the table with this commitment.
    pub fn check(
        list: impl IntoIterator<Item = Contribution>,
        table: &Commitment,
    ) -> Result<Contributions, BadContribution> {
        let mut checked = Contributions::NONE;
        for Contribution { seat, pledge, share } in list {
            checked.pledge(seat, pledge)?;
            share.map_or(Ok(()), |share| checked.tell(seat, share, table))?;
        }
        Ok(checked)
    }

    /// Takes the pledge of a seat behind all that have pledged.
    pub fn pledge(&mut self, seat: Seat, pledge: Pledge) -> Result<(), BadContribution> {
        if self.0.last().is_some_and(|last| last.seat >= seat) {
            return Err(BadContribution::OutOfOrder(seat));
        }
        self.0.push(Contribution { seat, pledge, share: None });
        Ok(())
    }

    /// Takes the share that a seat has pledged at the table with this commitment.
    pub fn tell(
        &mut self,
        seat: Seat,
        share: Share,
        table: &Commitment,
    ) -> Result<(), BadContribution> {
        let pledged = self.0.iter_mut().find(|one| one.seat == seat);
        let pledged = pledged.ok_or(BadContribution::NotPledged(seat))?;
        if share.pledge(seat, table) != pledged.pledge {
            return Err(BadContribution::WrongShare(seat));
        }
        pledged.share = Some(share);
        Ok(())
    }

    /// Each of them, in the order of the seats.
    pub fn iter(&self) -> impl Iterator<Item = &Contribution> {
        self.0.iter()
    }

    /// The same as a list.
    pub fn to_vec(&self) -> Vec<Contribution> {
        self.0.clone()
    }

    /// Has nobody pledged anything?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The seats whose shares are in the dice.
    pub fn shared(&self) -> SeatSet {
        self.0.iter().filter(|one| one.share.is_some()).map(|one| one.seat).collect()
    }

    /// The seats that pledged a share and did not tell it.
    pub fn withheld(&self) -> SeatSet {
        self.0.iter().filter(|one| one.share.is_none()).map(|one| one.seat).collect()
    }

    /// The key of the stream: the seed itself where no share is told, as it was before there were any.
    pub fn key(&self, seed: &Seed) -> [u8; 32] {
        if self.shared().is_empty() {
            return seed.0;
        }
        let mut key = Sha256::new().chain_update(TAG).chain_update(seed.0);
        for one in &self.0 {
            if let Some(share) = one.share {
                key = key.chain_update([u8::from(one.seat)]).chain_update(share.0);
            }
        }
        key.finalize().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEED: Seed = Seed([1; 32]);

    fn seat(number: usize) -> Seat {
        Seat::new(number).unwrap()
    }

    fn contribution(number: usize, share: u8, told: bool) -> Contribution {
        let (seat, share) = (seat(number), Share([share; 32]));
        let pledge = share.pledge(seat, &SEED.commitment());
        Contribution { seat, pledge, share: told.then_some(share) }
    }

    fn check(list: &[Contribution]) -> Result<Contributions, BadContribution> {
        Contributions::check(list.iter().copied(), &SEED.commitment())
    }

    #[test]
    fn a_pledge_is_good_for_one_share_one_seat_and_one_table() {
        let (share, table) = (Share([5; 32]), SEED.commitment());
        let pledge = share.pledge(seat(0), &table);
        assert_eq!(share.pledge(seat(0), &table), pledge);
        assert_ne!(Share([6; 32]).pledge(seat(0), &table), pledge);
        assert_ne!(share.pledge(seat(1), &table), pledge);
        assert_ne!(share.pledge(seat(0), &Seed([2; 32]).commitment()), pledge);
    }

    #[test]
    fn only_what_was_pledged_counts_each_seat_once_and_in_order() {
        let (anna, ben) = (contribution(0, 7, true), contribution(2, 8, false));
        let both = check(&[anna, ben]).unwrap();
        assert_eq!(both.shared(), SeatSet::only(seat(0)));
        assert_eq!(both.withheld(), SeatSet::only(seat(2)));
        for list in [[ben, anna], [anna, anna]] {
            assert_eq!(check(&list), Err(BadContribution::OutOfOrder(list[1].seat)));
        }
        let changed = Contribution { share: Some(Share([9; 32])), ..anna };
        assert_eq!(check(&[changed]), Err(BadContribution::WrongShare(seat(0))));
        let moved = Contribution { seat: seat(1), ..anna };
        assert_eq!(check(&[moved]), Err(BadContribution::WrongShare(seat(1))));
        let untold = check(&[ben]).unwrap().tell(seat(0), Share([7; 32]), &SEED.commitment());
        assert_eq!(untold, Err(BadContribution::NotPledged(seat(0))));
    }

    #[test]
    fn every_share_and_its_seat_change_the_key_and_nothing_else_does() {
        let key = |list: &[Contribution]| check(list).unwrap().key(&SEED);
        let (anna, ben) = (contribution(0, 7, true), contribution(1, 8, true));
        let keys = [
            key(&[]),
            key(&[anna]),
            key(&[ben]),
            key(&[anna, ben]),
            key(&[contribution(0, 8, true), contribution(1, 7, true)]),
            key(&[contribution(0, 7, true), contribution(2, 8, true)]),
            check(&[anna]).unwrap().key(&Seed([2; 32])),
        ];
        for (place, one) in keys.iter().enumerate() {
            assert!(keys[place + 1..].iter().all(|other| other != one), "key {place}");
        }
        assert_eq!(keys[0], SEED.0, "a table of before, or nobody added anything");
        let silent = contribution(1, 8, false);
        assert_eq!(key(&[silent]), SEED.0);
        assert_eq!(key(&[anna, silent]), key(&[anna]), "what is not told changes nothing");
    }

    #[test]
    fn a_share_is_a_secret_until_it_is_told() {
        let told = contribution(0, 0xab, true);
        assert!(!format!("{:?}", told.share).contains("ab"));
        let json = serde_json::to_value(told).unwrap();
        assert_eq!(json["share"], "ab".repeat(32));
        assert_eq!(serde_json::from_value::<Contribution>(json).unwrap(), told);
        let silent = serde_json::to_value(contribution(0, 0xab, false)).unwrap();
        assert_eq!(silent.get("share"), None);
    }
}
