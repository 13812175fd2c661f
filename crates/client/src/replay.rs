//! A record, step by step, through anybody's eyes.

use bots::{Playable, Registry, UnknownGame};
use game::erased::{ActionInput, AnyError, AnyMatch, Spelling, Told};
use game::{
    Audience, Chance, Coded, Commitment, Contributions, Player, PositionText, Proof, RecordText,
    Seat, Seed, Turn,
};
use serde_json::Value;
use table_core::{Start, look_back};
use teacher::Spoken;
use wire::Look;

use crate::guest::Known;

/// A record that can be walked through, a decision at a time.
///
/// Moment 0 is the beginning, with all that chance did first; moment `n` is after the `n`th
/// decision and the chance that followed it.
pub struct Replay {
    playable: &'static dyn Playable,
    record: RecordText,
    /// The match at its end, its chance brought from the record.
    end: Box<dyn AnyMatch>,
    moments: Vec<Moment>,
}

/// What might have been.
pub struct Instead {
    /// How it would look, and what could be decided.
    pub look: Look,
    /// What would have happened, step by step, as far as it could be.
    pub events: Vec<Vec<Value>>,
}

/// What is kept of one moment.
struct Moment {
    /// Who decided; nobody at the beginning.
    seat: Option<Seat>,
    told: Vec<Told>,
    /// The points made by then, by the referee's count.
    points: Vec<i32>,
}

impl Moment {
    fn of(seat: Option<Seat>) -> Moment {
        Moment { seat, told: Vec::new(), points: Vec::new() }
    }
}

/// A record that cannot be walked through.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// A record of a game that is not known here.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// A record that cannot be read or does not hold.
    #[error(transparent)]
    Record(#[from] AnyError),
}

impl Coded for ReplayError {
    fn code(&self) -> &'static str {
        match self {
            ReplayError::UnknownGame(error) => error.code(),
            ReplayError::Record(error) => error.code(),
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            ReplayError::UnknownGame(_) => None,
            ReplayError::Record(error) => error.ruling(),
        }
    }
}

impl ReplayError {
    /// The line of the record where something is wrong, counted from 1.
    pub fn line(&self) -> Option<usize> {
        match self {
            ReplayError::Record(AnyError::Record(error)) => Some(error.line),
            _ => None,
        }
    }

    /// What is wrong there, in English.
    pub fn reason(&self) -> String {
        match self {
            ReplayError::Record(AnyError::Record(error)) => error.fault.to_string(),
            other => other.to_string(),
        }
    }
}

/// What was found out about the dice of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// What is proved.
    pub proof: Proof,
    /// How many steps were checked.
    pub steps: usize,
    /// What was promised of the seed; `None` where chance is external.
    pub commitment: Option<Commitment>,
    /// What people added, each as it was pledged.
    pub contributions: Contributions,
}

impl Replay {
    /// Reads a record and checks all that it says.
    pub fn read(text: &str, registry: &Registry) -> Result<Replay, ReplayError> {
        let record: RecordText = text.parse().map_err(AnyError::Record)?;
        let playable = registry.find(record.game())?;
        // Checks every line and says which is wrong; what follows repeats steps that hold.
        let start = Start::of(playable.game().load(&record)?.as_ref());
        let players = record.players().to_vec();
        let mut end = start.begin(playable.game(), players, Chance::External, None)?;
        let moments = walk(&record, end.as_mut())?;
        Ok(Replay { playable, record, end, moments })
    }

    pub fn record(&self) -> &RecordText {
        &self.record
    }

    pub fn players(&self) -> &[Player] {
        self.record.players()
    }

    /// How many decisions there are: the number of the last moment.
    pub fn decisions(&self) -> usize {
        self.moments.len() - 1
    }

    /// Is the match over at its end, by the rules or because seats left it?
    pub fn is_over(&self) -> bool {
        self.end.turn() == Turn::Over || self.record.seed().is_some()
    }

    /// Who made the decision of this moment; nobody at the beginning.
    pub fn seat(&self, moment: usize) -> Option<Seat> {
        self.moments.get(moment)?.seat
    }

    /// The game after so many decisions; beyond the last, as it ended.
    pub fn look(&self, moment: usize, audience: Audience) -> Result<Look, ReplayError> {
        let mut at = self.end.boxed_clone();
        at.undo(self.decisions().saturating_sub(moment))?;
        Ok(look_back(at.as_ref(), audience)?)
    }

    /// How many steps there are before the decision that follows this moment, chance included.
    pub fn steps_before(&self, moment: usize) -> usize {
        let steps = self.record.steps();
        let decided = steps.iter().enumerate().filter(|(_, step)| step.seat.is_some());
        decided.map(|(place, _)| place).nth(moment).unwrap_or(steps.len())
    }

    /// What would have come of a moment had these steps been made instead, seen by `seat`, with all that it may
    /// decide then. Steps that cannot be made in this world end it: lines of play are thought of in others.
    pub fn instead(
        &self,
        moment: usize,
        steps: &[Spoken],
        seat: Seat,
    ) -> Result<Instead, ReplayError> {
        let mut at = self.end.boxed_clone();
        at.undo(self.decisions().saturating_sub(moment))?;
        let audience = Audience::Seat(seat);
        let mut events = Vec::with_capacity(steps.len());
        for step in steps {
            let input = ActionInput::Text(step.notation.clone());
            let told = match step.seat {
                Some(seat) => at.play(seat, &input),
                None => at.settle(&input),
            };
            let Ok(told) = told else { break };
            events.push(told.to(audience).to_vec());
        }
        let mut look = look_back(at.as_ref(), audience)?;
        look.actions = at.actions(seat, Spelling::Notation);
        Ok(Instead { look, events })
    }

    /// Is it the match that this client was shown to its end? Else a server could show dice of its own choice, and hand
    /// out a record of others that holds.
    pub fn is_what_was_shown(&self, known: &Known) -> bool {
        let promise = self.record.commitment().map(|promise| promise.to_string());
        let ends_so = |shown: &Look| {
            let end = self.look(self.decisions(), shown.audience);
            end.is_ok_and(|end| end.view == shown.view)
        };
        promise.as_ref() == Some(&known.card.commitment)
            && self.record.contributions().to_vec() == known.contributions
            && known.looks.iter().all(ends_so)
    }

    /// The position after so many decisions: the whole truth once the match is over, before that what a
    /// spectator knows.
    pub fn position(&self, moment: usize) -> Result<PositionText, ReplayError> {
        let audience = if self.is_over() { Audience::Referee } else { Audience::Spectator };
        let mut at = self.end.boxed_clone();
        at.undo(self.decisions().saturating_sub(moment))?;
        Ok(at.position(usize::MAX, audience)?)
    }

    /// What happened in this moment, as `audience` may know it.
    pub fn events(&self, moment: usize, audience: Audience) -> Vec<Value> {
        let told = self.moments.get(moment).map_or(&[][..], |moment| &moment.told);
        told.iter().flat_map(|told| told.to(audience)).cloned().collect()
    }

    /// The points that each seat had made at this moment; empty beyond the last.
    pub fn points(&self, moment: usize) -> &[i32] {
        self.moments.get(moment).map_or(&[], |moment| &moment.points)
    }

    /// Checks the dice. A record that was saved before the end has no seed; `seed` is the one that
    /// its table has revealed since.
    pub fn check_dice(&self, seed: Option<Seed>) -> Result<Checked, ReplayError> {
        let verdict = self.playable.game().verify(&self.record)?;
        let mut proof = verdict.proof;
        if let (Proof::SeedNotRevealed, Some(seed)) = (proof, seed) {
            self.playable.game().load(&self.record)?.unseal(seed)?;
            proof = Proof::Proven;
        }
        Ok(Checked {
            proof,
            steps: verdict.steps,
            commitment: self.record.commitment(),
            contributions: self.record.contributions().clone(),
        })
    }
}

/// Carries every step of the record out, and keeps what happened decision by decision.
fn walk(record: &RecordText, at: &mut dyn AnyMatch) -> Result<Vec<Moment>, AnyError> {
    let mut moments = vec![Moment::of(None)];
    for step in record.steps() {
        let input = ActionInput::Text(step.notation.clone());
        let told = match step.seat {
            None => at.settle(&input)?,
            Some(seat) => {
                settle_points(&mut moments, at);
                moments.push(Moment::of(Some(seat)));
                at.play(seat, &input)?
            }
        };
        if let Some(moment) = moments.last_mut() {
            moment.told.push(told);
        }
    }
    settle_points(&mut moments, at);
    Ok(moments)
}

/// Chance that follows a decision may bring points: they count once it has acted.
fn settle_points(moments: &mut [Moment], at: &dyn AnyMatch) {
    if let Some(last) = moments.last_mut() {
        let known = at.scores(Audience::Referee).expect("the referee is at every table");
        last.points = known.current;
    }
}
