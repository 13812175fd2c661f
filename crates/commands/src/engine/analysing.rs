//! `analyse`: the match on the table judged, or one decision that might have been.

use game::erased::AnyMatch;
use game::{Coded, Heuristics, Match, Seat};
use serde::Deserialize;
use serde_json::{Value, json};
use teacher::{Effort, LINES_MOST, Reviewer, WIDE_MOST, why_not};

use super::fault::Fault;
use super::limits::Limits;
use super::session::{Session, seat_at};
use crate::games::{self, Visitor};

/// What is to be judged, and how carefully.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ask {
    lines: Option<u32>,
    wide: Option<usize>,
    #[serde(default)]
    seed: u64,
    steps: Option<usize>,
    seat: Option<usize>,
    action: Option<String>,
}

impl Ask {
    fn effort(&self, limits: &Limits) -> Result<Effort, Fault> {
        let mut effort = Effort::default();
        if let Some(lines) = self.lines {
            Limits::check("lines", lines.into(), limits.playouts.min(LINES_MOST.into()))?;
            effort.lines = lines.max(1);
        }
        if let Some(wide) = self.wide {
            Limits::check("wide", wide as u64, WIDE_MOST as u64)?;
            effort.wide = wide.max(1);
        }
        Ok(effort)
    }
}

/// Judges all that was played or, where an action is named, what would have become of it.
pub(super) fn analyse(session: &Session, ask: Ask) -> Result<Value, Fault> {
    let effort = ask.effort(&session.limits)?;
    let steps = session.steps(ask.steps)?;
    if ask.action.is_none() && (ask.steps.is_some() || ask.seat.is_some()) {
        return Err(Fault::BadParams("analyse: steps and seat go with an action".into()));
    }
    let table = session.table()?;
    games::visit(table.name(), Judging { table, ask: &ask, steps, effort })?
}

struct Judging<'a> {
    table: &'a dyn AnyMatch,
    ask: &'a Ask,
    steps: usize,
    effort: Effort,
}

impl Visitor for Judging<'_> {
    type Out = Result<Value, Fault>;

    fn visit<G: Heuristics>(self) -> Result<Value, Fault> {
        // The registry gave us the table's own game, so this is its type.
        let table = self.table.as_any().downcast_ref::<Match<G>>().ok_or(Fault::NoMatch)?;
        let Some(action) = &self.ask.action else {
            let mut reviewer = Reviewer::new(table, self.effort, self.ask.seed);
            while reviewer.advance() {}
            return Ok(json!(reviewer.finish()));
        };
        let bad = |error: <G::Action as std::str::FromStr>::Err| {
            Fault::BadParams(format!("analyse: not an action of {}: {error}", G::NAME))
        };
        let action: G::Action = action.parse().map_err(bad)?;
        let turn = table.at(self.steps).turn();
        let seat: Seat = seat_at(self.table, turn, self.ask.seat)?;
        let judged = why_not(table, self.steps, seat, action, self.effort, self.ask.seed);
        let judged = judged.map_err(|refused| {
            let (code, ruling) = (refused.code(), refused.ruling());
            game::erased::AnyError::Refused { code, ruling, message: refused.to_string() }
        })?;
        Ok(json!(judged))
    }
}
