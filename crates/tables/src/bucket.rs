//! How much of something is put up with: a bucket that fills by the time.

/// So many at once, and after that one in so long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// Milliseconds in which one more may come.
    pub each_ms: u64,
    /// How many may come at once, after a while of silence.
    pub burst: u64,
}

/// What may still come.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    rate: Rate,
    credit_ms: u64,
    last_ms: u64,
}

impl Bucket {
    /// A full one.
    pub fn new(rate: Rate, now_ms: u64) -> Bucket {
        Bucket { rate, credit_ms: rate.burst * rate.each_ms, last_ms: now_ms }
    }

    /// Takes one; `false` where none is left.
    pub fn take(&mut self, now_ms: u64) -> bool {
        let earned = now_ms.saturating_sub(self.last_ms);
        let full = self.rate.burst * self.rate.each_ms;
        self.credit_ms = self.credit_ms.saturating_add(earned).min(full);
        self.last_ms = now_ms;
        let left = self.credit_ms.checked_sub(self.rate.each_ms);
        self.credit_ms = left.unwrap_or(self.credit_ms);
        left.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_taken_then_the_rate_holds() {
        let mut bucket = Bucket::new(Rate { each_ms: 50, burst: 4 }, 7);
        assert!((0..4).all(|_| bucket.take(7)));
        assert!(!bucket.take(56));
        assert!(bucket.take(57) && !bucket.take(57));
        assert_eq!((0..9).filter(|_| bucket.take(1_000_000)).count(), 4);
    }
}
