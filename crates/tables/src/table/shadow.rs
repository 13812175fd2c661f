//! What was told last, remembered by its prints alone, so that only what changed is told next.
//!
//! A late game's look has tens of thousands of bytes, and a decision changes some hundred of them.
//! Keeping the look itself would fill the memory of a server with thousands of tables; a print of
//! 64 bits per item is enough to see what is different. Prints are made with keys of this process, so
//! nobody can choose values whose prints are alike.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, Hash, Hasher};

use serde_json::Value;
use wire::Patch;

/// Looks, look, view, a field of it, its items, their fields: below that a change is told whole.
const DEPTH_MAX: usize = 6;

/// Makes the prints of one table's values.
pub(super) type Printer = std::hash::RandomState;

/// A value as its prints show it.
#[derive(Debug)]
pub(super) struct Shadow {
    print: u64,
    within: Within,
}

#[derive(Debug)]
enum Within {
    /// Nothing that is told apart.
    Nothing,
    Fields(Vec<(Box<str>, Shadow)>),
    Items(Vec<Shadow>),
}

impl Shadow {
    /// The shadow of a value.
    pub(super) fn of(value: &Value, printer: &impl BuildHasher) -> Shadow {
        cast(value, printer, DEPTH_MAX)
    }

    /// What must be told to who knows the value of this shadow, so that they know `value`, whose
    /// shadow is `new`; nothing where they are the same.
    pub(super) fn changes(&self, new: &Shadow, value: &Value) -> Option<Patch> {
        if self.print == new.print {
            return None;
        }
        Some(match (&self.within, &new.within, value) {
            (Within::Fields(old), Within::Fields(new), Value::Object(fields)) => {
                let values = new.iter().zip(fields.values());
                let changed = values.filter_map(|((name, new), value)| {
                    let patch = match field(old, name) {
                        Some(old) => old.changes(new, value)?,
                        None => Patch::Set(value.clone()),
                    };
                    Some((name.to_string(), patch))
                });
                let changed: BTreeMap<String, Patch> = changed.collect();
                let gone = old.iter().filter(|(name, _)| field(new, name).is_none());
                Patch::Fields { changed, gone: gone.map(|(name, _)| name.to_string()).collect() }
            }
            (Within::Items(old), Within::Items(new), Value::Array(items)) => {
                if old.len() == new.len() {
                    replaced(old, new, items)
                } else {
                    spliced(old, new, items)
                }
            }
            _ => Patch::Set(value.clone()),
        })
    }
}

fn field<'a>(fields: &'a [(Box<str>, Shadow)], name: &str) -> Option<&'a Shadow> {
    fields.iter().find(|(other, _)| **other == *name).map(|(_, shadow)| shadow)
}

/// A list as long as before. One that is mostly new is told whole: that is shorter.
fn replaced(old: &[Shadow], new: &[Shadow], items: &[Value]) -> Patch {
    let places = old.iter().zip(new).zip(items).enumerate();
    let changed: Vec<(usize, Patch)> = places
        .filter_map(|(place, ((old, new), item))| Some((place, old.changes(new, item)?)))
        .collect();
    let whole = changed.iter().filter(|(_, patch)| matches!(patch, Patch::Set(_))).count();
    if whole * 2 > items.len() { Patch::Set(items.into()) } else { Patch::Items(changed) }
}

/// A longer or shorter list, whose beginning and end are often as before.
fn spliced(old: &[Shadow], new: &[Shadow], items: &[Value]) -> Patch {
    let alike = |(old, new): &(&Shadow, &Shadow)| old.print == new.print;
    let at = old.iter().zip(new).take_while(alike).count();
    let rest = old[at..].iter().rev().zip(new[at..].iter().rev());
    let end = rest.take_while(alike).count();
    let into = items[at..items.len() - end].to_vec();
    Patch::Splice { at, out: old.len() - at - end, into }
}

fn cast(value: &Value, printer: &impl BuildHasher, depth: usize) -> Shadow {
    let mut print = printer.build_hasher();
    // An empty list is no empty object.
    std::mem::discriminant(value).hash(&mut print);
    let within = match value {
        Value::Object(fields) if depth > 0 => {
            let shadows = fields.iter().map(|(name, value)| {
                let shadow = cast(value, printer, depth - 1);
                (name.as_str(), shadow.print).hash(&mut print);
                (name.as_str().into(), shadow)
            });
            Within::Fields(shadows.collect())
        }
        Value::Array(items) if depth > 0 => {
            let shadows = items.iter().map(|item| {
                let shadow = cast(item, printer, depth - 1);
                shadow.print.hash(&mut print);
                shadow
            });
            Within::Items(shadows.collect())
        }
        leaf => {
            leaf.hash(&mut print);
            Within::Nothing
        }
    };
    Shadow { print: print.finish(), within }
}

#[cfg(test)]
mod tests {
    use game::{Rng, luck};
    use serde_json::json;

    use super::*;

    /// Some value, often of a shape with the others.
    fn some(rng: &mut impl Rng, depth: u32) -> Value {
        match luck::below(rng, if depth == 0 { 4 } else { 8 }) {
            0 => Value::Null,
            1 => json!(luck::below(rng, 3)),
            2 => json!(luck::below(rng, 2) == 0),
            3 => json!(["a", "b", ""][luck::below(rng, 3) as usize]),
            4 | 5 => (0..luck::below(rng, 5)).map(|_| some(rng, depth - 1)).collect(),
            _ => {
                let names = ["a", "b", "c", "d"].into_iter();
                let kept: Vec<&str> = names.filter(|_| luck::below(rng, 3) > 0).collect();
                let fields = kept.into_iter().map(|name| (name.to_owned(), some(rng, depth - 1)));
                Value::Object(fields.collect())
            }
        }
    }

    /// The value with a few of its parts changed.
    fn nudged(value: &Value, rng: &mut impl Rng) -> Value {
        if luck::below(rng, 6) == 0 {
            return some(rng, 3);
        }
        match value {
            Value::Array(items) => {
                let mut items: Vec<Value> = items.iter().map(|item| nudged(item, rng)).collect();
                let at = luck::below(rng, items.len() as u32 + 1) as usize;
                match luck::below(rng, 4) {
                    0 => items.insert(at, some(rng, 2)),
                    1 if at < items.len() => drop(items.remove(at)),
                    _ => {}
                }
                items.into()
            }
            Value::Object(fields) => {
                let mut fields = fields.clone();
                for value in fields.values_mut() {
                    *value = nudged(value, rng);
                }
                Value::Object(fields)
            }
            other => other.clone(),
        }
    }

    #[test]
    fn what_is_told_of_a_change_makes_the_new_value_of_the_old_one() {
        let printer = Printer::new();
        let mut rng = bots::rng_from(5);
        for _ in 0..20_000 {
            let old = some(&mut rng, 5);
            let new = nudged(&old, &mut rng);
            let shadows = [&old, &new].map(|value| Shadow::of(value, &printer));
            let patch = shadows[0].changes(&shadows[1], &new);
            assert_eq!(patch.is_none(), old == new, "{old} {new}");
            let mut told = old.clone();
            if let Some(patch) = patch {
                // As it travels.
                let text = serde_json::to_string(&patch).unwrap();
                serde_json::from_str::<Patch>(&text).unwrap().apply(&mut told).unwrap();
            }
            assert_eq!(told, new, "{old}");
        }
    }

    #[test]
    fn little_is_told_of_a_little_change() {
        let printer = Printer::new();
        let tile = |n: usize| json!({ "cell": [n, 0], "kind": "field", "figures": [] });
        let view = |tiles: Vec<Value>| json!([{ "view": { "tiles": tiles, "left": 4 } }]);
        let old = view((0..200).map(tile).collect());
        let longer = view((0..201).map(tile).collect());
        let mut moved: Vec<Value> = (0..200).map(tile).collect();
        moved[70]["figures"] = json!([1]);
        for new in [longer, view(moved)] {
            let shadows = [&old, &new].map(|value| Shadow::of(value, &printer));
            let patch = shadows[0].changes(&shadows[1], &new).unwrap();
            let length = serde_json::to_string(&patch).unwrap().len();
            assert!(length < 200, "{length}");
        }
    }
}
