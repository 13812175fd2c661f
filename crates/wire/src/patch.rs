//! What changed in a JSON value: smaller than the value, and applied without knowing what it means.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

/// How a value differs from the one before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Patch {
    /// It is another one.
    Set(Value),
    /// Fields of an object changed.
    Fields {
        /// Those that are new or different.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        changed: BTreeMap<String, Patch>,
        /// Those that are no longer there.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        gone: Vec<String>,
    },
    /// Items of a list changed, by their places; it is as long as before.
    Items(Vec<(usize, Patch)>),
    /// A stretch of a list is another one, longer or shorter.
    Splice {
        /// Where it begins.
        at: usize,
        /// How many items go.
        out: usize,
        /// Which come instead.
        #[serde(rename = "in")]
        into: Vec<Value>,
    },
}

/// A patch was made for another value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this change was made for another value")]
pub struct PatchMisfit;

impl Patch {
    /// Changes a value as told. One that the patch was not made for may be changed in part: throw
    /// it away.
    pub fn apply(self, to: &mut Value) -> Result<(), PatchMisfit> {
        match (self, to) {
            (Patch::Set(new), to) => *to = new,
            (Patch::Fields { changed, gone }, Value::Object(fields)) => {
                for name in gone {
                    fields.remove(&name).ok_or(PatchMisfit)?;
                }
                for (name, patch) in changed {
                    patch.apply(fields.entry(name).or_insert(Value::Null))?;
                }
            }
            (Patch::Items(changed), Value::Array(items)) => {
                for (place, patch) in changed {
                    patch.apply(items.get_mut(place).ok_or(PatchMisfit)?)?;
                }
            }
            (Patch::Splice { at, out, into }, Value::Array(items)) => {
                let end = at.checked_add(out).filter(|&end| end <= items.len());
                items.splice(at..end.ok_or(PatchMisfit)?, into);
            }
            _ => return Err(PatchMisfit),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn after(mut value: Value, patch: Value) -> Result<Value, PatchMisfit> {
        serde_json::from_value::<Patch>(patch).unwrap().apply(&mut value).map(|()| value)
    }

    #[test]
    fn a_patch_changes_what_it_names_and_nothing_else() {
        let before = json!({ "a": [1, 2, 3, 4], "b": { "c": null }, "d": "x" });
        let patch = json!({ "fields": {
            "changed": {
                "a": { "splice": { "at": 1, "out": 2, "in": [7, 8, 9] } },
                "b": { "fields": { "changed": { "e": { "set": true } } } },
            },
            "gone": ["d"],
        } });
        let wanted = json!({ "a": [1, 7, 8, 9, 4], "b": { "c": null, "e": true } });
        assert_eq!(after(before, patch), Ok(wanted));
        let items = json!({ "items": [[1, { "set": 5 }]] });
        assert_eq!(after(json!([1, 2]), items), Ok(json!([1, 5])));
    }

    #[test]
    fn a_patch_for_another_value_is_refused() {
        for patch in [
            json!({ "items": [[2, { "set": 5 }]] }),
            json!({ "splice": { "at": 1, "out": 2, "in": [] } }),
            json!({ "splice": { "at": usize::MAX, "out": 2, "in": [] } }),
            json!({ "splice": { "at": 3, "out": 0, "in": [] } }),
            json!({ "fields": { "gone": ["a"] } }),
        ] {
            assert_eq!(after(json!([1, 2]), patch.clone()), Err(PatchMisfit), "{patch}");
        }
        assert_eq!(after(json!({}), json!({ "fields": { "gone": ["a"] } })), Err(PatchMisfit));
    }
}
