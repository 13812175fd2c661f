//! What numbers and bytes mean, told to Python.

use game::arrays::Layout;
use serde_json::{Value, json};

/// Blocks and fields with where each begins, families of candidates and kinds of tiles.
pub fn told(layout: &Layout) -> Value {
    let blocks = layout.blocks.iter().map(|part| (part.name, &part.shape, part.about));
    let fields = layout.fields.iter().map(|part| (part.name, &part.shape, part.about));
    let families = layout.families.iter();
    let families = families.map(|one| json!({ "name": one.name, "about": one.about }));
    json!({
        "actions": layout.actions(),
        "bytes": layout.bytes(),
        "blocks": parts(blocks),
        "fields": parts(fields),
        "families": families.collect::<Vec<_>>(),
        "kinds": layout.kinds,
    })
}

/// A name, a shape and what it means.
type Part<'a> = (&'static str, &'a Vec<usize>, &'static str);

fn parts<'a>(parts: impl Iterator<Item = Part<'a>>) -> Vec<Value> {
    let told = parts.scan(0, |next, (name, shape, about)| {
        let first = *next;
        *next += shape.iter().product::<usize>();
        Some(json!({ "name": name, "first": first, "shape": shape, "about": about }))
    });
    told.collect()
}
