//! A record as a match: the moves as well as the form.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::write::final_scores;
use super::{RawStep, RecordError, RecordFault, RecordText};
use crate::contract::Game;
use crate::illegal::{Coded, Illegal};
use crate::options::{self, SetupError};
use crate::position::{Lines, place};
use crate::referee::{Dice, Match, Step};
use crate::seat::{Seat, SeatSet};
use crate::sink::Quiet;

impl<G: Game> Match<G> {
    /// Replays a record and checks all that it says: every move, every outcome where the seed is
    /// revealed, the scores, and last of all the digest.
    ///
    /// A match with fair dice that is not over has no seed in its record, unless a seat has left: it
    /// comes back sealed, and goes on only after [`Match::unseal`].
    pub fn from_record(record: &RecordText) -> Result<Self, RecordError> {
        let mut replayed = set_up(record)?;
        for (place, step) in record.steps.iter().enumerate() {
            replayed
                .take_step(step, place + 1)
                .map_err(|fault| fault.at(record.step_line(place)))?;
        }
        check_ending(&replayed, record)?;
        if !record.intact {
            return Err(RecordFault::Tampered.at(record.end_line()));
        }
        Ok(replayed)
    }

    fn take_step(&mut self, step: &RawStep, number: usize) -> Result<(), RecordFault> {
        let refused = |illegal: Illegal<G::Refusal>| RecordFault::IllegalStep {
            step: number,
            code: illegal.code(),
            ruling: illegal.ruling(),
            reason: illegal.to_string(),
        };
        match step.seat {
            None => self.take_outcome(read(&step.notation, number)?, number, refused),
            Some(seat) => {
                let action = read(&step.notation, number)?;
                self.decide(seat, action, &mut Quiet).map_err(refused)
            }
        }
    }

    fn take_outcome(
        &mut self,
        outcome: G::Outcome,
        number: usize,
        refused: impl FnOnce(Illegal<G::Refusal>) -> RecordFault,
    ) -> Result<(), RecordFault> {
        match self.drawn() {
            Some(dice) if dice != outcome => Err(RecordFault::NotTheDice {
                step: number,
                dice: dice.to_string(),
                found: outcome.to_string(),
            }),
            _ => self.happen(outcome, &mut Quiet).map_err(refused),
        }
    }
}

fn read<T: FromStr<Err: fmt::Display>>(notation: &str, step: usize) -> Result<T, RecordFault> {
    notation
        .parse()
        .map_err(|error: T::Err| RecordFault::BadNotation { step, reason: error.to_string() })
}

/// The match before its first step.
fn set_up<G: Game>(record: &RecordText) -> Result<Match<G>, RecordError> {
    if record.game != G::NAME {
        let fault = RecordFault::WrongGame { found: record.game.clone(), asked: G::NAME };
        return Err(fault.at(RecordText::GAME_LINE));
    }
    let mut given = record.options();
    if !G::adopt(record.rules, &mut given) {
        let (found, ours) = (record.rules, G::RULES_VERSION);
        let fault = RecordFault::RulesVersion { game: G::NAME, found, ours };
        return Err(fault.at(RecordText::RULES_LINE));
    }
    let dice = dice(record)?;
    let setup = |error: SetupError| setup_fault(record, error);
    let options: G::Options = options::read(&given).map_err(setup)?;
    let players = record.players.clone();
    if record.position.is_empty() {
        return Match::before_chance(&options, players, dice).map_err(setup);
    }
    Match::from_position(position(record, &options)?, players, dice).map_err(setup)
}

/// The game in which the match began.
fn position<G: Game>(record: &RecordText, options: &G::Options) -> Result<G, RecordError> {
    let lines = Lines::new(&record.position, record.position_line());
    place(lines, options, record.players.len(), None).map_err(|error| {
        let line = error.faults().find_map(|fault| fault.line);
        let reason = error.to_string();
        RecordFault::Position { reason }.at(line.unwrap_or(record.position_line()))
    })
}

fn dice(record: &RecordText) -> Result<Dice, RecordError> {
    match (record.commitment, record.seed) {
        (None, None) => Ok(Dice::External),
        (Some(commitment), None) => {
            Ok(Dice::Sealed { commitment, added: record.contributions.clone() })
        }
        (None, Some(_)) => Err(RecordFault::SeedTooEarly.at(record.seed_line())),
        (Some(commitment), Some(seed)) if !commitment.binds(&seed) => {
            Err(RecordFault::WrongSeed.at(record.seed_line()))
        }
        (Some(_), Some(seed)) => Ok(Dice::of(seed, record.contributions.clone())),
    }
}

fn setup_fault(record: &RecordText, error: SetupError) -> RecordError {
    let line = match &error {
        SetupError::Seats { .. } => record.player_line(0),
        SetupError::BadPlayer { seat, .. } => record.player_line(*seat),
        SetupError::UnknownOption { key, .. } | SetupError::BadOption { key, .. } => {
            record.option_line(key)
        }
    };
    RecordFault::Setup(error).at(line)
}

/// Scores stand there if and only if the match is over, and they are right; so does the seed, which
/// may also follow a seat that left.
fn check_ending<G: Game>(replayed: &Match<G>, record: &RecordText) -> Result<(), RecordError> {
    let Some(scores) = final_scores(replayed.game()) else {
        return match record {
            _ if record.seed.is_some() && record.out.is_empty() => {
                Err(RecordFault::SeedTooEarly.at(record.seed_line()))
            }
            _ if !record.scores.is_empty() => {
                Err(RecordFault::ScoresTooEarly.at(record.score_line(0)))
            }
            _ => Ok(()),
        };
    };
    if record.commitment.is_some() && record.seed.is_none() {
        return Err(RecordFault::SeedMissing.at(record.seed_line()));
    }
    if record.scores.len() != scores.len() {
        let fault = RecordFault::ScoresMissing { found: record.scores.len(), seats: scores.len() };
        return Err(fault.at(record.end_line()));
    }
    for (seat, (&ours, &found)) in Seat::first(scores.len()).zip(scores.iter().zip(&record.scores))
    {
        if ours != found {
            let fault = RecordFault::WrongScore { seat, ours, found };
            return Err(fault.at(record.score_line(seat.index())));
        }
    }
    Ok(())
}

/// What was found out about a record that holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// What is proved about chance.
    pub proof: Proof,
    /// The seats whose shares are in the dice, each as it was pledged.
    pub shared: SeatSet,
    /// The seats that pledged a share and did not tell it.
    pub withheld: SeatSet,
    /// How many steps the match has.
    pub steps: usize,
    /// How many of them are decisions; each was legal.
    pub decisions: usize,
    /// The final points per seat, where the match is over; they are right.
    pub scores: Option<Vec<i32>>,
}

/// What a record proves about its chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proof {
    /// The seed is the promised one, and every outcome is what its dice give.
    Proven,
    /// The match is not over, so the seed is not revealed: the outcomes were possible, no more.
    SeedNotRevealed,
    /// The outcomes came from outside: they were possible, no more.
    ExternalChance,
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Proof::Proven => "proven: the seed keeps its promise and gives every outcome",
            Proof::SeedNotRevealed => "not yet provable: the match is not over, its seed is secret",
            Proof::ExternalChance => "not provable: the outcomes of chance came from outside",
        })
    }
}

/// Checks a record in full: commitment, seed, every outcome, every action, the final scores.
pub fn verify<G: Game>(record: &RecordText) -> Result<Verdict, RecordError> {
    let replayed = Match::<G>::from_record(record)?;
    let proof = match (record.commitment, record.seed) {
        (None, _) => Proof::ExternalChance,
        (Some(_), None) => Proof::SeedNotRevealed,
        (Some(_), Some(_)) => Proof::Proven,
    };
    let decided = |step: &&Step<G>| matches!(step, Step::Decision(..));
    Ok(Verdict {
        proof,
        shared: record.contributions.shared(),
        withheld: record.contributions.withheld(),
        steps: replayed.steps().len(),
        decisions: replayed.steps().iter().filter(decided).count(),
        scores: final_scores(replayed.game()),
    })
}
