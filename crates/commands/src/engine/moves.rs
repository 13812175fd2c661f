//! `turn`, `actions`, `outcomes`, `play`, `settle` and `undo`: one step after the other.

use game::Audience;
use game::erased::{ActionInput, AnyError, AnyMatch, Spelling, Told};
use serde::Deserialize;
use serde_json::{Value, json};

use super::fault::Fault;
use super::session::Session;

/// Who must act now.
pub(super) fn turn(session: &Session) -> Result<Value, Fault> {
    session.table().map(progress)
}

/// How far the match is.
fn progress(table: &dyn AnyMatch) -> Value {
    json!({ "steps": table.steps(), "turn": table.turn() })
}

/// How far the match is, and what happened last.
pub(super) fn happened(table: &dyn AnyMatch, told: &Told) -> Value {
    json!({
        "events": told.to(Audience::Referee),
        "steps": table.steps(),
        "turn": table.turn(),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Actions {
    seat: Option<usize>,
}

/// Every legal decision of a seat, in both spellings.
pub(super) fn actions(session: &Session, wish: Actions) -> Result<Value, Fault> {
    let seat = session.seat(wish.seat)?;
    let actions = session.table()?.actions(seat, Spelling::Both);
    Ok(json!({ "seat": seat, "actions": actions }))
}

/// Every outcome chance may have, in both spellings, with its weight.
pub(super) fn outcomes(session: &Session) -> Result<Value, Fault> {
    Ok(json!({ "outcomes": session.table()?.outcomes() }))
}

/// Who plays what.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Play {
    seat: Option<usize>,
    action: Value,
}

/// Carries out a decision.
pub(super) fn play(session: &mut Session, wish: Play) -> Result<Value, Fault> {
    let seat = session.seat(wish.seat)?;
    let table = session.table_mut()?;
    let told = in_either_spelling(wish.action, |action| table.play(seat, action))?;
    Ok(happened(table, &told))
}

/// What chance brings.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Settle {
    outcome: Value,
}

/// Carries out an outcome that the caller brings.
pub(super) fn settle(session: &mut Session, wish: Settle) -> Result<Value, Fault> {
    let table = session.table_mut()?;
    let told = in_either_spelling(wish.outcome, |outcome| table.settle(outcome))?;
    Ok(happened(table, &told))
}

/// Text is notation first; but some structured forms are text as well, and whatever we list
/// we take back.
fn in_either_spelling(
    given: Value,
    mut carry_out: impl FnMut(&ActionInput) -> Result<Told, AnyError>,
) -> Result<Told, AnyError> {
    let Value::String(text) = given else { return carry_out(&ActionInput::Json(given)) };
    match carry_out(&ActionInput::Text(text.clone())) {
        Err(error @ (AnyError::BadAction { .. } | AnyError::BadOutcome { .. })) => {
            carry_out(&ActionInput::Json(text.into())).map_err(|second| match second {
                AnyError::BadAction { .. } | AnyError::BadOutcome { .. } => error,
                other => other,
            })
        }
        result => result,
    }
}

/// How many decisions to take back.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    #[serde(default = "one")]
    decisions: usize,
}

fn one() -> usize {
    1
}

/// Takes back the last decisions and the chance after them.
pub(super) fn undo(session: &mut Session, wish: Undo) -> Result<Value, Fault> {
    let table = session.table_mut()?;
    table.undo(wish.decisions)?;
    Ok(progress(table))
}
