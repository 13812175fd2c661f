//! Reads a study, and says what is wrong with it and where.

use std::str::FromStr;

use game::Seat;
use game::record::RawStep;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::{FIRST_LINE, STUDY_VERSION, StudyText};
use crate::limits::{NODES_MAX, STUDY_BYTES_MAX};
use crate::{Drawing, Glyph, Heading, Node, NodeId, Notes, StudyError, StudyFault, Tree};

/// How much of an unknown version an error repeats.
const QUOTE_CHARS_MAX: usize = 20;

/// A node as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    /// The number of the node before it; left out, the one in the line before.
    after: Option<usize>,
    /// Who decides; left out, chance.
    seat: Option<Seat>,
    step: Option<String>,
    glyph: Option<Glyph>,
    #[serde(default)]
    comment: String,
    #[serde(default)]
    drawings: Vec<Drawing>,
}

impl FromStr for StudyText {
    type Err = StudyError;

    fn from_str(text: &str) -> Result<StudyText, StudyError> {
        if text.len() > STUDY_BYTES_MAX {
            return Err(StudyFault::TooLarge { bytes: text.len() }.into());
        }
        let mut lines = (1..).zip(text.lines());
        check_version(lines.next().map_or("", |(_, line)| line))?;
        let (number, line) = lines.next().unwrap_or((2, ""));
        let heading: Heading = json(line).map_err(|fault| fault.at(number))?;
        heading.check().map_err(|fault| fault.at(number))?;
        let mut nodes = Nodes::default();
        for (number, line) in lines {
            nodes.take_in(line).map_err(|fault| fault.at(number))?;
        }
        Ok(StudyText { heading, tree: nodes.tree })
    }
}

fn check_version(line: &str) -> Result<(), StudyError> {
    match line.trim_end().strip_prefix(FIRST_LINE) {
        None => Err(StudyFault::NotAStudy.at(1)),
        Some(version) if version != STUDY_VERSION.to_string() => {
            let found = version.chars().take(QUOTE_CHARS_MAX).collect();
            Err(StudyFault::UnknownVersion { found }.at(1))
        }
        Some(_) => Ok(()),
    }
}

fn json<T: DeserializeOwned>(line: &str) -> Result<T, StudyFault> {
    serde_json::from_str(line).map_err(|error| StudyFault::BadLine { reason: error.to_string() })
}

/// The nodes read so far, in their order.
#[derive(Default)]
struct Nodes {
    tree: Tree,
    ids: Vec<NodeId>,
}

impl Nodes {
    fn take_in(&mut self, line: &str) -> Result<(), StudyFault> {
        if self.ids.len() >= NODES_MAX {
            return Err(StudyFault::TooManyNodes);
        }
        let Line { after, seat, step, glyph, comment, drawings } = json(line)?;
        let id = match (self.ids.last(), step) {
            (None, None) if after.is_none() && seat.is_none() => self.tree.root(),
            (None, _) | (_, None) => return Err(StudyFault::StepMisplaced),
            (Some(last), Some(notation)) => {
                let before = match after {
                    None => *last,
                    Some(after) => *self.ids.get(after).ok_or(StudyFault::NoSuchNode { after })?,
                };
                self.add(before, RawStep { seat, notation })?
            }
        };
        let notes = Notes { comment, glyph, drawings };
        notes.check()?;
        if let Some(place) = self.tree.notes_mut(id) {
            *place = notes;
        }
        self.ids.push(id);
        Ok(())
    }

    fn add(&mut self, after: NodeId, step: RawStep) -> Result<NodeId, StudyFault> {
        let doubled = |id: &NodeId| self.tree.node(*id).and_then(Node::step) == Some(&step);
        if self.tree.children(after).iter().any(doubled) {
            return Err(StudyFault::BadLine { reason: "this step is there already".to_owned() });
        }
        self.tree.add(after, step)
    }
}
