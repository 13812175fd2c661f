//! How much of one sender is put up with.

use crate::limits::{FRAMES_BURST, FRAMES_PER_SECOND, STRIKES_MAX};

/// A bucket of frames that fills by the second, and a count of strikes.
#[derive(Debug)]
pub(super) struct Patience {
    /// Thousandths of frames that may still come.
    credit: u64,
    last_ms: u64,
    strikes: u32,
}

/// What to do with a frame.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Read it.
    Take,
    /// Say no.
    Refuse,
    /// Enough: close.
    Close,
}

const FRAME: u64 = 1_000;
const FULL: u64 = FRAMES_BURST as u64 * FRAME;

impl Patience {
    /// Full of patience.
    pub(super) fn new(now_ms: u64) -> Patience {
        Patience { credit: FULL, last_ms: now_ms, strikes: 0 }
    }

    /// A frame has come.
    pub(super) fn frame(&mut self, now_ms: u64) -> Verdict {
        let earned = now_ms.saturating_sub(self.last_ms) * u64::from(FRAMES_PER_SECOND);
        self.credit = (self.credit + earned).min(FULL);
        self.last_ms = now_ms;
        match self.credit.checked_sub(FRAME) {
            Some(credit) => {
                self.credit = credit;
                Verdict::Take
            }
            None => self.strike(),
        }
    }

    /// A frame was no good.
    pub(super) fn strike(&mut self) -> Verdict {
        self.strikes += 1;
        if self.strikes > STRIKES_MAX { Verdict::Close } else { Verdict::Refuse }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_taken_then_the_rate_holds() {
        let mut patience = Patience::new(0);
        let taken = |patience: &mut Patience, now| patience.frame(now) == Verdict::Take;
        assert!((0..FRAMES_BURST).all(|_| taken(&mut patience, 0)));
        assert_eq!(patience.frame(0), Verdict::Refuse);
        let wait = 1_000 / u64::from(FRAMES_PER_SECOND);
        assert_eq!(patience.frame(wait), Verdict::Take);
        assert_eq!(patience.frame(wait), Verdict::Refuse);
    }

    #[test]
    fn patience_ends() {
        let mut patience = Patience::new(0);
        assert!((0..STRIKES_MAX).all(|_| patience.strike() == Verdict::Refuse));
        assert_eq!(patience.strike(), Verdict::Close);
    }
}
