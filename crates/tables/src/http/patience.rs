//! How much of one sender is put up with.

use crate::bucket::{Bucket, Rate};
use crate::limits::{FRAMES_BURST, FRAMES_PER_SECOND, STRIKES_MAX};

/// A bucket of frames, and a count of strikes.
#[derive(Debug)]
pub(super) struct Patience {
    frames: Bucket,
    strikes: u32,
}

/// What to do with a frame.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Take,
    Refuse,
    /// Enough: close.
    Close,
}

const FRAMES: Rate = Rate { each_ms: 1_000 / FRAMES_PER_SECOND as u64, burst: FRAMES_BURST as u64 };

impl Patience {
    /// Full of patience.
    pub(super) fn new(now_ms: u64) -> Patience {
        Patience { frames: Bucket::new(FRAMES, now_ms), strikes: 0 }
    }

    /// A frame has come.
    pub(super) fn frame(&mut self, now_ms: u64) -> Verdict {
        if self.frames.take(now_ms) { Verdict::Take } else { self.strike() }
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
