//! What a bot is asked, and how long it may think.

use game::{Game, Rng, Window};

use crate::findings::Findings;

/// How many playouts a bot gets that was given neither a number nor a time.
///
/// A compromise for callers who do not care: well beyond the first few hundred, which decide
/// most moves, and still a fraction of a second in every game we have.
pub const DEFAULT_PLAYOUTS: u64 = 1_000;

/// The most threads a bot starts, however many it is given: every one grows a tree of its own,
/// and beyond this their memory costs more than they find out.
const THREADS_MOST: usize = 256;

/// A player that thinks.
///
/// What it remembers from one decision to the next is memory to work in, never knowledge: the
/// answer depends on the window, the limits and the random numbers alone.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions of the window's seat; `None` only if it has nothing to decide.
    fn choose(
        &mut self,
        window: Window<'_, G>,
        limits: &Limits<'_>,
        rng: &mut dyn Rng,
    ) -> Option<G::Action>;

    /// What it found out about the decision it chose last, through the same window; `None` from one that
    /// weighs nothing, and before the first decision.
    fn findings(&mut self, window: Window<'_, G>, rng: &mut dyn Rng)
    -> Option<Findings<G::Action>>;

    /// Every seat's chance to win, as it saw them when it chose last; they come to 1. `None` from one that weighs
    /// nothing, and before the first decision.
    fn expects(&mut self, window: Window<'_, G>, rng: &mut dyn Rng) -> Option<Vec<f32>> {
        self.findings(window, rng).map(|found| found.chances)
    }
}

/// How much a bot may think about one decision. Whatever it is, a bot answers.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// The most lines of play to try, over all threads together.
    pub playouts: Option<u64>,
    /// Asked again and again while thinking: true means answer now.
    pub out_of_time: Option<&'a (dyn Fn() -> bool + Sync)>,
    /// How many threads may think; with 0 or 1 none is started.
    pub threads: usize,
}

impl Default for Limits<'_> {
    fn default() -> Self {
        Limits { playouts: None, out_of_time: None, threads: 1 }
    }
}

impl<'a> Limits<'a> {
    /// This many playouts in one thread: the same move every time.
    pub fn playouts(playouts: u64) -> Self {
        Limits { playouts: Some(playouts), ..Limits::default() }
    }

    /// As long as `out_of_time` says no, in one thread.
    pub fn until(out_of_time: &'a (dyn Fn() -> bool + Sync)) -> Self {
        Limits { out_of_time: Some(out_of_time), ..Limits::default() }
    }

    /// Is the time up?
    pub(crate) fn over(&self) -> bool {
        self.out_of_time.is_some_and(|out_of_time| out_of_time())
    }

    /// How many threads think.
    pub(crate) fn threads(&self) -> usize {
        self.threads.clamp(1, THREADS_MOST)
    }

    /// The lines of all threads together; `None` where time alone limits.
    pub(crate) fn lines(&self) -> Option<u64> {
        match (self.playouts, self.out_of_time) {
            (None, Some(_)) => None,
            (playouts, _) => Some(playouts.unwrap_or(DEFAULT_PLAYOUTS)),
        }
    }

    /// The playouts of thread `number`: an even share, the remainder to the first threads.
    ///
    /// `None` where time alone limits.
    pub(crate) fn share(&self, number: usize) -> Option<u64> {
        let playouts = self.lines()?;
        let threads = self.threads() as u64;
        Some(playouts / threads + u64::from((number as u64) < playouts % threads))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_share_every_playout() {
        let limits = Limits { threads: 3, ..Limits::playouts(11) };
        let shares: Vec<_> = (0..3).map(|number| limits.share(number)).collect();
        assert_eq!(shares, [Some(4), Some(4), Some(3)]);
    }

    #[test]
    fn without_any_limit_the_default_applies() {
        assert_eq!(Limits::default().share(0), Some(DEFAULT_PLAYOUTS));
    }

    #[test]
    fn time_alone_counts_no_playouts() {
        assert_eq!(Limits::until(&|| false).share(0), None);
    }

    #[test]
    fn no_threads_means_one() {
        assert_eq!(Limits { threads: 0, ..Limits::playouts(5) }.share(0), Some(5));
    }
}
