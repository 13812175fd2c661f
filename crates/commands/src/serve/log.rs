//! Where the log goes: to standard error, for people or for programs. `docs/logging.md` says what
//! stands in it.

use std::env;
use std::io::{self, IsTerminal};

use tracing_subscriber::filter::{ParseError, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{fmt, registry};

use crate::failure::Failure;

/// How the log is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// A line for people
    #[default]
    Human,
    /// A JSON object per line
    Json,
}

/// The variable that says how much is logged.
const FILTER: &str = "ANLEGER_LOG";

/// How much is logged where nobody says otherwise: the life of the house.
const USUAL: &str = "info";

/// From now on events are written to standard error.
pub(crate) fn begin(format: Format) -> Result<(), Failure> {
    let wish = env::var(FILTER).unwrap_or_default();
    let filter = filter(&wish).map_err(|error| Failure::LogFilter(error.to_string()))?;
    let (house, lines) = (registry().with(filter), fmt::layer().with_writer(io::stderr));
    let started = match format {
        Format::Human => house.with(lines.with_ansi(io::stderr().is_terminal())).try_init(),
        Format::Json => house.with(lines.json().flatten_event(true)).try_init(),
    };
    // Somebody in the same process has begun already: theirs goes on.
    started.or(Ok(()))
}

fn filter(wish: &str) -> Result<Targets, ParseError> {
    if wish.trim().is_empty() { USUAL } else { wish }.parse()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_read_and_nonsense_is_refused() {
        assert_eq!(filter("").unwrap().to_string(), USUAL);
        assert_eq!(filter("warn,tables=debug").unwrap().to_string(), "tables=debug,warn");
        assert!(filter("tables=loud").is_err());
    }
}
