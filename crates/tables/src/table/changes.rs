//! What changed between two JSON texts, written as a [`wire::Patch`] without reading either into values.
//!
//! A late game's looks have tens of thousands of bytes, and a decision changes some hundred of them.
//! Values of them would be made of thousands of small pieces of memory for every decision; here
//! both texts are walked once, and what is alike in them is compared as bytes.

use std::fmt::Write as _;
use std::ops::Range;

/// Looks, look, view, a field of it, its items, their fields: below that a change is told whole.
const DEPTH_MAX: usize = 6;

/// What must be told to who knows `old`, so that they know `new`, as the text of a patch; nothing where
/// they are the same. Both are JSON as `serde_json` writes it, without spaces.
pub(super) fn changes(old: &str, new: &str) -> Option<String> {
    let (old, new) = (Outline::of(old), Outline::of(new));
    let mut patch = String::new();
    write_change(old.root(), new.root(), &mut patch).then_some(patch)
}

/// A JSON text and where its values stand in it.
struct Outline<'a> {
    text: &'a str,
    /// Every value down to the depth at which changes are told, each before those inside it.
    spans: Vec<Span>,
}

struct Span {
    /// The name of a field, with its quotes; empty for an item.
    name: Range<usize>,
    value: Range<usize>,
    /// Where in the list of spans those inside this one end.
    past: usize,
}

/// One value of an outline.
#[derive(Clone, Copy)]
struct Node<'a> {
    outline: &'a Outline<'a>,
    at: usize,
}

impl<'a> Outline<'a> {
    fn of(text: &'a str) -> Outline<'a> {
        let mut walk =
            Walk { text: text.as_bytes(), at: 0, spans: Vec::with_capacity(text.len() / 24) };
        walk.value(0..0, DEPTH_MAX);
        Outline { text, spans: walk.spans }
    }

    fn root(&'a self) -> Node<'a> {
        Node { outline: self, at: 0 }
    }
}

impl<'a> Node<'a> {
    fn span(self) -> &'a Span {
        &self.outline.spans[self.at]
    }

    fn text(self) -> &'a str {
        &self.outline.text[self.span().value.clone()]
    }

    /// The name of a field, with its quotes.
    fn name(self) -> &'a str {
        &self.outline.text[self.span().name.clone()]
    }

    /// The values right inside this one.
    fn inside(self) -> impl Iterator<Item = Node<'a>> {
        let (outline, past) = (self.outline, self.span().past);
        let mut at = self.at + 1;
        std::iter::from_fn(move || {
            let node = Node { outline, at };
            (at < past).then(|| {
                at = node.span().past;
                node
            })
        })
    }

    fn is(self, opening: char) -> bool {
        // Deeper values are not told apart.
        self.text().starts_with(opening)
            && (self.span().past > self.at + 1 || self.text().len() == 2)
    }
}

/// Writes what leads from one value to the other; `false` where they are the same.
fn write_change(old: Node<'_>, new: Node<'_>, patch: &mut String) -> bool {
    if old.text() == new.text() {
        return false;
    }
    if old.is('{') && new.is('{') {
        write_fields(old, new, patch);
    } else if old.is('[') && new.is('[') {
        write_items(old, new, patch);
    } else {
        write_whole(new.text(), patch);
    }
    true
}

fn write_whole(value: &str, patch: &mut String) {
    patch.extend([r#"{"set":"#, value, "}"]);
}

fn write_fields(old: Node<'_>, new: Node<'_>, patch: &mut String) {
    patch.push_str(r#"{"fields":{"changed":{"#);
    let mut before = old.inside();
    for field in new.inside() {
        // Mostly the same fields in the same order.
        let same = before.next().filter(|other| other.name() == field.name());
        let other = same.or_else(|| named(old, field.name()));
        let (length, comma) = (patch.len(), if patch.ends_with('{') { "" } else { "," });
        patch.extend([comma, field.name(), ":"]);
        match other {
            Some(other) => {
                if !write_change(other, field, patch) {
                    patch.truncate(length);
                }
            }
            None => write_whole(field.text(), patch),
        }
    }
    patch.push('}');
    let gone = old.inside().filter(|field| named(new, field.name()).is_none());
    let gone: Vec<&str> = gone.map(Node::name).collect();
    if !gone.is_empty() {
        patch.extend([r#","gone":["#, &gone.join(","), "]"]);
    }
    patch.push_str("}}");
}

fn named<'a>(object: Node<'a>, name: &str) -> Option<Node<'a>> {
    object.inside().find(|field| field.name() == name)
}

fn write_items(old: Node<'_>, new: Node<'_>, patch: &mut String) {
    let (before, after): (Vec<_>, Vec<_>) = (old.inside().collect(), new.inside().collect());
    if before.len() != after.len() {
        return write_splice(&before, &after, patch);
    }
    let start = patch.len();
    patch.push_str(r#"{"items":["#);
    let mut whole = 0;
    for (place, (old, new)) in before.iter().zip(&after).enumerate() {
        let length = patch.len();
        let comma = if patch.ends_with('[') { "" } else { "," };
        let _ = write!(patch, "{comma}[{place},");
        let change = patch.len();
        match write_change(*old, *new, patch) {
            true => {
                whole += usize::from(patch[change..].starts_with(r#"{"set":"#));
                patch.push(']');
            }
            false => patch.truncate(length),
        }
    }
    patch.push_str("]}");
    // A list that is mostly new is told whole: that is shorter.
    if whole * 2 > after.len() {
        patch.truncate(start);
        write_whole(new.text(), patch);
    }
}

/// A longer or shorter list, whose beginning and end are often as before.
fn write_splice(old: &[Node<'_>], new: &[Node<'_>], patch: &mut String) {
    let alike = |(old, new): &(&Node<'_>, &Node<'_>)| old.text() == new.text();
    let at = old.iter().zip(new).take_while(alike).count();
    let rest = old[at..].iter().rev().zip(new[at..].iter().rev());
    let end = rest.take_while(alike).count();
    let out = old.len() - at - end;
    let _ = write!(patch, r#"{{"splice":{{"at":{at},"out":{out},"in":["#);
    for (place, node) in new[at..new.len() - end].iter().enumerate() {
        patch.extend([if place == 0 { "" } else { "," }, node.text()]);
    }
    patch.push_str("]}}");
}

/// A walk along a JSON text.
struct Walk<'a> {
    text: &'a [u8],
    at: usize,
    spans: Vec<Span>,
}

impl Walk<'_> {
    /// Walks over the value that begins here, and remembers it and what is in it.
    fn value(&mut self, name: Range<usize>, depth: usize) {
        let (place, start) = (self.spans.len(), self.at);
        self.spans.push(Span { name, value: start..start, past: 0 });
        match self.text.get(self.at) {
            Some(b'{' | b'[') if depth > 0 => self.inside(depth - 1),
            Some(b'{' | b'[') => self.skip_nested(),
            Some(b'"') => self.skip_string(),
            _ => self.skip_plain(),
        }
        let past = self.spans.len();
        let span = &mut self.spans[place];
        (span.value.end, span.past) = (self.at, past);
    }

    fn inside(&mut self, depth: usize) {
        let fields = self.text[self.at] == b'{';
        self.at += 1;
        while !matches!(self.text.get(self.at), None | Some(b'}' | b']')) {
            let start = self.at;
            let mut name = start..start;
            if fields {
                self.skip_string();
                name.end = self.at;
                self.at += 1;
            }
            self.value(name, depth);
            if self.text.get(self.at) == Some(&b',') {
                self.at += 1;
            }
        }
        self.at += 1;
    }

    fn skip_nested(&mut self) {
        let mut open = 0;
        while let Some(byte) = self.text.get(self.at) {
            match byte {
                b'"' => {
                    self.skip_string();
                    continue;
                }
                b'{' | b'[' => open += 1,
                b'}' | b']' => open -= 1,
                _ => {}
            }
            self.at += 1;
            if open == 0 {
                return;
            }
        }
    }

    fn skip_string(&mut self) {
        self.at += 1;
        while let Some(byte) = self.text.get(self.at) {
            self.at += 1;
            match byte {
                b'"' => return,
                b'\\' => self.at += 1,
                _ => {}
            }
        }
    }

    /// A number, `true`, `false` or `null`.
    fn skip_plain(&mut self) {
        let rest = self.text[self.at..].iter();
        self.at += rest.take_while(|byte| !matches!(byte, b',' | b'}' | b']')).count();
    }
}

#[cfg(test)]
mod tests {
    use game::{Rng, luck};
    use serde_json::{Value, json};
    use wire::Patch;

    use super::*;

    fn told(old: &Value, new: &Value) -> Option<Patch> {
        let patch = changes(&old.to_string(), &new.to_string())?;
        Some(serde_json::from_str(&patch).unwrap_or_else(|error| panic!("{error}: {patch}")))
    }

    /// Some value, often of a shape with the others.
    fn some(rng: &mut impl Rng, depth: u32) -> Value {
        match luck::below(rng, if depth == 0 { 5 } else { 9 }) {
            0 => Value::Null,
            1 => json!(luck::below(rng, 3)),
            2 => json!(luck::below(rng, 2) == 0),
            3 => json!(["a", "b", "", "\"},[{", "\\", "ü\n"][luck::below(rng, 6) as usize]),
            4 => json!(-1.5),
            5 | 6 => (0..luck::below(rng, 5)).map(|_| some(rng, depth - 1)).collect(),
            _ => {
                let names = ["a", "b", "\"c", "d"].into_iter();
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
        let mut rng = bots::rng_from(5);
        for _ in 0..20_000 {
            let old = some(&mut rng, 8);
            let new = nudged(&old, &mut rng);
            let patch = told(&old, &new);
            assert_eq!(patch.is_none(), old == new, "{old} {new}");
            let mut known = old.clone();
            if let Some(patch) = patch {
                patch.apply(&mut known).unwrap();
            }
            assert_eq!(known, new, "{old}");
        }
    }

    #[test]
    fn little_is_told_of_a_little_change() {
        let tile = |n: usize| json!({ "cell": [n, 0], "kind": "field", "figures": [] });
        let view = |tiles: Vec<Value>| json!([{ "view": { "tiles": tiles, "left": 4 } }]);
        let old = view((0..200).map(tile).collect());
        let longer = view((0..201).map(tile).collect());
        let mut moved: Vec<Value> = (0..200).map(tile).collect();
        moved[70]["figures"] = json!([1]);
        for new in [longer, view(moved)] {
            let length = changes(&old.to_string(), &new.to_string()).unwrap().len();
            assert!(length < 200, "{length}");
        }
    }
}
