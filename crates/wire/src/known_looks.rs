//! The looks that a client knows: told whole, or as what changed in those before.

use std::ops::Deref;

use serde::Deserialize;
use serde_json::Value;

use crate::{Look, Patch, PatchMisfit};

/// The looks that a client was told last.
#[derive(Clone, Debug, Default)]
pub struct KnownLooks {
    looks: Vec<Look>,
    /// The same as they were written, once a change of them has come; until then nobody needs them.
    written: Option<Value>,
}

impl KnownLooks {
    /// Takes in what changed. After a change that was made for other looks nothing is known: come
    /// back for a snapshot.
    pub fn follow(&mut self, change: Option<Patch>) -> Result<(), PatchMisfit> {
        let Some(change) = change else { return Ok(()) };
        let mut written = match self.written.take() {
            Some(written) => written,
            None => serde_json::to_value(&self.looks).map_err(|_| PatchMisfit)?,
        };
        change.apply(&mut written)?;
        self.looks = Vec::deserialize(&written).map_err(|_| PatchMisfit)?;
        self.written = Some(written);
        Ok(())
    }
}

impl From<Vec<Look>> for KnownLooks {
    fn from(looks: Vec<Look>) -> KnownLooks {
        KnownLooks { looks, written: None }
    }
}

impl Deref for KnownLooks {
    type Target = [Look];

    fn deref(&self) -> &[Look] {
        &self.looks
    }
}

#[cfg(test)]
mod tests {
    use game::Audience;
    use serde_json::json;

    use super::*;
    use crate::{Standing, UndoOffer};

    fn looks(tiles: Value) -> Vec<Look> {
        vec![Look {
            audience: Audience::Spectator,
            view: json!({ "tiles": tiles }),
            actions: Vec::new(),
            standing: Standing { current: vec![0, 4], projected: None, last: None },
            undo: UndoOffer::No,
        }]
    }

    fn tile(at: usize, tile: u8) -> Option<Patch> {
        let splice = json!({ "splice": { "at": at, "out": 0, "in": [tile] } });
        let view = json!({ "fields": { "changed": { "tiles": splice } } });
        let look = json!({ "fields": { "changed": { "view": view } } });
        Some(serde_json::from_value(json!({ "items": [[0, look]] })).unwrap())
    }

    #[test]
    fn one_change_follows_upon_the_other() {
        let mut known = KnownLooks::from(looks(json!([1])));
        known.follow(tile(1, 2)).unwrap();
        assert_eq!(*known, looks(json!([1, 2])));
        known.follow(None).unwrap();
        assert_eq!(*known, looks(json!([1, 2])));
        known.follow(tile(2, 3)).unwrap();
        assert_eq!(*known, looks(json!([1, 2, 3])));
    }

    #[test]
    fn a_change_of_other_looks_is_noticed() {
        let known = KnownLooks::from(looks(json!([1])));
        assert_eq!(known.clone().follow(tile(2, 3)), Err(PatchMisfit));
        let no_look = serde_json::from_value(json!({ "set": [7] })).unwrap();
        assert_eq!(known.clone().follow(Some(no_look)), Err(PatchMisfit));
    }
}
