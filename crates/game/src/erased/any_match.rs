//! A match whose game is only known by name.

use std::any::Any;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use rand_core::Rng;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use super::{
    ActionInput, AnyError, ListedAction, ListedOutcome, Spelling, Standing, Told, audiences,
    present,
};
use crate::contract::{Audience, Game, Notation, Points, Turn};
use crate::fair::{Commitment, Contributions, Seed};
use crate::options;
use crate::player::Player;
use crate::position::PositionText;
use crate::record::RecordText;
use crate::referee::{Match, Step};
use crate::seat::{Seat, SeatSet};

/// How many worlds are tried to find out whether a decision brings something to light.
const REVEALING_WORLDS: usize = 6;

/// A [`Match`] of any game, in JSON and notation.
pub trait AnyMatch: Debug + Send + Sync {
    /// The name of the game.
    fn name(&self) -> &'static str;

    /// The version of its rules.
    fn rules_version(&self) -> u32;

    /// What the table agreed on.
    fn options(&self) -> Map<String, Value>;

    /// Who plays, in the order of the seats.
    fn players(&self) -> &[Player];

    /// How many steps were made.
    fn steps(&self) -> usize;

    /// Who must act now; in JSON `{"decide":[0,1]}`, `"chance"` or `"over"`.
    fn turn(&self) -> Turn;

    /// Who may decide although nobody waits for them.
    fn at_liberty(&self) -> SeatSet;

    /// Every legal decision of `seat`; none where it neither must nor may decide.
    fn actions(&self, seat: Seat, spelling: Spelling) -> Vec<ListedAction>;

    /// Adds the same to `text` as the JSON of a list, made without its values.
    fn write_actions(&self, seat: Seat, spelling: Spelling, text: &mut Vec<u8>);

    /// The same action in both spellings; `None` where its notation is none of this game.
    fn spelt_out(&self, listed: &ListedAction) -> Option<ListedAction>;

    /// Every outcome chance may have; none where it is not chance's turn.
    fn outcomes(&self) -> Vec<ListedOutcome>;

    /// Carries out a decision, and says what happened.
    fn play(&mut self, seat: Seat, action: &ActionInput) -> Result<Told, AnyError>;

    /// Carries out a decision of before with what chance did then, in notation.
    fn play_as_written(
        &mut self,
        seat: Seat,
        action: &ActionInput,
        written: &[String],
    ) -> Result<Told, AnyError>;

    /// What chance did since the last decision, in notation.
    fn last_chance(&self) -> Vec<String>;

    /// The last decision, in the spelling that [`AnyMatch::actions`] lists; `None` before the first.
    fn last_decision(&self) -> Option<String>;

    /// Whether this decision would show its own seat something it does not know, chance aside: it
    /// is tried in a few worlds drawn from `rng` that differ in what the seat does not know.
    fn reveals(&self, seat: Seat, action: &ActionInput, rng: &mut dyn Rng) -> bool;

    /// Carries out an outcome that the caller brings, and says what happened.
    fn settle(&mut self, outcome: &ActionInput) -> Result<Told, AnyError>;

    /// Takes back the last `decisions` decisions and the chance after them.
    fn undo(&mut self, decisions: usize) -> Result<(), AnyError>;

    /// Gives a match that was loaded without its seed the dice back, and says what they did.
    fn unseal(&mut self, seed: Seed) -> Result<Told, AnyError>;

    /// What chance did before the first decision.
    fn opening(&self) -> Told;

    /// Everything that happened so far, as `audience` may know it.
    fn log(&self, audience: Audience) -> Result<Vec<Value>, AnyError>;

    /// The game as `audience` may see it; the referee sees the full truth.
    fn view(&self, audience: Audience) -> Result<Value, AnyError>;

    /// Adds the same to `text` as JSON, made without the value.
    fn write_view(&self, audience: Audience, text: &mut Vec<u8>) -> Result<(), AnyError>;

    /// The board as text, as `audience` may see it.
    fn render(&self, audience: Audience) -> Result<String, AnyError>;

    /// The position after the first `steps` steps, or as it stands where there are fewer, as `audience`
    /// knows it; the referee knows everything.
    fn position(&self, steps: usize, audience: Audience) -> Result<PositionText, AnyError>;

    /// The points, as `audience` may know them.
    fn scores(&self, audience: Audience) -> Result<Standing, AnyError>;

    /// Who has won; `None` while the game goes on.
    fn winners(&self) -> Option<SeatSet>;

    /// The promise that binds the dice; `None` where chance is external.
    fn commitment(&self) -> Option<Commitment>;

    /// What people added to the dice.
    fn contributions(&self) -> &Contributions;

    /// The seed of fair dice, once the game is over.
    fn reveal(&self) -> Option<Seed>;

    /// The record so far; `to_string` gives the text.
    fn record(&self) -> RecordText;

    /// A match like this one.
    fn boxed_clone(&self) -> Box<dyn AnyMatch>;

    /// The [`Match`] behind it, for those who know the game's type.
    fn as_any(&self) -> &dyn Any;

    /// The [`Match`] behind it, to be changed by those who know the game's type.
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

impl<G: Game> AnyMatch for Match<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn options(&self) -> Map<String, Value> {
        options::write(self.game().options()).into_iter().collect()
    }

    fn players(&self) -> &[Player] {
        Match::players(self)
    }

    fn steps(&self) -> usize {
        Match::steps(self).len()
    }

    fn turn(&self) -> Turn {
        Match::turn(self)
    }

    fn at_liberty(&self) -> SeatSet {
        self.game().at_liberty()
    }

    fn actions(&self, seat: Seat, spelling: Spelling) -> Vec<ListedAction> {
        let mut actions = Vec::new();
        self.game().actions(seat, &mut actions);
        actions.into_iter().map(|action| spelt(&action, spelling)).collect()
    }

    fn write_actions(&self, seat: Seat, spelling: Spelling, text: &mut Vec<u8>) {
        /// A [`ListedAction`] on its way.
        #[derive(Serialize)]
        #[serde(untagged)]
        enum Spelt<'a, A: Display> {
            Notation(InNotation<'a, A>),
            Both { notation: InNotation<'a, A>, action: &'a A },
        }
        let mut actions = Vec::new();
        self.game().actions(seat, &mut actions);
        let spell = |action| match spelling {
            Spelling::Notation => Spelt::Notation(InNotation(action)),
            Spelling::Both => Spelt::Both { notation: InNotation(action), action },
        };
        write(&actions.iter().map(spell).collect::<Vec<_>>(), text);
    }

    fn spelt_out(&self, listed: &ListedAction) -> Option<ListedAction> {
        let action: G::Action = listed.notation.parse().ok()?;
        Some(spelt(&action, Spelling::Both))
    }

    fn outcomes(&self) -> Vec<ListedOutcome> {
        let mut outcomes = Vec::new();
        self.game().outcomes(&mut outcomes);
        let listed = |weighted: crate::Weighted<G::Outcome>| ListedOutcome {
            notation: weighted.outcome.to_string(),
            outcome: json(&weighted.outcome),
            weight: weighted.weight,
        };
        outcomes.into_iter().map(listed).collect()
    }

    fn play(&mut self, seat: Seat, action: &ActionInput) -> Result<Told, AnyError> {
        let action = read_action(self, seat, action)?;
        let events = Match::play(self, seat, action)?;
        Ok(tell(self.game(), &events))
    }

    fn play_as_written(
        &mut self,
        seat: Seat,
        action: &ActionInput,
        written: &[String],
    ) -> Result<Told, AnyError> {
        let action = read_action(self, seat, action)?;
        let events = Match::play_as_written(self, seat, action, &read_outcomes::<G>(written)?)?;
        Ok(tell(self.game(), &events))
    }

    fn last_chance(&self) -> Vec<String> {
        Match::last_chance(self).map(|outcome| outcome.to_string()).collect()
    }

    fn last_decision(&self) -> Option<String> {
        Match::steps(self).iter().rev().find_map(|step| match step {
            Step::Decision(_, action) => Some(action.to_string()),
            Step::Chance(_) => None,
        })
    }

    fn reveals(&self, seat: Seat, action: &ActionInput, rng: &mut dyn Rng) -> bool {
        let Ok(action) = read::<G::Action>(action) else { return true };
        let truth = self.game();
        let Some(seen) = seen_after(truth.clone(), seat, action) else { return true };
        (0..REVEALING_WORLDS)
            .any(|_| seen_after(truth.resample(seat, rng), seat, action).as_ref() != Some(&seen))
    }

    fn settle(&mut self, outcome: &ActionInput) -> Result<Told, AnyError> {
        let outcome =
            read(outcome).map_err(|reason| AnyError::BadOutcome { game: G::NAME, reason })?;
        let events = Match::settle(self, outcome)?;
        Ok(tell(self.game(), &events))
    }

    fn undo(&mut self, decisions: usize) -> Result<(), AnyError> {
        Ok(Match::undo(self, decisions)?)
    }

    fn unseal(&mut self, seed: Seed) -> Result<Told, AnyError> {
        let events = Match::unseal(self, seed)?;
        Ok(tell(self.game(), &events))
    }

    fn opening(&self) -> Told {
        tell(self.game(), &Match::opening(self))
    }

    fn log(&self, audience: Audience) -> Result<Vec<Value>, AnyError> {
        present(audience, self.game().seats())?;
        let mut log = Vec::new();
        self.retell(|moment| log.extend(redacted::<G>(moment.events, audience)));
        Ok(log)
    }

    fn view(&self, audience: Audience) -> Result<Value, AnyError> {
        present(audience, self.game().seats())?;
        Ok(json(&self.game().view(audience)))
    }

    fn write_view(&self, audience: Audience, text: &mut Vec<u8>) -> Result<(), AnyError> {
        present(audience, self.game().seats())?;
        write(&self.game().view(audience), text);
        Ok(())
    }

    fn render(&self, audience: Audience) -> Result<String, AnyError> {
        present(audience, self.game().seats())?;
        Ok(self.game().render(audience))
    }

    fn position(&self, steps: usize, audience: Audience) -> Result<PositionText, AnyError> {
        present(audience, self.game().seats())?;
        if steps >= self.steps().len() {
            return Ok(PositionText::of(self.game(), audience));
        }
        Ok(PositionText::of(&self.at(steps), audience))
    }

    fn scores(&self, audience: Audience) -> Result<Standing, AnyError> {
        let game = self.game();
        present(audience, game.seats())?;
        let seated = |points: Points| points[..game.seats()].to_vec();
        let over = game.turn() == Turn::Over;
        Ok(Standing {
            current: seated(game.scores(audience)),
            projected: Some(seated(game.projection(audience))),
            last: over.then(|| seated(game.scores(audience))),
        })
    }

    fn winners(&self) -> Option<SeatSet> {
        (Match::turn(self) == Turn::Over).then(|| self.game().winners())
    }

    fn commitment(&self) -> Option<Commitment> {
        Match::commitment(self)
    }

    fn contributions(&self) -> &Contributions {
        Match::contributions(self)
    }

    fn reveal(&self) -> Option<Seed> {
        Match::reveal(self)
    }

    fn record(&self) -> RecordText {
        Match::record(self)
    }

    fn boxed_clone(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

/// What `seat` sees after its decision in `world`, before chance acts.
fn seen_after<G: Game>(mut world: G, seat: Seat, action: G::Action) -> Option<G::View> {
    let action = world.canonical(seat, action);
    world.play(seat, action).ok()?;
    Some(world.view(Audience::Seat(seat)))
}

fn read_action<G: Game>(
    at: &Match<G>,
    seat: Seat,
    action: &ActionInput,
) -> Result<G::Action, AnyError> {
    present(Audience::Seat(seat), at.game().seats())?;
    read(action).map_err(|reason| AnyError::BadAction { game: G::NAME, reason })
}

/// Outcomes as they are written.
pub(super) fn read_outcomes<G: Game>(written: &[String]) -> Result<Vec<G::Outcome>, AnyError> {
    let outcome = |text: &String| {
        let bad = |error: <G::Outcome as FromStr>::Err| AnyError::BadOutcome {
            game: G::NAME,
            reason: error.to_string(),
        };
        text.parse().map_err(bad)
    };
    written.iter().map(outcome).collect()
}

/// Both spellings are tried as what they claim to be, never one for the other.
fn read<T: Notation>(input: &ActionInput) -> Result<T, String> {
    match input {
        ActionInput::Text(text) => text.parse().map_err(|error: T::Err| error.to_string()),
        ActionInput::Json(value) => T::deserialize(value).map_err(|error| error.to_string()),
    }
}

fn tell<G: Game>(game: &G, events: &[G::Event]) -> Told {
    let mut told = Told::default();
    for audience in audiences(game.seats()) {
        let heard = redacted::<G>(events, audience).collect();
        match audience {
            Audience::Seat(_) => told.seats.push(heard),
            Audience::Spectator => told.spectator = heard,
            Audience::Referee => told.referee = heard,
        }
    }
    told
}

fn redacted<G: Game>(events: &[G::Event], audience: Audience) -> impl Iterator<Item = Value> {
    events.iter().filter_map(move |event| G::redact(event, audience)).map(|event| json(&event))
}

fn write(value: &impl Serialize, text: &mut Vec<u8>) {
    serde_json::to_writer(text, value).expect("views and actions are plain data with string keys");
}

/// An action that is written as its notation.
struct InNotation<'a, A>(&'a A);

impl<A: Display> Serialize for InNotation<'_, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}

fn spelt<A: Notation>(action: &A, spelling: Spelling) -> ListedAction {
    let structured = match spelling {
        Spelling::Notation => None,
        Spelling::Both => Some(json(action)),
    };
    ListedAction { notation: action.to_string(), action: structured }
}

/// The conformance suite proves that all of it can be written as JSON.
fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("what games tell can be written as JSON")
}
