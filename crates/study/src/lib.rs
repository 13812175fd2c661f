//! A study: a position, what could come of it as a tree, and what is to be said about it.
//!
//! - [`StudyText`]: a study whose form is right; `Display` writes it, `FromStr` reads it. Whether its steps are legal
//!   is for the rules to say.
//! - [`Study`]: the same set up by the rules, so that every node of its tree is a match that can be looked at and gone
//!   on from: decisions of every seat, chance by hand or drawn.
//! - [`Tree`]: the nodes, each with a step and [`Notes`].
//! - [`Eyes`]: the true state, or what a seat knows of it.
//!
//! No clock and no random source: who wants something drawn brings one. `docs/study.md` describes the form.
//!
//! ```
//! use bots::Registry;
//! use game::toys::Lanterns;
//! use study::{Opening, Study};
//!
//! let registry = Registry::default().with::<Lanterns>();
//! let names = vec!["Anna".to_owned(), "Ben".to_owned()];
//! let opening = Opening::Book { game: "lanterns", options: Default::default(), names };
//! let mut study = Study::begin(opening, &registry)?;
//! let root = study.tree().root();
//! let dealt = study.outcomes(root)?[0].notation.clone();
//! let node = study.settle(root, &dealt)?;
//! assert_eq!(study.tree().line_to(node).len(), 1);
//! assert!(study.to_text().to_string().starts_with("anleger study 1\n"));
//! # Ok::<(), study::StudyError>(())
//! ```

#![warn(missing_docs)]

mod fault;
mod heading;
pub mod limits;
mod looking;
mod notes;
mod opening;
mod playing;
mod study;
mod text;
mod tree;

pub use fault::{StudyError, StudyFault};
pub use game::record::RawStep;
pub use heading::Heading;
pub use looking::Eyes;
pub use notes::{Colour, Drawing, Glyph, Notes};
pub use opening::Opening;
pub use study::Study;
pub use text::{FIRST_LINE, STUDY_VERSION, StudyText};
pub use tree::{Node, NodeId, Tree};
