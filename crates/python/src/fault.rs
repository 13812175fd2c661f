//! What is refused, as exceptions: all of them are `ValueError`s with a `code` that keeps its meaning.

use std::fmt::Display;

use arrays::{ActFault, BatchFault, Unknown};
use bots::{BadLevel, UnknownBot};
use game::erased::AnyError;
use game::{Coded, PositionError, RecordError, SetupError};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyType;
use pyo3::{PyTypeInfo, create_exception};

create_exception!(
    anleger,
    AnlegerError,
    PyValueError,
    "Something was refused, and nothing has changed. `code` names the reason and keeps its meaning; `ruling` names the ruling that forbids it, or is None."
);
create_exception!(
    anleger,
    IllegalAction,
    AnlegerError,
    "A decision or an outcome that is not possible now, or none of this game."
);
create_exception!(
    anleger,
    BadSetup,
    AnlegerError,
    "A match or a batch that cannot begin like this."
);
create_exception!(anleger, BadRecord, AnlegerError, "A record that does not hold.");
create_exception!(anleger, BadPosition, AnlegerError, "A position that is none.");
create_exception!(anleger, UnknownName, AnlegerError, "No game or bot has this name.");

/// A refusal with the class it is raised as.
pub struct Fault {
    class: fn(Python<'_>) -> Bound<'_, PyType>,
    code: &'static str,
    ruling: Option<&'static str>,
    message: String,
}

fn class<E: PyTypeInfo>(py: Python<'_>) -> Bound<'_, PyType> {
    py.get_type::<E>()
}

impl Fault {
    fn of<E: PyTypeInfo>(error: &(impl Coded + Display)) -> Fault {
        Fault {
            class: class::<E>,
            code: error.code(),
            ruling: error.ruling(),
            message: error.to_string(),
        }
    }

    /// One that Python's side finds.
    pub fn setup(code: &'static str, message: impl Into<String>) -> Fault {
        Fault { class: class::<BadSetup>, code, ruling: None, message: message.into() }
    }

    /// A decision that the rules forbid.
    pub fn illegal(error: &(impl Coded + Display)) -> Fault {
        Fault::of::<IllegalAction>(error)
    }

    /// One that Python's side finds in a decision.
    pub fn action(code: &'static str, message: impl Into<String>) -> Fault {
        Fault { class: class::<IllegalAction>, code, ruling: None, message: message.into() }
    }
}

impl From<Fault> for PyErr {
    fn from(fault: Fault) -> PyErr {
        Python::attach(|py| {
            let error = PyErr::from_type((fault.class)(py), fault.message);
            let value = error.value(py);
            let told = value.setattr("code", fault.code);
            told.and_then(|()| value.setattr("ruling", fault.ruling)).err().unwrap_or(error)
        })
    }
}

impl From<AnyError> for Fault {
    fn from(error: AnyError) -> Fault {
        match error {
            AnyError::Setup(error) => error.into(),
            AnyError::Record(error) => error.into(),
            AnyError::Position(error) => error.into(),
            other => Fault::of::<IllegalAction>(&other),
        }
    }
}

impl From<SetupError> for Fault {
    fn from(error: SetupError) -> Fault {
        Fault::of::<BadSetup>(&error)
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Fault {
        Fault::of::<BadRecord>(&error)
    }
}

impl From<PositionError> for Fault {
    fn from(error: PositionError) -> Fault {
        Fault::of::<BadPosition>(&error)
    }
}

impl From<ActFault> for Fault {
    fn from(error: ActFault) -> Fault {
        Fault::of::<IllegalAction>(&error)
    }
}

impl From<BatchFault> for Fault {
    fn from(error: BatchFault) -> Fault {
        match error {
            BatchFault::Illegal { .. } | BatchFault::Count { .. } => {
                Fault::of::<IllegalAction>(&error)
            }
            BatchFault::Bot(_) => Fault::of::<UnknownName>(&error),
            _ => Fault::of::<BadSetup>(&error),
        }
    }
}

impl From<Unknown> for Fault {
    fn from(error: Unknown) -> Fault {
        Fault::of::<UnknownName>(&error)
    }
}

impl From<UnknownBot> for Fault {
    fn from(error: UnknownBot) -> Fault {
        Fault::of::<UnknownName>(&error)
    }
}

impl From<BadLevel> for Fault {
    fn from(error: BadLevel) -> Fault {
        Fault::of::<UnknownName>(&error)
    }
}
