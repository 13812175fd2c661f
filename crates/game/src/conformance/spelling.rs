//! Whatever a game says can be written down and read again.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::flaw::{Flaw, Law, demand, same};
use crate::contract::{Audience, Game, Notation};
use crate::seat::Seat;

const NOTATION: &str = "notation round trip";
const STRUCTURE: &str = "serialisation round trip";
const REDACTION: &str = "redaction tells spectators least and the referee all";

/// Both spellings of a decision or outcome bring it back.
pub(super) fn both_ways<T: Notation>(value: T) -> Law {
    json(STRUCTURE, &value)?;
    let text = value.to_string();
    let one_line = !text.is_empty() && !text.chars().any(char::is_control);
    demand(one_line && text.trim() == text, NOTATION, || {
        format!("{text:?} is not one plain line")
    })?;
    match text.parse::<T>() {
        Ok(read) => same(NOTATION, &text, &read, &value),
        Err(error) => Err(Flaw::new(NOTATION, format!("'{text}' of {value:?}: {error}"))),
    }
}

/// JSON brings a value back.
pub(super) fn json<T>(law: &'static str, value: &T) -> Law
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    let wrong = |error: serde_json::Error| Flaw::new(law, format!("{value:?}: {error}"));
    let text = serde_json::to_string(value).map_err(wrong)?;
    let read: T = serde_json::from_str(&text).map_err(wrong)?;
    same(law, &text, &read, value)
}

/// Every audience, by what it may know.
pub(super) fn audiences(seats: usize) -> impl Iterator<Item = Audience> {
    Seat::first(seats).map(Audience::Seat).chain([Audience::Spectator, Audience::Referee])
}

/// Views and drawings can be made for everybody and written down.
pub(super) fn views<G: Game>(game: &G) -> Law {
    for audience in audiences(game.seats()) {
        json(STRUCTURE, &game.view(audience))?;
        game.render(audience);
    }
    Ok(())
}

/// Events can be written down as each audience hears them, and redaction loses what it should.
pub(super) fn events<G: Game>(seats: usize, events: &[G::Event]) -> Law {
    for event in events {
        for audience in audiences(seats) {
            let Some(heard) = G::redact(event, audience) else { continue };
            json(STRUCTURE, &heard)?;
            let again = G::redact(&heard, audience);
            same(REDACTION, "an event redacted twice", &again.as_ref(), &Some(&heard))?;
        }
        whole_truth::<G>(seats, event)?;
    }
    Ok(())
}

/// The referee hears everything; what spectators hear, every seat hears as well.
fn whole_truth<G: Game>(seats: usize, event: &G::Event) -> Law {
    let referee = G::redact(event, Audience::Referee);
    same(REDACTION, "the referee's event", &referee.as_ref(), &Some(event))?;
    let public = G::redact(event, Audience::Spectator);
    for seat in Seat::first(seats) {
        let heard = G::redact(event, Audience::Seat(seat));
        let passed_on = heard.and_then(|heard| G::redact(&heard, Audience::Spectator));
        same(REDACTION, "a spectator's event, told by a seat", &passed_on, &public)?;
    }
    Ok(())
}
