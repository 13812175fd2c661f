//! `view`, `state`, `scores`, `draw` and `log`: looking without touching.

use game::Audience;
use game::erased::AnyMatch;
use serde::Deserialize;
use serde_json::{Value, json};

use super::fault::Fault;
use super::session::{Eyes, Session};

/// Through whose eyes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Look {
    seat: Option<Eyes>,
}

impl Look {
    /// The audience that was named, or else this one.
    fn audience_or(&self, table: &dyn AnyMatch, other: Audience) -> Result<Audience, Fault> {
        self.seat.map_or(Ok(other), |eyes| eyes.audience(table))
    }
}

/// The game as a seat, or else a spectator, may see it.
pub(super) fn view(session: &Session, look: Look) -> Result<Value, Fault> {
    let table = session.table()?;
    let audience = look.audience_or(table, Audience::Spectator)?;
    Ok(json!({ "view": table.view(audience)? }))
}

/// The full truth, for tests and analysis.
pub(super) fn state(session: &Session) -> Result<Value, Fault> {
    Ok(json!({ "state": session.table()?.view(Audience::Referee)? }))
}

/// The points: made, projected and, after the end, final.
pub(super) fn scores(session: &Session, look: Look) -> Result<Value, Fault> {
    let table = session.table()?;
    let standing = table.scores(look.audience_or(table, Audience::Referee)?)?;
    Ok(json!({
        "current": standing.current,
        "projected": standing.projected,
        "final": standing.last,
        "winners": table.winners(),
        "seed": table.reveal().map(|seed| seed.to_string()),
    }))
}

/// The board as text.
pub(super) fn draw(session: &Session, look: Look) -> Result<Value, Fault> {
    let table = session.table()?;
    let audience = look.audience_or(table, Audience::Spectator)?;
    Ok(json!({ "drawing": table.render(audience)? }))
}

/// Everything that happened so far.
pub(super) fn log(session: &Session, look: Look) -> Result<Value, Fault> {
    let table = session.table()?;
    let audience = look.audience_or(table, Audience::Spectator)?;
    Ok(json!({ "events": table.log(audience)? }))
}
