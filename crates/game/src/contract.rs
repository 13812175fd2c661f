//! The contract: what a game must answer to sit in this house.
//!
//! A game is a pure state machine. Its state is a plain value; decisions come in through
//! [`Game::play`], chance through [`Game::settle`], and what happened comes out as events.
//! No rule draws a random number, reads a clock or touches a file. What only bots ask is a
//! contract of its own, [`Heuristics`](crate::Heuristics).

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use rand_core::Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::illegal::{Coded, Illegal};
use crate::luck;
use crate::options::{Options, SetupError};
use crate::position::{Lines, PositionError};
use crate::seat::{SEATS_MAX, Seat, SeatSet};
use crate::sink::Sink;

/// Who must act now. In JSON: `{"decide":[0,1]}`, `"chance"`, `"over"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// These seats decide, side by side where there are several; never empty.
    Decide(SeatSet),
    /// Chance decides: a tile is drawn, dice are rolled, a card is stolen.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// Who is looking. In JSON: `{"seat":0}`, `"spectator"`, `"referee"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// The player in this seat.
    Seat(Seat),
    /// Anybody at the table without a seat.
    Spectator,
    /// The keeper of the full truth: records, tests and the server's own eyes.
    Referee,
}

/// An outcome of chance and how many of the equally likely cases lead to it (never 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighted<O> {
    /// What may happen.
    pub outcome: O,
    /// In how many cases.
    pub weight: u32,
}

/// What decisions and outcomes share: small values with a short notation that a person can
/// type (`Display` and `FromStr`, on one line) and a structured form (serde).
pub trait Notation:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Display
    + FromStr<Err: Display>
    + Serialize
    + DeserializeOwned
    + Send
    + Sync
    + 'static
{
}

impl<T> Notation for T where
    T: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err: Display>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static
{
}

/// Points that an event brought, and why: enough to explain the score of any game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Award {
    /// What each of them gets; negative where points are lost.
    pub points: i32,
    /// Who gets it.
    pub to: SeatSet,
    /// The reason, one line of plain English without a full stop.
    pub why: String,
}

/// Points per seat; seats that the table does not have stay 0.
pub type Points = [i32; SEATS_MAX];

/// A game: its state is the implementing type, and nothing is asked of it but its rules.
pub trait Game: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    /// The name used in records, on the command line and on the wire.
    const NAME: &'static str;
    /// Raised whenever the same actions may lead to another state than before.
    const RULES_VERSION: u32;
    /// The fewest seats that can play.
    const SEATS_LEAST: usize;
    /// The most seats that can play.
    const SEATS_MOST: usize;
    /// The option by which a table agrees on fewer seats than the book has, where there is one.
    const FEWER_SEATS_BY: Option<&'static str> = None;
    /// Does a seat know what others may not, such as its hand of cards? Where not, whoever looks on can tell a player
    /// nothing that the player does not see.
    const HIDES: bool = false;

    /// What the table agreed on before the first move.
    type Options: Options;
    /// What a seat wants: a command.
    type Action: Notation;
    /// What chance decides.
    type Outcome: Notation;
    /// What a decision or an outcome led to, as it is told to those who may know.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The game as one audience may see it.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Why a decision is against the rules.
    type Refusal: Coded + Clone + Eq + Debug + std::error::Error + Send + Sync + 'static;

    /// The fewest seats of a table with these options: fewer than [`Game::SEATS_LEAST`] only where the
    /// table agreed on it by name.
    fn seats_least(_options: &Self::Options) -> usize {
        Self::SEATS_LEAST
    }

    /// Can a match that was agreed on under version `rules` go on as it was meant? Adds to its options
    /// what that version understood by them, where today's understands something else; a version whose
    /// matches could not go on so is not known any more.
    fn adopt(rules: u32, options: &mut Map<String, Value>) -> bool {
        let _ = options;
        rules == Self::RULES_VERSION
    }

    /// A game that is about to begin.
    fn start(options: &Self::Options, seats: usize) -> Result<Self, SetupError>;

    /// What the table agreed on.
    fn options(&self) -> &Self::Options;

    /// How many seats play.
    fn seats(&self) -> usize;

    /// Who must act now.
    fn turn(&self) -> Turn;

    /// Seats that may decide although nobody waits for them: who made an offer may take a yes or
    /// withdraw while others still think. None of them is among those of [`Game::turn`].
    ///
    /// What they may decide is listed and checked like any decision; bots and clocks only know those
    /// who must.
    fn at_liberty(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Appends every legal decision of `seat` to `into`; nothing where it neither must nor may decide.
    ///
    /// The caller keeps the buffer, so that a search allocates once. Where a family of decisions
    /// is too large to list, the game documents which part of it the list holds.
    fn actions(&self, seat: Seat, into: &mut Vec<Self::Action>);

    /// Says why `action` is against the rules, asked apart from the list of [`Game::actions`].
    ///
    /// Called only when `seat` decides now, or is at liberty to.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Appends every outcome chance may have now, in a fixed, documented order; nothing
    /// where it is not chance's turn. The sum of the weights fits into 32 bits.
    fn outcomes(&self, into: &mut Vec<Weighted<Self::Outcome>>);

    /// One legal decision of `seat`, each as likely as any other; `None` where it has none.
    ///
    /// Random play needs no list: a game that can draw without making one does so.
    /// `scratch` is the caller's buffer; what it holds afterwards means nothing.
    #[inline]
    fn pick_action(
        &self,
        seat: Seat,
        rng: &mut impl Rng,
        scratch: &mut Vec<Self::Action>,
    ) -> Option<Self::Action> {
        scratch.clear();
        self.actions(seat, scratch);
        luck::pick(rng, scratch).copied()
    }

    /// One outcome of chance, drawn by its weight; `None` where it is not chance's turn.
    #[inline]
    fn pick_outcome(
        &self,
        rng: &mut impl Rng,
        scratch: &mut Vec<Weighted<Self::Outcome>>,
    ) -> Option<Self::Outcome> {
        scratch.clear();
        self.outcomes(scratch);
        let place = luck::weighted(rng, scratch.iter().map(|weighted| weighted.weight))?;
        Some(scratch[place].outcome)
    }

    /// Carries out a legal decision: the twin of [`Game::play`] for search, which asks nothing.
    ///
    /// An illegal action may leave the state wrong but must not panic;
    /// debug builds assert legality.
    fn play_unchecked(
        &mut self,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    );

    /// Carries out a possible outcome: the twin of [`Game::settle`] for search.
    fn settle_unchecked(&mut self, outcome: Self::Outcome, sink: &mut impl Sink<Self::Event>);

    /// The game as `audience` may see it. What it may not know is absent, not masked.
    fn view(&self, audience: Audience) -> Self::View;

    /// `event` as `audience` may see it; `None` where it may not know that anything happened.
    fn redact(event: &Self::Event, audience: Audience) -> Option<Self::Event>;

    /// The points that `event` brought; `None` where it is about something else.
    ///
    /// Games whose points are counted off the board rather than paid have no such events.
    fn award(_event: &Self::Event) -> Option<Award> {
        None
    }

    /// A whole world that agrees with all that `seat` may know, the rest drawn anew.
    fn resample(&self, seat: Seat, rng: &mut dyn Rng) -> Self;

    /// [`Game::resample`] into a world that may keep its memory.
    fn resample_into(&self, seat: Seat, rng: &mut dyn Rng, world: &mut Self) {
        *world = self.resample(seat, rng);
    }

    /// The points made so far, as `audience` may know them; after the end, the final points.
    fn scores(&self, audience: Audience) -> Points;

    /// The points if the game ended now, as `audience` may know them.
    fn projection(&self, audience: Audience) -> Points;

    /// Who has won, once the game is over; several seats share a victory.
    fn winners(&self) -> SeatSet;

    /// What must hold in every state; the text says what does not.
    fn invariants(&self) -> Result<(), String>;

    /// The board as text, as `audience` may see it.
    fn render(&self, audience: Audience) -> String;

    /// This moment as `audience` knows it, as the lines of a position; what it may not know is left open.
    /// Set up again, it goes on like this game.
    fn position(&self, audience: Audience) -> String;

    /// The game in the position that these lines describe. What they leave open is drawn from `rng`;
    /// where nobody draws, nothing may be open. Whoever calls this asks [`Game::invariants`] as well, and
    /// whether somebody can act: see [`PositionText::set_up`](crate::PositionText::set_up).
    fn set_up(
        lines: Lines<'_>,
        options: &Self::Options,
        seats: usize,
        rng: Option<&mut dyn Rng>,
    ) -> Result<Self, PositionError>;

    /// The spelling of `action` that [`Game::actions`] lists, where a decision has several
    /// (a road may be named by either end). Does not judge legality.
    fn canonical(&self, _seat: Seat, action: Self::Action) -> Self::Action {
        action
    }

    /// Says whether [`Game::play`] would take this decision of any seat, at any time.
    fn judge(&self, seat: Seat, action: Self::Action) -> Result<(), Illegal<Self::Refusal>> {
        match self.turn() {
            Turn::Over => Err(Illegal::Over),
            Turn::Chance => Err(Illegal::ChanceFirst),
            Turn::Decide(seats) if !seats.contains(seat) && !self.at_liberty().contains(seat) => {
                Err(Illegal::NotDeciding(seat))
            }
            Turn::Decide(_) => self.check(seat, action).map_err(Illegal::Rule),
        }
    }

    /// Says whether [`Game::settle`] would take this outcome.
    fn judge_outcome(&self, outcome: Self::Outcome) -> Result<(), Illegal<Self::Refusal>> {
        match self.turn() {
            Turn::Over => return Err(Illegal::Over),
            Turn::Decide(_) => return Err(Illegal::NotChance),
            Turn::Chance => {}
        }
        let mut possible = Vec::new();
        self.outcomes(&mut possible);
        match possible.iter().any(|weighted| weighted.outcome == outcome) {
            true => Ok(()),
            false => Err(Illegal::ImpossibleOutcome),
        }
    }

    /// Says whether an outcome that somebody brings from outside will do: one that chance may have now, or
    /// one that says less but enough for the game to go on, such as the sum of two dice.
    fn judge_brought(&self, outcome: Self::Outcome) -> Result<(), Illegal<Self::Refusal>> {
        self.judge_outcome(outcome)
    }

    /// Carries out a decision and says what happened, or says why not and changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
    ) -> Result<Vec<Self::Event>, Illegal<Self::Refusal>> {
        self.judge(seat, action)?;
        let mut events = Vec::new();
        self.play_unchecked(seat, action, &mut events);
        Ok(events)
    }

    /// Carries out an outcome of chance and says what happened, or changes nothing.
    fn settle(
        &mut self,
        outcome: Self::Outcome,
    ) -> Result<Vec<Self::Event>, Illegal<Self::Refusal>> {
        self.judge_outcome(outcome)?;
        let mut events = Vec::new();
        self.settle_unchecked(outcome, &mut events);
        Ok(events)
    }
}
