//! The examination that every game must pass, run by the tests of every rules crate.
//!
//! It plays random games and holds every state against the contract: the list of decisions
//! against the legality check, checked play against its unchecked twin, what a seat sees against
//! worlds that differ only in what is hidden from it, records against their replay, moments against
//! what is set up from their writing. What it
//! finds, it says in a panic: it is a tool for tests. A game that bots play is examined with what
//! it tells them ([`examine_with_heuristics`]).
//!
//! ```
//! use game::conformance::{Exam, examine};
//! use game::toys::Lanterns;
//!
//! let report = examine::<Lanterns>(&Exam { games: 3, seats: 3, hidden: true, ..Exam::default() });
//! assert!(report.worlds_that_differ > 0);
//! ```

mod chance;
mod choices;
mod damage;
mod flaw;
mod heuristics;
mod legality;
mod points;
mod pool;
mod positions;
mod records;
mod recount;
mod secrecy;
mod setup;
mod spelling;
mod spoil;
mod texts;
mod trial;
mod twins;
mod watch;

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use arbitrary::Arbitrary;

use crate::contract::Game;
use crate::heuristics::Heuristics;
use flaw::{Flaw, Law, said};
use trial::Trial;

pub use choices::unexamined;
pub use damage::{Damage, Damaged, damage};
pub use recount::recount;
pub use watch::watch;

/// A game that can be examined: its decisions and outcomes can be made up, from random bytes.
pub trait Examinee: Game<Action: for<'a> Arbitrary<'a>, Outcome: for<'a> Arbitrary<'a>> {}

impl<G: Game<Action: for<'a> Arbitrary<'a>, Outcome: for<'a> Arbitrary<'a>>> Examinee for G {}

/// What to examine.
#[derive(Clone, Debug)]
pub struct Exam<G: Game> {
    /// The table's options.
    pub options: G::Options,
    /// How many seats play.
    pub seats: usize,
    /// How many games to play.
    pub games: usize,
    /// After so many steps a game that goes on is called off.
    pub steps_max: usize,
    /// Whether every random game must be over by then. Where games may be long, only their
    /// beginnings are examined, and the ends by an exam with options that make them short.
    pub must_end: bool,
    /// The same seed examines the same games.
    pub seed: u64,
    /// Whether [`Game::actions`] promises to list this decision whenever it is legal; `false` for
    /// the families that are too large to list.
    pub listed: fn(&G::Action) -> bool,
    /// Whether anything is ever hidden from a seat. Where nothing is, every resampled world must
    /// equal the true one; where something is, some must differ.
    pub hidden: bool,
    /// Whether a view forgets something that an event told. Where it does not, two worlds that look
    /// the same after a step must have told the same events.
    pub forgetful_view: bool,
}

impl<G: Game> Default for Exam<G> {
    fn default() -> Self {
        Exam {
            options: G::Options::default(),
            seats: G::SEATS_LEAST,
            games: 20,
            steps_max: 20_000,
            must_end: true,
            seed: 1,
            listed: |_| true,
            hidden: false,
            forgetful_view: false,
        }
    }
}

/// What was looked at, so that a test can see that it was enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played to the end.
    pub games: usize,
    /// Decisions among their steps.
    pub decisions: usize,
    /// Outcomes among their steps.
    pub outcomes: usize,
    /// States in which several seats decided side by side.
    pub side_by_side: usize,
    /// Decisions that were not on the list and had to be refused.
    pub refused: usize,
    /// Resampled worlds that were held against the truth.
    pub worlds: usize,
    /// Those of them that were not the truth itself.
    pub worlds_that_differ: usize,
    /// Steps in two worlds that looked the same and had to tell the same.
    pub streams: usize,
    /// The longest option that was read back from a record: the bytes of its line. 0 for games without
    /// options of text, or where none can be made longer.
    pub longest_option: usize,
    /// Moments that were written down and set up again.
    pub positions: usize,
}

/// Examines the rules of `G`.
///
/// # Panics
///
/// Where the game breaks its contract: with the law, the game, the step and what was found.
pub fn examine<G: Examinee>(exam: &Exam<G>) -> Report {
    report(exam, |_| Ok(()))
}

/// Examines the rules of `G` and, in every state, what it tells bots.
///
/// # Panics
///
/// As [`examine`] does, and where it breaks the contract [`Heuristics`].
pub fn examine_with_heuristics<G: Examinee + Heuristics>(exam: &Exam<G>) -> Report {
    report(exam, heuristics::hold)
}

fn report<G: Examinee>(exam: &Exam<G>, besides: fn(&G) -> Law) -> Report {
    let progress = Progress::default();
    let run = catch_unwind(AssertUnwindSafe(|| examine_all(exam, besides, &progress)));
    let found = run.unwrap_or_else(|panic| Err(Flaw::new("no panic", said(&*panic))));
    let place = format!("{}, game {}, step {}", G::NAME, progress.game.get(), progress.step.get());
    let broken = found.as_ref().err().map(|flaw| format!("{place} breaks {flaw}"));
    assert!(broken.is_none(), "{}", broken.expect("this is said of what is broken"));
    found.expect("nothing is broken")
}

/// Where the examination is, kept outside so that a panic does not lose it.
#[derive(Default)]
struct Progress {
    game: Cell<usize>,
    step: Cell<usize>,
}

fn examine_all<G: Examinee>(
    exam: &Exam<G>,
    besides: fn(&G) -> Law,
    progress: &Progress,
) -> Result<Report, Flaw> {
    setup::holds(exam)?;
    let mut trial = Trial::new(exam, besides, progress);
    for game in 0..exam.games {
        progress.game.set(game);
        trial.play_one()?;
    }
    trial.report.longest_option = texts::hold(exam, &mut trial.rng)?;
    if exam.hidden && trial.report.worlds_that_differ == 0 {
        let detail = format!("all {} worlds were the truth itself", trial.report.worlds);
        return Err(Flaw::new("resample draws anew what is hidden", detail));
    }
    trial.write_down()?;
    Ok(trial.report)
}
