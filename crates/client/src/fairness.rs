//! Who had a hand in the dice of a match, as its people should be told.

use game::{Contribution, Seat, SeatSet};

use crate::keepsake::{Keepsake, Mismatch, Recalled};
use crate::replay::Checked;

/// Where the dice of a match come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceOrigin {
    /// This page picked them itself, without a server.
    ThisPage,
    /// They are those of a record, and were known before the match.
    Record,
    /// Only bots play: nobody was there to add anything.
    BotsAlone,
    /// Nobody's browser added anything: whoever ran the table picked them alone.
    TableAlone,
    /// They follow from the table's seed and from the shares of people.
    Shared(Hands),
}

/// Who added to the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hands {
    /// Their shares are in the dice.
    pub added: SeatSet,
    /// They pledged a share and did not tell it.
    pub silent: SeatSet,
    /// The other persons: away just then, or with an older page.
    pub without: SeatSet,
}

/// How what a browser remembers of a table compares with what is said of it now.
pub type Memory = Option<Result<Recalled, Mismatch>>;

impl Checked {
    /// Is it what this browser remembers, whose seats are `yours`? `None` where it remembers nothing.
    pub fn compare(&self, keepsake: Option<&Keepsake>, yours: SeatSet) -> Memory {
        let commitment = self.commitment?;
        Some(keepsake?.compare(&commitment, &self.contributions.to_vec(), yours))
    }
}

impl DiceOrigin {
    /// The dice of a match on a server or in a record, played by these persons among others.
    pub fn of<'a>(
        persons: SeatSet,
        contributions: impl IntoIterator<Item = &'a Contribution>,
    ) -> DiceOrigin {
        let (added, silent): (Vec<&Contribution>, Vec<&Contribution>) =
            contributions.into_iter().partition(|one| one.share.is_some());
        let seats = |list: Vec<&Contribution>| list.iter().map(|one| one.seat).collect::<SeatSet>();
        let (added, silent) = (seats(added), seats(silent));
        let rest = |seat: &Seat| !added.contains(*seat) && !silent.contains(*seat);
        match added.is_empty() {
            false => {
                let without = persons.iter().filter(rest).collect();
                DiceOrigin::Shared(Hands { added, silent, without })
            }
            true if persons.is_empty() => DiceOrigin::BotsAlone,
            true => DiceOrigin::TableAlone,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Seed, Share};

    fn seats(numbers: &[usize]) -> SeatSet {
        numbers.iter().map(|&number| Seat::new(number).unwrap()).collect()
    }

    fn contribution(number: usize, told: bool) -> Contribution {
        let (seat, share) = (Seat::new(number).unwrap(), Share([number as u8; 32]));
        let pledge = share.pledge(seat, &Seed([1; 32]).commitment());
        Contribution { seat, pledge, share: told.then_some(share) }
    }

    #[test]
    fn everybody_is_told_apart() {
        let list = [contribution(0, true), contribution(1, false), contribution(2, true)];
        let origin = DiceOrigin::of(seats(&[0, 1, 2, 3]), &list);
        let hands = Hands { added: seats(&[0, 2]), silent: seats(&[1]), without: seats(&[3]) };
        assert_eq!(origin, DiceOrigin::Shared(hands));
    }

    #[test]
    fn where_no_share_is_in_the_table_picked_alone() {
        assert_eq!(DiceOrigin::of(seats(&[0, 1]), &[]), DiceOrigin::TableAlone);
        let silent = [contribution(0, false)];
        assert_eq!(DiceOrigin::of(seats(&[0, 1]), &silent), DiceOrigin::TableAlone);
        assert_eq!(DiceOrigin::of(SeatSet::EMPTY, &[]), DiceOrigin::BotsAlone);
    }
}
