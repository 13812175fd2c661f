//! Games that can be played by number, known by name.

use std::marker::PhantomData;

use bots::{Findings, Limits, UnknownBot, rng_from};
use game::arrays::{Arrays, Layout, Traces, UNNUMBERED};
use game::erased::{self, AnyError, AnyGame, AnyMatch};
use game::{Game, Heuristics, Match, Quiet, Seat, Window};

use crate::batch::{AnyBatch, Batch};
use crate::candidate::{Candidate, candidates};
use crate::fault::{ActFault, BatchFault, Unknown};
use crate::plan::BatchPlan;

/// A decision that a bot weighed.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed {
    /// The decision, in notation.
    pub action: String,
    /// Lines of play that were tried with it.
    pub lines: u64,
    /// The chance to win with it.
    pub chance: f32,
}

/// What a bot said.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// Its choice, in notation; `None` where there is nothing to decide.
    pub action: Option<String>,
    /// What it weighed, the most promising first; nothing from a bot that weighs nothing.
    pub weighed: Vec<Weighed>,
    /// Every seat's chance to win, where the bot has an opinion.
    pub chances: Vec<f32>,
}

/// A game that can be played by number.
pub trait Learnable: Send + Sync {
    /// The game as it goes by name.
    fn game(&self) -> &'static dyn AnyGame;

    /// What numbers and bytes mean at this match; `None` where it is of another game, here as below.
    fn layout(&self, at: &dyn AnyMatch) -> Option<Layout>;

    /// Appends the numbers of the legal decisions of a seat, in the order of the list.
    fn numbers(&self, at: &dyn AnyMatch, seat: Seat, into: &mut Vec<u32>) -> Option<()>;

    /// The legal decision of a seat that has this number, in notation.
    fn spelt(&self, at: &dyn AnyMatch, seat: Seat, number: i64) -> Result<String, ActFault>;

    /// Carries out the legal decision of a seat that has this number; nobody is told what happened.
    fn act(&self, at: &mut dyn AnyMatch, seat: Seat, number: i64) -> Result<(), ActFault>;

    /// Writes what a seat sees into a row of zeros.
    fn observe(&self, at: &dyn AnyMatch, seat: Seat, row: &mut [u8]) -> Option<()>;

    /// The legal decisions of a seat in numbers, in the order of the list.
    fn candidates(&self, at: &dyn AnyMatch, seat: Seat) -> Option<Vec<Candidate>>;

    /// Asks a bot what `seat` should do.
    fn advise(
        &self,
        at: &dyn AnyMatch,
        seat: Seat,
        bot: &str,
        limits: &Limits<'_>,
        seed: u64,
    ) -> Result<Option<Advice>, UnknownBot>;

    /// Is there a bot of that name for this game?
    fn knows_bot(&self, bot: &str) -> Result<(), UnknownBot>;

    /// Many matches at once.
    fn batch(&self, plan: &BatchPlan) -> Result<Box<dyn AnyBatch>, BatchFault>;
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Arrays + Heuristics> Of<G> {
    fn state(at: &dyn AnyMatch) -> Option<&G> {
        at.as_any().downcast_ref::<Match<G>>().map(Match::game)
    }
}

impl<G: Arrays + Heuristics> Learnable for Of<G> {
    fn game(&self) -> &'static dyn AnyGame {
        erased::game::<G>()
    }

    fn layout(&self, at: &dyn AnyMatch) -> Option<Layout> {
        Some(Of::<G>::state(at)?.layout())
    }

    fn numbers(&self, at: &dyn AnyMatch, seat: Seat, into: &mut Vec<u32>) -> Option<()> {
        Of::<G>::state(at)?.number_actions(seat, &mut Vec::new(), into);
        Some(())
    }

    fn spelt(&self, at: &dyn AnyMatch, seat: Seat, number: i64) -> Result<String, ActFault> {
        let game = Of::<G>::state(at).ok_or(ActFault::OtherGame)?;
        Ok(meant(game, seat, number)?.to_string())
    }

    fn act(&self, at: &mut dyn AnyMatch, seat: Seat, number: i64) -> Result<(), ActFault> {
        let at = at.as_any_mut().downcast_mut::<Match<G>>().ok_or(ActFault::OtherGame)?;
        let action = meant(at.game(), seat, number)?;
        Ok(at.play_into(seat, action, &mut Quiet).map_err(AnyError::from)?)
    }

    fn observe(&self, at: &dyn AnyMatch, seat: Seat, row: &mut [u8]) -> Option<()> {
        Of::<G>::state(at)?.observe(seat, row, &mut Traces::default());
        Some(())
    }

    fn candidates(&self, at: &dyn AnyMatch, seat: Seat) -> Option<Vec<Candidate>> {
        Some(candidates(Of::<G>::state(at)?, seat))
    }

    fn advise(
        &self,
        at: &dyn AnyMatch,
        seat: Seat,
        bot: &str,
        limits: &Limits<'_>,
        seed: u64,
    ) -> Result<Option<Advice>, UnknownBot> {
        let mut bot = bots::by_name::<G>(bot)?;
        let Some(game) = Of::<G>::state(at) else { return Ok(None) };
        let (window, mut rng) = (Window::new(game, seat), rng_from(seed));
        let action = bot.choose(window, limits, &mut rng);
        let findings = action.and_then(|_| bot.findings(window, &mut rng));
        Ok(Some(advice::<G>(action, findings)))
    }

    fn knows_bot(&self, bot: &str) -> Result<(), UnknownBot> {
        bots::by_name::<G>(bot).map(|_| ())
    }

    fn batch(&self, plan: &BatchPlan) -> Result<Box<dyn AnyBatch>, BatchFault> {
        Ok(Box::new(Batch::<G>::new(plan)?))
    }
}

/// The legal decision with this number.
fn meant<G: Arrays>(game: &G, seat: Seat, number: i64) -> Result<G::Action, ActFault> {
    let (mut actions, mut numbers) = (Vec::new(), Vec::new());
    game.number_actions(seat, &mut actions, &mut numbers);
    let listed = |at: &u32| *at != UNNUMBERED && i64::from(*at) == number;
    let place = numbers.iter().position(listed);
    place.map(|place| actions[place]).ok_or(ActFault::Illegal { seat, number })
}

fn advice<G: Game>(action: Option<G::Action>, findings: Option<Findings<G::Action>>) -> Advice {
    let (weighed, chances) = match findings {
        None => (Vec::new(), Vec::new()),
        Some(findings) => {
            let weighed = findings.candidates.iter().map(|candidate| Weighed {
                action: candidate.action.to_string(),
                lines: candidate.lines,
                chance: candidate.chance,
            });
            (weighed.collect(), findings.chances)
        }
    };
    Advice { action: action.map(|action| action.to_string()), weighed, chances }
}

/// Every game, in the order in which a person should see them.
pub fn all() -> [&'static dyn Learnable; 3] {
    [
        &Of::<carcassonne::Carcassonne>(PhantomData),
        &Of::<newworld::NewWorld>(PhantomData),
        &Of::<settlers::Settlers>(PhantomData),
    ]
}

/// The game of that name.
pub fn find(name: &str) -> Result<&'static dyn Learnable, Unknown> {
    let unknown = || Unknown(name.chars().take(80).collect());
    all().into_iter().find(|game| game.game().name() == name).ok_or_else(unknown)
}
