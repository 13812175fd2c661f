//! The dragon's way in its run: the tiles it has visited, in their order.

use std::fmt::Write;

use landscape::Cell;

use super::super::board::Seen;
use crate::scene::{Item, Point};
use crate::tiles::plate::middle;

/// The way so far; nothing between runs.
pub fn path(seen: &Seen) -> Option<Item> {
    let run = seen.view.expansions.as_ref()?.run.as_ref()?;
    let key: Vec<String> = run.visited.iter().map(ToString::to_string).collect();
    Some(Item {
        key: format!("run:{}", key.join(";")),
        class: "run".to_owned(),
        at: Point::default(),
        turned: 0,
        art: drawn(&run.visited).into(),
        touch: None,
    })
}

/// A dashed line through the tiles, and on each the number of the step that led there.
fn drawn(visited: &[Cell]) -> String {
    let mut line = String::new();
    let mut steps = String::new();
    for (step, &cell) in visited.iter().enumerate() {
        let Point { x, y } = middle(cell);
        _ = write!(line, "{}{x} {y}", if step == 0 { 'M' } else { 'L' });
        _ = write!(
            steps,
            "<g transform='translate({} {})'><circle r='11' fill='#a4372b' stroke='#fff8e6' \
             stroke-width='2'/><text y='5' text-anchor='middle' font-size='14' font-weight='700' \
             fill='#fff8e6'>{step}</text></g>",
            x - 33.0,
            y - 33.0,
        );
    }
    format!(
        "<path d='{line}' fill='none' stroke='#a4372b' stroke-width='6' stroke-opacity='.75' \
         stroke-dasharray='10 9' stroke-linecap='round' stroke-linejoin='round'/>{steps}"
    )
}
