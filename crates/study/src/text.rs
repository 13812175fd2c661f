//! A study as text: a line that says what it is, a heading, and a line for each node.

mod read;
mod write;

use crate::{Heading, Tree};

/// The version of the form; a change that an old program would misread raises it.
pub const STUDY_VERSION: u32 = 1;

/// How the first line of every study begins, whatever its version.
pub const FIRST_LINE: &str = "anleger study ";

/// A study whose form is right; whether its steps are legal is for the rules to say.
///
/// `Display` writes the text, `FromStr` reads it.
#[derive(Clone, Debug, PartialEq)]
pub struct StudyText {
    /// What is true of all of it.
    pub heading: Heading,
    /// Its nodes.
    pub tree: Tree,
}

impl StudyText {
    /// The line of the root, counted from 1; each node that was read has the line of its number after that.
    pub(crate) const ROOT_LINE: usize = 3;
}
