//! The referee of one match: the one place where decisions and chance reach a game.
//!
//! Server, engine, simulation and replay all go through [`Match`], so that what one of them
//! records every other can replay.

mod error;
mod history;

pub use error::{BeginError, MatchError};
pub use history::Moment;

use crate::contract::{Audience, Game, Turn, Weighted};
use crate::fair::{Commitment, Contributions, FairDice, Seed};
use crate::illegal::Illegal;
use crate::options::{self, SetupError};
use crate::player::Player;
use crate::position;
use crate::seat::Seat;
use crate::sink::{Quiet, Sink};

/// After so many steps a match takes no further decision. The longest of our games stay far
/// below; a loop of two bots that never end their turn does not.
pub const MATCH_STEPS_MAX: usize = 100_000;

/// Where the outcomes of chance come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// From the fair dice of this seed, as soon as chance is to act.
    Fair(Seed),
    /// The same, from the dice of this seed and of what people added to it.
    Mixed(Seed, Contributions),
    /// From the caller, through [`Match::settle`].
    External,
}

/// One step of a match.
#[derive(Debug, PartialEq, Eq)]
pub enum Step<G: Game> {
    /// Chance brought this.
    Chance(G::Outcome),
    /// This seat decided so.
    Decision(Seat, G::Action),
}

impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Step<G> {}

/// The source of chance, as a match keeps it.
#[derive(Clone, Debug)]
pub(crate) enum Dice {
    Fair { seed: Seed, added: Contributions, dice: Box<FairDice> },
    Sealed { commitment: Commitment, added: Contributions },
    External,
}

impl Dice {
    pub(crate) fn of(seed: Seed, added: Contributions) -> Dice {
        let dice = Box::new(FairDice::mixed(&seed, &added));
        Dice::Fair { seed, added, dice }
    }

    /// The same dice before their first draw.
    fn anew(&self) -> Dice {
        match self {
            Dice::Fair { seed, added, .. } => Dice::of(*seed, added.clone()),
            other => other.clone(),
        }
    }
}

impl From<Chance> for Dice {
    fn from(chance: Chance) -> Dice {
        match chance {
            Chance::Fair(seed) => Dice::of(seed, Contributions::NONE),
            Chance::Mixed(seed, added) => Dice::of(seed, added),
            Chance::External => Dice::External,
        }
    }
}

/// A match: a game, who plays it, and every step so far.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    start: G,
    /// Did it begin in a position that somebody set up?
    set_up: bool,
    game: G,
    players: Vec<Player>,
    steps: Vec<Step<G>>,
    dice: Dice,
    /// Kept, so that a draw allocates nothing.
    possible: Vec<Weighted<G::Outcome>>,
}

impl<G: Game> Match<G> {
    /// A match that is about to begin; with fair dice, chance has already acted where it is first.
    pub fn begin(
        options: G::Options,
        seats: Vec<Player>,
        chance: Chance,
    ) -> Result<Self, SetupError> {
        let mut begun = Match::before_chance(&options, seats, chance.into())?;
        begun.roll(&mut Quiet);
        Ok(begun)
    }

    /// A match that began before: chance has acted as is written, whatever the dice say now.
    pub fn begin_as_written(
        options: &G::Options,
        seats: Vec<Player>,
        chance: Chance,
        written: &[G::Outcome],
    ) -> Result<Self, BeginError<G::Refusal>> {
        let mut begun = Match::before_chance(options, seats, chance.into())?;
        begun.follow(written, &mut Quiet)?;
        Ok(begun)
    }

    /// A match in which not even chance has acted.
    pub(crate) fn before_chance(
        options: &G::Options,
        players: Vec<Player>,
        dice: Dice,
    ) -> Result<Self, SetupError> {
        SetupError::check_seats_of::<G>(options, players.len())?;
        players.iter().enumerate().try_for_each(|(seat, player)| player.check(seat))?;
        let game = G::start(options, players.len())?;
        options::check_length(game.options())?;
        Ok(Match::before(game, false, players, dice))
    }

    /// A match that begins in the middle of a game, as [`PositionText::set_up`] gives it; with fair dice,
    /// chance has already acted where it is first.
    ///
    /// [`PositionText::set_up`]: crate::PositionText::set_up
    pub fn begin_at(game: G, seats: Vec<Player>, chance: Chance) -> Result<Self, SetupError> {
        let mut begun = Match::from_position(game, seats, chance.into())?;
        begun.roll(&mut Quiet);
        Ok(begun)
    }

    /// The same for a match that began before: chance has acted as is written.
    pub fn begin_at_as_written(
        game: G,
        seats: Vec<Player>,
        chance: Chance,
        written: &[G::Outcome],
    ) -> Result<Self, BeginError<G::Refusal>> {
        let mut begun = Match::from_position(game, seats, chance.into())?;
        begun.follow(written, &mut Quiet)?;
        Ok(begun)
    }

    /// The same before chance has acted.
    pub(crate) fn from_position(
        game: G,
        players: Vec<Player>,
        dice: Dice,
    ) -> Result<Self, SetupError> {
        let (least, got) = (game.seats(), players.len());
        if got != least {
            return Err(SetupError::Seats {
                game: G::NAME,
                least,
                most: least,
                got,
                fewer_by: None,
            });
        }
        players.iter().enumerate().try_for_each(|(seat, player)| player.check(seat))?;
        options::check_length(game.options())?;
        Ok(Match::before(game, true, players, dice))
    }

    /// A match before its first step.
    fn before(game: G, set_up: bool, players: Vec<Player>, dice: Dice) -> Self {
        let (start, steps, possible) = (game.clone(), Vec::new(), Vec::new());
        Match { start, set_up, game, players, steps, dice, possible }
    }

    /// The lines of the position in which it began; none where it began as the book says.
    pub(crate) fn position_lines(&self) -> Vec<String> {
        match self.set_up {
            true => position::lines(&self.start, Audience::Referee),
            false => Vec::new(),
        }
    }

    /// The game as it stands: the full truth.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Who must act now.
    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// Who plays, in the order of the seats.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Every step so far.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The promise that binds the dice; `None` where chance is external.
    pub fn commitment(&self) -> Option<Commitment> {
        match &self.dice {
            Dice::Fair { seed, .. } => Some(seed.commitment()),
            Dice::Sealed { commitment, .. } => Some(*commitment),
            Dice::External => None,
        }
    }

    /// What people added to the dice.
    pub fn contributions(&self) -> &Contributions {
        static NONE: Contributions = Contributions::NONE;
        match &self.dice {
            Dice::Fair { added, .. } | Dice::Sealed { added, .. } => added,
            Dice::External => &NONE,
        }
    }

    /// The seed of the dice, once the game is over.
    pub fn reveal(&self) -> Option<Seed> {
        match (&self.dice, self.turn()) {
            (Dice::Fair { seed, .. }, Turn::Over) => Some(*seed),
            _ => None,
        }
    }

    /// Carries out a decision and says what happened; with fair dice, also what chance did
    /// then, until a seat decides or the game is over. What is refused changes nothing.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<Vec<G::Event>, MatchError<G::Refusal>> {
        let mut events = Vec::new();
        self.play_into(seat, action, &mut events)?;
        Ok(events)
    }

    /// [`Match::play`] for a caller that keeps its own sink, or wants no events at all.
    pub fn play_into(
        &mut self,
        seat: Seat,
        action: G::Action,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), MatchError<G::Refusal>> {
        if self.turn() == Turn::Over {
            return Err(Illegal::Over.into());
        }
        self.may_go_on()?;
        self.decide(seat, action, sink)?;
        self.roll(sink);
        Ok(())
    }

    /// Carries out a decision of before with what chance did then. The dice are drawn for the sake of
    /// their stream; what counts is what is written. What is refused changes nothing.
    pub fn play_as_written(
        &mut self,
        seat: Seat,
        action: G::Action,
        written: &[G::Outcome],
    ) -> Result<Vec<G::Event>, MatchError<G::Refusal>> {
        self.may_go_on()?;
        let (before, mut events) = (self.steps.len(), Vec::new());
        self.decide(seat, action, &mut events)?;
        if let Err(error) = self.follow(written, &mut events) {
            self.rewind(before);
            return Err(error);
        }
        Ok(events)
    }

    fn follow(
        &mut self,
        written: &[G::Outcome],
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), MatchError<G::Refusal>> {
        for &outcome in written {
            self.drawn();
            self.happen(outcome, sink)?;
        }
        match self.turn() {
            Turn::Chance => Err(MatchError::ChanceMissing { step: self.steps.len() + 1 }),
            Turn::Decide(_) | Turn::Over => Ok(()),
        }
    }

    /// What chance did since the last decision.
    pub fn last_chance(&self) -> impl Iterator<Item = G::Outcome> {
        let decided = |step: &Step<G>| matches!(step, Step::Decision(..));
        let since = self.steps.iter().rposition(decided).map_or(0, |last| last + 1);
        self.steps[since..].iter().filter_map(|step| match step {
            Step::Chance(outcome) => Some(*outcome),
            Step::Decision(..) => None,
        })
    }

    /// Carries out an outcome that the caller brings, where chance is external.
    pub fn settle(&mut self, outcome: G::Outcome) -> Result<Vec<G::Event>, MatchError<G::Refusal>> {
        if !matches!(self.dice, Dice::External) {
            return Err(MatchError::ChanceIsFair);
        }
        self.may_go_on()?;
        let mut events = Vec::new();
        self.happen(outcome, &mut events)?;
        Ok(events)
    }

    /// Takes back the last `decisions` decisions and the chance that followed them. With fair
    /// dice the stream goes back as well: the same decision is followed by the same chance.
    pub fn undo(&mut self, decisions: usize) -> Result<(), MatchError<G::Refusal>> {
        let Some(last) = decisions.checked_sub(1) else { return Ok(()) };
        let decided = |(_, step): &(usize, &Step<G>)| matches!(step, Step::Decision(..));
        let keep = self.steps.iter().enumerate().rev().filter(decided).nth(last);
        let Some((keep, _)) = keep else {
            let taken = self.steps.iter().enumerate().filter(decided).count();
            return Err(MatchError::NothingToUndo { asked: decisions, taken });
        };
        self.rewind(keep);
        Ok(())
    }

    /// Gives a match that was loaded from a record without its seed the dice back, and lets them
    /// go on; says what chance did. The seed must keep its promise and explain every outcome.
    pub fn unseal(&mut self, seed: Seed) -> Result<Vec<G::Event>, MatchError<G::Refusal>> {
        let Dice::Sealed { commitment, added } = &self.dice else {
            return Err(MatchError::NotSealed);
        };
        if !commitment.binds(&seed) {
            return Err(MatchError::WrongSeed);
        }
        self.dice = self.dice_after(Dice::of(seed, added.clone()))?;
        let mut events = Vec::new();
        self.roll(&mut events);
        Ok(events)
    }

    /// Carries out one decision, without the chance after it.
    pub(crate) fn decide(
        &mut self,
        seat: Seat,
        action: G::Action,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), Illegal<G::Refusal>> {
        let action = self.game.canonical(seat, action);
        self.game.judge(seat, action)?;
        self.game.play_unchecked(seat, action, sink);
        self.steps.push(Step::Decision(seat, action));
        Ok(())
    }

    /// Carries out one outcome, wherever it comes from.
    pub(crate) fn happen(
        &mut self,
        outcome: G::Outcome,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), Illegal<G::Refusal>> {
        match self.dice {
            Dice::External => self.game.judge_brought(outcome)?,
            Dice::Fair { .. } | Dice::Sealed { .. } => self.game.judge_outcome(outcome)?,
        }
        self.game.settle_unchecked(outcome, sink);
        self.steps.push(Step::Chance(outcome));
        Ok(())
    }

    /// What the fair dice bring now; `None` where there are none, or it is not chance's turn.
    pub(crate) fn drawn(&mut self) -> Option<G::Outcome> {
        let Dice::Fair { dice, .. } = &mut self.dice else { return None };
        draw(&self.game, dice, &mut self.possible)
    }

    /// Lets fair dice act until a seat decides or the game is over.
    fn roll(&mut self, sink: &mut impl Sink<G::Event>) {
        // Twice the limit on decisions: a bound even for a game whose chance never ends.
        while self.steps.len() < 2 * MATCH_STEPS_MAX {
            let Some(outcome) = self.drawn() else { return };
            self.game.settle_unchecked(outcome, sink);
            self.steps.push(Step::Chance(outcome));
        }
    }

    fn may_go_on(&self) -> Result<(), MatchError<G::Refusal>> {
        if matches!(self.dice, Dice::Sealed { .. }) {
            return Err(MatchError::Sealed);
        }
        if self.steps.len() >= MATCH_STEPS_MAX {
            return Err(MatchError::TooLong);
        }
        Ok(())
    }

    fn rewind(&mut self, keep: usize) {
        self.steps.truncate(keep);
        self.game.clone_from(&self.start);
        self.dice = self.dice.anew();
        for place in 0..keep {
            // The draw is taken for the sake of the stream; it gives what the step says.
            self.drawn();
            self.steps[place].apply(&mut self.game, &mut Quiet);
        }
    }

    /// `dice` after every draw of this match, if they explain every outcome.
    fn dice_after(&self, mut dice: Dice) -> Result<Dice, MatchError<G::Refusal>> {
        let mut game = self.start.clone();
        let mut possible = Vec::new();
        for (place, step) in self.steps.iter().enumerate() {
            if let (Dice::Fair { dice, .. }, Step::Chance(outcome)) = (&mut dice, step)
                && draw(&game, dice, &mut possible) != Some(*outcome)
            {
                return Err(MatchError::NotTheDice { step: place + 1 });
            }
            step.apply(&mut game, &mut Quiet);
        }
        Ok(dice)
    }
}

impl<G: Game> Step<G> {
    fn apply(&self, game: &mut G, sink: &mut impl Sink<G::Event>) {
        match *self {
            Step::Chance(outcome) => game.settle_unchecked(outcome, sink),
            Step::Decision(seat, action) => game.play_unchecked(seat, action, sink),
        }
    }
}

fn draw<G: Game>(
    game: &G,
    dice: &mut FairDice,
    possible: &mut Vec<Weighted<G::Outcome>>,
) -> Option<G::Outcome> {
    if game.turn() != Turn::Chance {
        return None;
    }
    possible.clear();
    game.outcomes(possible);
    let place = dice.draw(possible.iter().map(|weighted| weighted.weight))?;
    possible.get(place).map(|weighted| weighted.outcome)
}
