//! What clients were told last of the game, and what they must be told next.

use std::collections::HashMap;

use game::SeatSet;
use game::erased::ListedAction;
use serde::Serialize;
use serde_json::{Map, Value};
use wire::{Look, Patch};

use super::shadow::{Printer, Shadow};

/// Which looks a client has seen: told once with this number to all who have the same seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition(u64);

/// The looks that clients with the same seats were told last.
#[derive(Default)]
pub(super) struct Sights {
    printer: Printer,
    told: HashMap<SeatSet, (Edition, Shadow)>,
    editions: u64,
}

/// What follows upon the looks that were told last.
pub(super) struct Sight {
    /// Its number.
    pub edition: Edition,
    /// What changed since then; nothing where the looks are the same.
    pub patch: Option<Patch>,
}

impl Sights {
    /// The next looks of all who have these seats.
    pub(super) fn next(&mut self, yours: SeatSet, looks: Vec<Look>) -> Sight {
        let value = Value::Array(looks.into_iter().map(value_of).collect());
        let shadow = Shadow::of(&value, &self.printer);
        self.editions += 1;
        let edition = Edition(self.editions);
        let last = self.told.remove(&yours);
        let patch = last.as_ref().and_then(|(_, last)| last.changes(&shadow, &value));
        self.told.insert(yours, (edition, shadow));
        Sight { edition, patch }
    }

    /// What those who have these seats were told last: to who has seen it a change is enough.
    pub(super) fn last(&self, yours: SeatSet) -> Option<Edition> {
        self.told.get(&yours).map(|(edition, _)| *edition)
    }

    /// Forgets the looks of those who are no longer here.
    pub(super) fn keep(&mut self, here: impl Fn(SeatSet) -> bool) {
        self.told.retain(|&yours, _| here(yours));
    }
}

/// A look as it is written, made of its own parts: a late game's view is too large to be copied for
/// every decision.
fn value_of(look: Look) -> Value {
    let Look { audience, view, actions, standing, undo } = look;
    let actions = actions.into_iter().map(|ListedAction { notation, action }| {
        object([("notation", notation.into()), ("action", action)])
    });
    object([
        ("audience", written(&audience)),
        ("view", view),
        ("actions", actions.collect()),
        ("standing", written(&standing)),
        ("undo", written(&undo)),
    ])
}

fn object<const N: usize>(fields: [(&str, Value); N]) -> Value {
    Value::Object(
        fields.map(|(name, value)| (name.to_owned(), value)).into_iter().collect::<Map<_, _>>(),
    )
}

fn written(part: &impl Serialize) -> Value {
    serde_json::to_value(part).expect("plain data with string keys: writing it cannot fail")
}

#[cfg(test)]
mod tests {
    use game::{Audience, Seat};
    use serde_json::json;
    use wire::{Standing, UndoOffer};

    use super::*;

    fn look(points: i32) -> Look {
        Look {
            audience: Audience::Seat(Seat::FIRST),
            view: json!({ "tiles": [1, 2, 3] }),
            actions: vec![ListedAction { notation: "pass".to_owned(), action: json!("pass") }],
            standing: Standing { current: vec![points], projected: None, last: Some(vec![2]) },
            undo: UndoOffer::ByConsent,
        }
    }

    #[test]
    fn a_look_is_made_of_its_parts_as_it_is_written() {
        assert_eq!(value_of(look(1)), serde_json::to_value(look(1)).unwrap());
    }

    #[test]
    fn a_change_is_told_to_who_has_seen_the_looks_before() {
        let mut sights = Sights::default();
        let yours = SeatSet::EMPTY;
        assert_eq!(sights.last(yours), None);
        let first = sights.next(yours, vec![look(1)]);
        assert_eq!(sights.last(yours), Some(first.edition));
        let second = sights.next(yours, vec![look(2)]);
        assert_ne!(second.edition, first.edition);
        let mut told = written(&[look(1)]);
        second.patch.unwrap().apply(&mut told).unwrap();
        assert_eq!(told, written(&[look(2)]));
        sights.keep(|_| false);
        assert_eq!(sights.last(yours), None, "forgotten");
    }
}
