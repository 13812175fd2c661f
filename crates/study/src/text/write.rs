//! Writes a study.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use super::{FIRST_LINE, STUDY_VERSION, StudyText};
use crate::{Drawing, Glyph, Node, NodeId};
use game::Seat;

/// A node as it is written. What is left out follows from the line before, or there is nothing of it.
#[derive(Serialize)]
struct Line<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    glyph: Option<Glyph>,
    #[serde(skip_serializing_if = "str::is_empty")]
    comment: &'a str,
    #[serde(skip_serializing_if = "<[Drawing]>::is_empty")]
    drawings: &'a [Drawing],
}

impl<'a> Line<'a> {
    fn of(node: &'a Node, after: Option<usize>) -> Line<'a> {
        let (step, notes) = (node.step(), node.notes());
        Line {
            after,
            seat: step.and_then(|step| step.seat),
            step: step.map(|step| step.notation.as_str()),
            glyph: notes.glyph,
            comment: &notes.comment,
            drawings: &notes.drawings,
        }
    }
}

impl fmt::Display for StudyText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}{STUDY_VERSION}")?;
        writeln!(f, "{}", json(&self.heading)?)?;
        let order = self.tree.in_order();
        let places: BTreeMap<NodeId, usize> =
            order.iter().enumerate().map(|(place, id)| (*id, place)).collect();
        for (place, node) in order.iter().filter_map(|id| self.tree.node(*id)).enumerate() {
            let after = node.parent().and_then(|parent| places.get(&parent)).copied();
            let after = after.filter(|after| after + 1 != place);
            writeln!(f, "{}", json(&Line::of(node, after))?)?;
        }
        Ok(())
    }
}

fn json(value: &impl Serialize) -> Result<String, fmt::Error> {
    serde_json::to_string(value).map_err(|_| fmt::Error)
}
