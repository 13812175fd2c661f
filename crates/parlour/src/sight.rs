//! The looks of a table that tells only what changed in them.

use serde::Deserialize;
use serde_json::Value;
use wire::{Look, Patch};

/// The looks as they were written, once a change of them has come; until then nobody needs them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sight {
    written: Option<Value>,
}

impl Sight {
    /// The looks after a change of those that are known; `None` where the change does not fit them.
    pub(crate) fn follow(&mut self, known: &[Look], change: Option<Patch>) -> Option<Vec<Look>> {
        let Some(change) = change else { return Some(known.to_vec()) };
        let written = match self.written.take() {
            Some(written) => Some(written),
            None => serde_json::to_value(known).ok(),
        };
        let mut written = written?;
        change.apply(&mut written).ok()?;
        let looks = Vec::<Look>::deserialize(&written).ok()?;
        self.written = Some(written);
        Some(looks)
    }
}

#[cfg(test)]
mod tests {
    use game::Audience;
    use serde_json::json;
    use wire::{Standing, UndoOffer};

    use super::*;

    fn look(tiles: Value) -> Look {
        Look {
            audience: Audience::Spectator,
            view: json!({ "tiles": tiles }),
            actions: Vec::new(),
            standing: Standing { current: vec![0, 4], projected: None, last: None },
            undo: UndoOffer::No,
        }
    }

    fn tile(at: usize, tile: u8) -> Option<Patch> {
        let splice = json!({ "splice": { "at": at, "out": 0, "in": [tile] } });
        let view = json!({ "fields": { "changed": { "tiles": splice } } });
        let look = json!({ "fields": { "changed": { "view": view } } });
        Some(serde_json::from_value(json!({ "items": [[0, look]] })).unwrap())
    }

    #[test]
    fn one_change_follows_upon_the_other() {
        let mut sight = Sight::default();
        let first = vec![look(json!([1]))];
        let second = sight.follow(&first, tile(1, 2)).unwrap();
        assert_eq!(second, [look(json!([1, 2]))]);
        assert_eq!(sight.follow(&second, None).unwrap(), second);
        assert_eq!(sight.follow(&second, tile(2, 3)).unwrap(), [look(json!([1, 2, 3]))]);
    }

    #[test]
    fn a_change_of_other_looks_is_noticed() {
        let known = [look(json!([1]))];
        assert!(Sight::default().follow(&known, tile(2, 3)).is_none());
        let no_look = serde_json::from_value(json!({ "set": [7] })).unwrap();
        assert!(Sight::default().follow(&known, Some(no_look)).is_none());
    }
}
