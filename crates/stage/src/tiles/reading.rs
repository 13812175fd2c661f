//! From what travels to what a game knows: its events, its offers, the same moment told again.

use std::mem::discriminant;
use std::str::FromStr;

use game::erased::ListedAction;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::StageError;
use crate::stage::read_action;

/// An event of the game; `None` for what a newer server may tell.
pub fn event<E: DeserializeOwned>(event: &Value) -> Option<E> {
    E::deserialize(event).ok()
}

/// All of these events that can be read.
pub fn events<E: DeserializeOwned>(told: &[Value]) -> Vec<E> {
    told.iter().filter_map(event).collect()
}

/// What the person may decide, each with the form in which it goes back.
pub fn offers<A: FromStr>(listed: &[ListedAction]) -> Result<Vec<(A, ListedAction)>, StageError> {
    listed.iter().map(|listed| Ok((read_action(listed)?, listed.clone()))).collect()
}

/// Takes the next step, unless it is the same moment told `again` because somebody came or went:
/// then a half-made choice goes on.
pub fn go_on<S>(step: &mut S, next: S, again: bool) {
    if !(again && discriminant(step) == discriminant(&next)) {
        *step = next;
    }
}
