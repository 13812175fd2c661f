//! How much practice somebody has, in four numbers from 0 to 1.

use game::{Outlook, Seat};

/// With so many decisions to choose from, [`Practice::slips`] are as large as they say.
const CLUTTER: f32 = 16.0;

/// How much practice a player has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Practice {
    /// The share of unremarkable decisions that it notices; remarkable ones are noticed more often.
    pub sees: f32,
    /// The share of what is promised that it counts; what would be paid today is counted in full.
    pub farsight: f32,
    /// How much it minds that its best rival gains, too.
    pub rivals: f32,
    /// How far it misjudges a decision at most, as a share of a lead that all but decides.
    pub slips: f32,
}

impl Default for Practice {
    /// All that looking one turn ahead can give.
    fn default() -> Self {
        Practice { sees: 1.0, farsight: 1.0, rivals: 1.0, slips: 0.0 }
    }
}

impl Practice {
    /// Somebody who plays now and then.
    pub const USUAL: Practice = Practice { sees: 0.5, farsight: 0.7, rivals: 0.5, slips: 0.15 };

    /// The numbers given, as in `sees=0.5:slips=0.2`; `None` where one of them is none of these.
    pub fn read(numbers: &str) -> Option<Practice> {
        let mut practice = Practice::default();
        for number in numbers.split(':') {
            let (key, value) = number.split_once('=')?;
            let value = value.parse().ok().filter(|share| (0.0..=1.0).contains(share))?;
            match key {
                "sees" => practice.sees = value,
                "farsight" => practice.farsight = value,
                "rivals" => practice.rivals = value,
                "slips" => practice.slips = value,
                _ => return None,
            }
        }
        Some(practice)
    }

    /// How good these points seem to `seat`.
    pub(super) fn value(self, outlook: &Outlook, seat: Seat, seats: usize) -> f32 {
        let rivals = Seat::first(seats).filter(|rival| *rival != seat);
        let best = rivals.map(|rival| outlook[rival.index()]).reduce(f32::max);
        outlook[seat.index()] - self.rivals * best.unwrap_or(0.0)
    }

    /// How likely a decision is noticed that brings this share of what the best one brings.
    pub(super) fn notices(self, gain: f32) -> f32 {
        self.sees + (1.0 - self.sees) * gain * gain
    }

    /// How far each of so many decisions is misjudged at most.
    pub(super) fn slip(self, decisions: usize) -> f32 {
        self.slips * (decisions.max(1) as f32).ln() / CLUTTER.ln()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_by_name() {
        let read = Practice::read("slips=0.25:sees=0.5");
        assert_eq!(read, Some(Practice { sees: 0.5, slips: 0.25, ..Practice::default() }));
        for wrong in ["", "sees", "sees=2", "sees=-1", "sees=NaN", "luck=1", "sees=1:"] {
            assert_eq!(Practice::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn what_is_remarkable_is_noticed_more_often_and_much_confuses() {
        let practice = Practice { sees: 0.5, slips: 0.1, ..Practice::default() };
        assert_eq!((practice.notices(0.0), practice.notices(1.0)), (0.5, 1.0));
        assert_eq!(practice.slip(1), 0.0);
        assert!(practice.slip(64) > practice.slip(16) && practice.slip(16) == 0.1);
    }
}
