//! What the examination finds.

use std::any::Any;
use std::fmt::{self, Debug};

/// A law that was broken, and how.
#[derive(Debug)]
pub(super) struct Flaw {
    law: &'static str,
    detail: String,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}': {}", self.law, self.detail)
    }
}

/// Whether a law holds.
pub(super) type Law = Result<(), Flaw>;

impl Flaw {
    pub(super) fn new(law: &'static str, detail: String) -> Flaw {
        Flaw { law, detail }
    }

    /// The same, with the text in which it was found.
    pub(super) fn in_text(self, text: &str) -> Flaw {
        Flaw { detail: format!("{}\n{text}", self.detail), ..self }
    }
}

/// Demands that something holds; the detail is only made where it does not.
pub(super) fn demand(holds: bool, law: &'static str, detail: impl FnOnce() -> String) -> Law {
    if holds { Ok(()) } else { Err(Flaw::new(law, detail())) }
}

/// Demands that two values are equal.
pub(super) fn same<T: PartialEq + Debug>(law: &'static str, what: &str, one: &T, two: &T) -> Law {
    demand(one == two, law, || format!("{what}:\n{one:?}\nis not\n{two:?}"))
}

/// The message of a panic.
pub(super) fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}
