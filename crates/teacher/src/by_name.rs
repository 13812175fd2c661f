//! Games with their teacher, known by name: for a server or a page that sees no rule.

use std::fmt;
use std::marker::PhantomData;

use bots::UnknownGame;
use game::erased::AnyError;
use game::{Coded, Heuristics, Illegal, Match, RecordText, Seat};

use crate::candidates::{self, Candidates};
use crate::openings::{Openings, openings};
use crate::question::{Answer, compare, why_not};
use crate::review::{Reason, Review};
use crate::reviewer::Reviewer;
use crate::thought::Thought;

/// A teacher of one game, behind its name: what [`Teachers`] hold.
pub trait AnyTeacher: Send + Sync {
    /// The name of the game.
    fn name(&self) -> &'static str;

    /// Somebody who judges the match of this record step by step.
    fn reviewer(
        &self,
        record: &RecordText,
        thought: Thought,
    ) -> Result<Box<dyn AnyReviewer>, AnyError>;

    /// What would have become of a decision, in notation, after the first `steps` steps of the record; refuses
    /// what the rules forbid there.
    fn why_not(
        &self,
        record: &RecordText,
        steps: usize,
        seat: Seat,
        action: &str,
        thought: Thought,
    ) -> Result<Answer, AnyError>;

    /// What the first of two decisions, in notation, has before the second after the first `steps` steps of the record,
    /// or at its end where there are fewer; refuses what the rules forbid there.
    fn compare(
        &self,
        record: &RecordText,
        steps: usize,
        seat: Seat,
        decisions: [&str; 2],
        seed: u64,
    ) -> Result<Vec<Reason>, AnyError>;

    /// What comes into question after the first `steps` steps of the record, or at its end where there are fewer:
    /// for `seat`, or for the first that has to decide.
    fn candidates(
        &self,
        record: &RecordText,
        steps: usize,
        seat: Option<Seat>,
        thought: Thought,
    ) -> Result<Candidates, AnyError>;

    /// Where the seat that decides after the first `steps` steps might begin; nothing where the game has no such
    /// advice there.
    fn openings(
        &self,
        record: &RecordText,
        steps: usize,
        seed: u64,
    ) -> Result<Option<Openings>, AnyError>;
}

/// A [`Reviewer`] of any game. It owns what it judges, so it may be put aside, taken up by another thread, or dropped
/// at any step.
pub trait AnyReviewer: Send {
    /// How many steps are judged, and how many there are.
    fn progress(&self) -> (usize, usize);

    /// Judges the next step; false where there is none.
    fn advance(&mut self) -> bool;

    /// What was found out so far.
    fn finish(self: Box<Self>) -> Review;
}

/// The games that are taught somewhere.
///
/// ```
/// use game::toys::Lanterns;
/// use teacher::Teachers;
///
/// let teachers = Teachers::default().with::<Lanterns>();
/// assert!(teachers.find("lanterns").is_ok());
/// assert!(teachers.find("chess").is_err());
/// ```
#[derive(Clone, Default)]
pub struct Teachers {
    all: Vec<&'static dyn AnyTeacher>,
}

impl fmt::Debug for Teachers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.all.iter().map(|teacher| teacher.name())).finish()
    }
}

impl Teachers {
    /// These and the teacher of `G`.
    #[must_use]
    pub fn with<G: Heuristics>(mut self) -> Teachers {
        self.all.push(&Of::<G>(PhantomData));
        self
    }

    /// The teacher of the game of that name.
    pub fn find(&self, name: &str) -> Result<&'static dyn AnyTeacher, UnknownGame> {
        let found = self.all.iter().find(|teacher| teacher.name() == name);
        found.copied().ok_or_else(|| UnknownGame { name: name.chars().take(80).collect() })
    }
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Heuristics> AnyTeacher for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn reviewer(
        &self,
        record: &RecordText,
        thought: Thought,
    ) -> Result<Box<dyn AnyReviewer>, AnyError> {
        let played = Match::<G>::from_record(record)?;
        Ok(Box::new(Reviewer::new(&played, thought.effort(), thought.seed)))
    }

    fn why_not(
        &self,
        record: &RecordText,
        steps: usize,
        seat: Seat,
        action: &str,
        thought: Thought,
    ) -> Result<Answer, AnyError> {
        let played = Match::<G>::from_record(record)?;
        let action = read::<G>(&played, seat, action)?;
        why_not(&played, steps, seat, action, thought.effort(), thought.seed).map_err(refused)
    }

    fn compare(
        &self,
        record: &RecordText,
        steps: usize,
        seat: Seat,
        [better, worse]: [&str; 2],
        seed: u64,
    ) -> Result<Vec<Reason>, AnyError> {
        let played = Match::<G>::from_record(record)?;
        let decisions = [read::<G>(&played, seat, better)?, read::<G>(&played, seat, worse)?];
        compare(&played, steps.min(played.steps().len()), seat, decisions, seed).map_err(refused)
    }

    fn candidates(
        &self,
        record: &RecordText,
        steps: usize,
        seat: Option<Seat>,
        thought: Thought,
    ) -> Result<Candidates, AnyError> {
        let played = Match::<G>::from_record(record)?;
        let steps = steps.min(played.steps().len());
        let game = played.at(steps);
        candidates::at_step(&game, seat, thought.effort(), thought.seed, steps + 1).map_err(refused)
    }

    fn openings(
        &self,
        record: &RecordText,
        steps: usize,
        seed: u64,
    ) -> Result<Option<Openings>, AnyError> {
        let played = Match::<G>::from_record(record)?;
        Ok(openings(&played.at(steps), seed))
    }
}

impl<G: Heuristics> AnyReviewer for Reviewer<G> {
    fn progress(&self) -> (usize, usize) {
        Reviewer::progress(self)
    }

    fn advance(&mut self) -> bool {
        Reviewer::advance(self)
    }

    fn finish(self: Box<Self>) -> Review {
        Reviewer::finish(*self)
    }
}

/// A decision in notation, of a seat that plays.
fn read<G: Heuristics>(played: &Match<G>, seat: Seat, action: &str) -> Result<G::Action, AnyError> {
    let seats = played.game().seats();
    if seat.index() >= seats {
        return Err(AnyError::NoSuchSeat { seat, seats });
    }
    let bad = |error: <G::Action as std::str::FromStr>::Err| AnyError::BadAction {
        game: G::NAME,
        reason: error.to_string(),
    };
    action.parse().map_err(bad)
}

fn refused<R: Coded + std::error::Error>(illegal: Illegal<R>) -> AnyError {
    let (code, ruling) = (illegal.code(), illegal.ruling());
    AnyError::Refused { code, ruling, message: illegal.to_string() }
}
