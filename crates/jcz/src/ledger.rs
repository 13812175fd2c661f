//! Who was paid what, and for what.

use carcassonne::{Event, Feature, Happening, Title, Why};
use game::Seat;

/// What somebody was paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum For {
    Feature(Feature),
    Fairy,
    Goods,
    Ransom,
    Title(Title),
}

/// A payment to one seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paid {
    pub seat: Seat,
    pub what: For,
    pub points: i32,
}

/// Every payment so far, and from where on they wait for the turn to be committed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ledger {
    paid: Vec<Paid>,
    /// Payments of a turn that nobody has committed yet.
    waiting: usize,
}

impl Ledger {
    /// The turn is committed.
    pub fn commit(&mut self) {
        self.waiting = 0;
    }

    /// Takes what events pay.
    pub fn take(&mut self, events: &[Event], committed: bool) {
        let before = self.paid.len();
        for event in events {
            match event {
                Event::Scored(scoring) => {
                    let what = For::Feature(scoring.feature);
                    self.pay(scoring.holders.iter(), what, scoring.points);
                }
                Event::Expansion(Happening::Gained(gain)) => match gain.why {
                    Why::Fairy | Why::FairyScored => {
                        self.pay(gain.to.iter(), For::Fairy, gain.points);
                    }
                    Why::Goods(_) => self.pay(gain.to.iter(), For::Goods, gain.points),
                    Why::Ransom => self.pay(gain.to.iter(), For::Ransom, gain.points),
                    Why::Title(title) => {
                        self.pay(gain.to.iter(), For::Title(title), gain.points);
                    }
                    Why::Pig => gain.to.iter().for_each(|seat| self.add_pig(seat, gain.points)),
                },
                _ => {}
            }
        }
        if !committed {
            self.waiting += self.paid.len() - before;
        }
    }

    fn pay(&mut self, seats: impl Iterator<Item = Seat>, what: For, points: i32) {
        self.paid.extend(seats.map(|seat| Paid { seat, what, points }));
    }

    /// The pig's points belong to the field that was scored just before.
    fn add_pig(&mut self, seat: Seat, points: i32) {
        let of = |paid: &&mut Paid| paid.seat == seat && paid.what == For::Feature(Feature::Field);
        if let Some(field) = self.paid.iter_mut().rev().find(of) {
            field.points += points;
        }
    }

    /// Payments that count.
    pub fn made(&self) -> impl Iterator<Item = &Paid> {
        let (made, waiting) = self.split();
        made.iter().chain(waiting.iter().filter(|paid| paid.what == For::Ransom))
    }

    /// What a seat would get if the turn were committed. A ransom is paid at once.
    pub fn waiting(&self, seat: Seat) -> i32 {
        let (_, waiting) = self.split();
        let of = |paid: &&Paid| paid.seat == seat && paid.what != For::Ransom;
        waiting.iter().filter(of).map(|paid| paid.points).sum()
    }

    fn split(&self) -> (&[Paid], &[Paid]) {
        self.paid.split_at(self.paid.len() - self.waiting)
    }
}
